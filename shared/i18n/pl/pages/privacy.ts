import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Polityka prywatności',
  lead: 'To, że tu jesteś, to wyłącznie twoja sprawa. Tu przeczytasz, co o tobie przechowujemy, dlaczego, jak długo i co możesz z tym zrobić.',
  sections: [
    {
      id: 'who',
      title: 'Kto jest administratorem danych',
      body: ['{company}, {address}, {city}, {country}. O swoje dane zapytaj pod adresem {support_email}.'],
    },
    {
      id: 'what',
      title: 'Co przechowujemy',
      body: [
        [
          'Twoje konto: adres e-mail, nieczytelny skrót (hash) hasła, język, datę założenia i udzielone wtedy zgody.',
          'Twój profil: nazwę, płeć, kogo szukasz, datę urodzenia, kraj, region, miejscowość, opis, cechy i zainteresowania. Inni widzą twój wiek, nigdy daty urodzenia ani adresu e-mail.',
          'Twoje zdjęcia. Dane ukryte w pliku, na przykład miejsce wykonania, usuwamy.',
          'Twoje wiadomości, polubienia, ulubione, blokady, profile oglądane w ostatnich {look_days} dniach oraz to, kto widzi twoje prywatne zdjęcia.',
          'Twoje kredyty i płatności: pakiet, kwotę, metodę i czas. Dane karty i konta otrzymuje tylko operator płatności. Przy poleceniu zapłaty zachowujemy imię i nazwisko, adres, zgodę, cztery ostatnie znaki IBAN oraz nieczytelne skróty (hash) IBAN i numeru telefonu, aby zapobiegać nadużyciom. Jeśli zapiszesz kartę, przechowuje ją operator płatności. My przechowujemy wtedy markę, cztery ostatnie cyfry, datę ważności, numer, pod którym operator zna kartę, oraz twoją zgodę, dopóki nie usuniesz karty lub konta. Przy twoich płatnościach pozostają numer i wersja zgody.',
          'Gdzie trwa twoja sesja: rodzaj przeglądarki i systemu oraz czas. Nieudane logowania liczymy krótko dla każdego adresu.',
          'Gdzie masz włączone powiadomienia push: adres, który nadaje im usługa push przeglądarki, do ich wyłączenia lub wylogowania tam.',
          'Skąd do nas trafiasz, jeśli przez partnera i za twoją zgodą.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Dane wrażliwe',
      body: [
        'Orientacja seksualna oraz zainteresowania seksualne i polityczne są szczególnie chronione. Przechowujemy je tylko za twoją osobną zgodą. Możesz zostawić je puste i wycofać zgodę na profilu: zostaną od razu usunięte.',
        'Nigdy nie trafiają do partnerów i nigdy nie służą reklamie.',
      ],
    },
    {
      id: 'why',
      title: 'W jakim celu',
      body: [
        [
          'Aby świadczyć usługę, na którą się umawiamy: profil, wyszukiwanie, wiadomości, płatności.',
          'Aby chronić ludzi: każde zdjęcie profilowe sprawdza komputer, a potem człowiek; zdjęcie w rozmowie między użytkownikami tylko komputer; tekst w profilu, w którym komputer widzi numer telefonu, adres e-mail, link lub wiek poniżej 18 lat, najpierw czyta człowiek; rozpatrujemy też skargi i powstrzymujemy nadużycia. To nasz prawnie uzasadniony interes i częściowo obowiązek.',
          'Aby robić to, czego wymaga prawo, na przykład przechowywać faktury.',
          'Aby dawać ci znać mailem lub powiadomieniem push o wiadomościach i polubieniach, których jeszcze nie widzisz, bez ich treści. Każdy rodzaj wyłączysz w ustawieniach, a maile także linkiem w każdym z nich.',
          'Do reklam w mailach i powiadomieniach push oraz do danych wrażliwych: tylko za twoją zgodą.',
        ],
        'Nie tworzymy profili reklamowych. Żadnej decyzji, która ma dla ciebie skutki, nie podejmuje sam komputer, z kilkoma wyjątkami: zdjęcie, które człowiek już odrzucił lub usunął albo przez które zawiesił konto, jest odrzucane automatycznie, zdjęcie w rozmowie jest odrzucane automatycznie, jeśli kontrola znajdzie w nim coś niedozwolonego, a przy rejestracji nie przyjmujemy adresu e-mail zablokowanego konta ani, przez {minor_hours} godziny, adresu osoby zbyt młodej. Odrzucone zdjęcie nic cię nie kosztuje. Dostajesz e-mail z uzasadnieniem i możesz się odwołać.',
      ],
    },
    {
      id: 'hosts',
      title: 'Rozmowy z profilami fikcyjnymi',
      only: 'desk',
      body: [
        'W imieniu profili fikcyjnych piszą osoby z naszego zespołu. Czytają rozmowy z tymi profilami, także wcześniejsze wiadomości, i mogą otwierać zdjęcia, które w nich wysyłasz. O tobie widzą nazwę profilu i to, co piszesz, ale nie adres e-mail, płatności ani inne rozmowy.',
        'Mogą zrobić notatkę o takiej rozmowie, żeby kolejna osoba ją znała. Notatki należą do rozmowy: znajdziesz je w pliku ze swoimi danymi i są usuwane razem z nią. Każde otwarcie rozmowy i każda odpowiedź są zapisywane. Rozmów między użytkownikami nie czytają.',
      ],
    },
    {
      id: 'age-check',
      title: 'Weryfikacja wieku',
      only: 'age-check',
      body: [
        'Tam, gdzie mieszkasz, musimy zlecić sprawdzenie wieku, zanim zobaczysz innych użytkowników. Robi to {age_check} na własnej stronie. {age_check} dostaje od nas numer weryfikacji i granicę wieku, a nie twoje imię czy adres e-mail, i informuje nas tylko, czy masz co najmniej {minimum_age} lat. Zdjęcie, dokument i data urodzenia do nas nie trafiają.',
        'Przechowujemy wynik, jego datę, nazwę firmy i numer do usunięcia konta. Jeśli dokument pokazuje, że nie masz odpowiedniego wieku, konto zostaje od razu automatycznie zawieszone, aż zdecyduje osoba z naszego zespołu. Możesz się odwołać.',
      ],
    },
    {
      id: 'verification',
      title: 'Weryfikacja zdjęć',
      only: 'verification',
      body: [
        'Jeśli chcesz mieć znaczek przy nazwie, robisz sobie zdjęcie w pozie, o którą prosimy. Osoba z naszego zespołu porównuje je wzrokiem ze zdjęciami w profilu. Nie używamy rozpoznawania twarzy i nie tworzymy ani nie przechowujemy cech biometrycznych twojej twarzy. Robisz to tylko z własnej woli i możesz się wycofać do czasu decyzji.',
        'Zdjęcie widzi tylko nasz zespół, a każde wyświetlenie jest zapisywane. Usuwamy je zaraz po decyzji, gdy się wycofasz lub odejdziesz, najpóźniej po {verification_days} dniach. Z kopii zapasowej naszego magazynu znika w ciągu dwóch dni. Pamiętamy, które z twoich zdjęć porównano, a po odrzuceniu przez czternaście dni powód.',
      ],
    },
    {
      id: 'location',
      title: 'Twoje położenie',
      body: [
        'O położenie pytamy tylko wtedy, gdy naciśniesz przycisk. Przeglądarka zaokrągla je do około kilometra przed wysłaniem. Szukamy nazwy miejscowości i nie przechowujemy współrzędnych.',
      ],
    },
    {
      id: 'others',
      title: 'Kto jeszcze widzi twoje dane',
      body: [
        'Inni widzą twój profil i zatwierdzone zdjęcia. W trybie niewidocznym nikt nie znajdzie cię w wyszukiwaniu.',
        'Osoby niezalogowane widzą tylko rozmyte, nierozpoznawalne zdjęcie, twój wiek i region, chyba że w ustawieniach pozwolisz na więcej. Prosimy wyszukiwarki, by nie umieszczały profili ani zdjęć.',
        'Firmy, które dla nas pracują, dostają tylko to, co niezbędne: Amazon Web Services (serwery, poczta, SMS-y, automatyczne sprawdzanie zdjęć) i operator płatności. Umowy zabraniają im robić z tym cokolwiek innego.',
        'Powiadomienia push idą przez usługę push twojej przeglądarki (Google, Apple, Mozilla lub Microsoft). Są zaszyfrowane: ta usługa nie może ich odczytać, ale widzi, że i kiedy któreś przychodzi.',
        'Nie sprzedajemy twoich danych i nie przekazujemy twojego profilu, chyba że osobno się zgodzisz lub nakazuje to prawo.',
      ],
    },
    {
      id: 'how-long',
      title: 'Jak długo',
      body: [
        [
          'Tak długo, jak masz konto. Wiadomości starsze niż {history_days} dni nie są już pokazywane.',
          'Gdy usuniesz konto, od razu znikasz, a po {grace_days} dniach usuwamy wszystko, razem ze zdjęciami i rozmowami. Jeśli konto jest zawieszone do naszej decyzji w sprawie podejrzenia albo najpierw musimy zabezpieczyć dowody lub ostrzeżenie, usuwamy je dopiero potem. Z kopii zapasowych wszystko znika w ciągu kolejnych 35 dni.',
          'Płatności tak długo, jak wymaga prawo podatkowe, oddzielnie od konta.',
          'Zdjęcie, które usuwasz: nikt go już nie widzi, a z naszego magazynu znika po około dwóch tygodniach.',
          'Przesłane zdjęcie, do którego nie dotarła automatyczna kontrola: najwyżej jeden dzień. Kopia do skargi: dopóki trwa sprawa, a potem pół roku na odwołanie. Decyzja o nazwie, zdjęciu, tekście, wiadomości albo koncie, razem z tym, co usunęliśmy: pół roku na odwołanie. Po odwołaniu kolejne pół roku. Zdjęcie, które usunęliśmy z rozmowy: rok. Nazwa profilu, którą usunęliśmy: do cofnięcia decyzji lub usunięcia twojego konta, żeby nikt nie mógł jej wybrać.',
          'Zgłoszenie, które nam wysyłasz, z potwierdzeniem, że jest prawdziwe: do pół roku po naszej odpowiedzi, dłużej, jeśli ktoś się odwoła. Przy zgłoszeniu bez logowania także twoje imię i nazwisko oraz adres e-mail, do naszej odpowiedzi.',
          'Z twojego adresu e-mail nieczytelny skrót (hash): pół roku po rejestracji i po odejściu, żeby darmowe kredyty były tylko raz, a po blokadzie dwa lata, żeby zablokowana osoba nie zarejestrowała się nim ponownie i była rozpoznana także na tym samym urządzeniu, gdy rejestruje się lub loguje na inne konto. Dopóki konto jest zawieszone, tak samo porównujemy skrót zapisany na urządzeniu; nie przechowujemy do tego nic więcej, a porównywanie kończy się wraz z zawieszeniem. Taki skrót przechowujemy też dla twoich zdjęć oraz karty lub rachunku, z którego płacisz, a po blokadzie jeszcze przez dwa lata. Jeśli przy odejściu trwa skarga dotycząca ciebie, skrót zostaje przy niej.',
          'Ze zdjęcia, które nasz zespół odrzuci lub usunie albo przez które zawiesi konto, nieczytelny skrót (hash): rok, żeby to samo zdjęcie było odrzucane automatycznie, także na innym koncie. Ze zdjęcia w rozmowie, które odrzuci automatyczna kontrola: tak długo jak decyzję o nim.',
          'Z sieci, z której się logujesz, nieczytelny skrót: rok, żeby inni nie mogli zablokować ci dostępu.',
          'Gdy ktoś poda datę urodzenia poniżej minimalnego wieku, pamiętamy to {minor_hours} godziny w pliku cookie i skrócie adresu e-mail, bez samej daty.',
          'Z numeru IBAN lub telefonu zablokowanego dla polecenia zapłaty, na przykład po cofniętej płatności, nieczytelny skrót (hash) bez twojego imienia i nazwiska: dopóki trwa ta blokada, także po usunięciu konta.',
          'Nieczytelny skrót (hash) tekstu, którym zaczynasz rozmowę, najwyżej przez dobę, żeby powstrzymać masowe wiadomości.',
          'To, że w rozmowach wysyłasz linki lub prosisz o pieniądze, że przekraczasz limit nowych rozmów, rejestrujesz się na urządzeniu innego konta, rejestrujesz się, logujesz lub ustawiasz nowe hasło na urządzeniu konta, które jest wtedy zablokowane lub zawieszone, masz zdjęcie podobne do zdjęcia z innego konta, płacisz kartą lub z rachunku zablokowanej osoby albo że ktoś się na ciebie skarży: {signal_days} dni, bez samego tekstu i zdjęcia. Szuka tego w wiadomościach, zdjęciach i płatnościach komputer. Pomaga to tylko naszemu zespołowi zdecydować, które konta sprawdzić najpierw.',
          'Gdy blokujemy kogoś za oszustwo, osoby, które wymieniały wiadomości z tym kontem, dostają kopię rozmowy bez zdjęć: {kept_chat_days} dni, nawet jeśli konto zostanie w tym czasie usunięte.',
          'Notatki naszego zespołu o twoim koncie: do usunięcia konta. Są w pliku z twoimi danymi. Notatki do zgłoszenia: tak długo jak zgłoszenie.',
          'To, co nasz zespół robi z twoim kontem i dlaczego, własnymi słowami: dwa lata. Po usunięciu konta nie wskazuje to już na ciebie.',
          'Dowód wieku lub tożsamości, który wyślesz nam mailem: do czasu sprawdzenia, najwyżej 30 dni.',
          'Dzienniki techniczne przez miesiąc, bez adresów e-mail i bez treści wyszukiwań.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Co możesz zrobić',
      body: [
        [
          'Zobaczyć i zabrać: w ustawieniach jednym naciśnięciem poprosisz o plik ze wszystkim, co o tobie mamy.',
          'Poprawić: na profilu i w ustawieniach; nazwę, płeć i datę urodzenia, pisząc na {support_email}.',
          'Usunąć: usuń konto.',
          'Wycofać zgodę: na profilu i w ustawieniach.',
          'Sprzeciwić się lub zażądać ograniczenia: napisz na {support_email}. Odpowiemy w ciągu miesiąca.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Organ nadzorczy',
      only: 'eu',
      body: ['Jeśli się z nami nie zgadzasz, możesz złożyć skargę do organu ochrony danych w swoim kraju.'],
    },
    {
      id: 'security',
      title: 'Bezpieczeństwo',
      body: [
        'Cały ruch jest szyfrowany, podobnie jak to, co przechowujemy. Haseł nie możemy odczytać. Zdjęcia można zobaczyć tylko pod adresami, które szybko przestają działać. Pracownicy logują się dwuetapowo, a wszystko, co robią, jest zapisywane.',
      ],
    },
  ],
}
