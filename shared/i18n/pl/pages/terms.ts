import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Regulamin',
  lead: 'Na to się umawiamy, gdy korzystasz z serwisu {site}. Tak krótko i jasno, jak się dało.',
  sections: [
    {
      id: 'who',
      title: 'Kim jesteśmy',
      body: [
        '{site} to usługa firmy {company} ({tradenames}), {address}, {city}, {country}. Rejestr: {register}. Numer VAT: {vat}.',
        'Napisz do nas na {support_email} albo zadzwoń: {support_phone}. Więcej na stronie [Obsługa klienta](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Co tu znajdziesz',
      body: [
        'W serwisie {site} spotykają się dorośli: tworzysz profil, szukasz osób, pokazujesz, kto ci się podoba, i wysyłasz wiadomości, zdjęcia i prezenty.',
        'Nie obiecujemy związku, spotkania ani odpowiedzi. To, co obiecujemy, jest poniżej.',
      ],
    },
    {
      id: 'fictional',
      title: 'Profile fikcyjne',
      body: [
        'Część profili jest fikcyjna. Tworzymy je sami. Spotkanie na żywo z nimi nie jest możliwe.',
        'Każdy fikcyjny profil ma oznaczenie wszędzie: na karcie, na profilu, w rozmowach i przy polubieniach. Nikt nie może go usunąć. Dzięki temu zawsze wiesz, z kim rozmawiasz, zanim cokolwiek zapłacisz.',
      ],
    },
    {
      id: 'hosts',
      title: 'Pisanie do profili fikcyjnych',
      only: 'desk',
      body: [
        'W imieniu profilu fikcyjnego pisze nasz własny zespół. Rozmowa mówi o tym, zanim wyślesz pierwszą wiadomość. Wiadomość, zdjęcie lub prezent kosztuje tyle samo co u zwykłych użytkowników.',
        'Jeśli w ciągu {answer_hours} godzin nie będzie odpowiedzi, kredyty wrócą same. Także wtedy, gdy usuniemy profil, zanim doczekasz się odpowiedzi.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Pisanie do profili fikcyjnych',
      only: 'no-desk',
      body: ['W tym serwisie nie można pisać do profili fikcyjnych. Rozmowa o tym mówi i nic nie jest pobierane.'],
    },
    {
      id: 'account',
      title: 'Twoje konto',
      body: [
        [
          'Masz co najmniej {minimum_age} lat.',
          'Zakładasz konto dla siebie, z własną datą urodzenia i własnymi zdjęciami.',
          'Potwierdzasz adres e-mail. Do tego czasu nic nie wyślesz i nic nie zostanie pobrane.',
          'Hasło zachowujesz dla siebie. W ustawieniach widzisz wszystkie swoje sesje i możesz zakończyć każdą z nich.',
        ],
        'Założenie konta i rozglądanie się są bezpłatne. Nowe osoby dostają kredyty na start: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Kredyty i ceny',
      body: [
        'Płacisz za wiadomość, kredytami. Wiadomość kosztuje {message_credits} kredyt, zdjęcie w rozmowie {photo_credits}, a prezent {gift_credits}. W przeliczeniu wiadomość kosztuje od {message_price}. Wszystkie ceny są na stronie [Ceny](/pricing).',
        'Kredyty kupujesz w pakietach. Nie ma abonamentu: nic się nie odnawia i nic nigdy nie jest pobierane samo. Kredyty nie wygasają, dopóki istnieje twoje konto.',
        'Jeśli zapiszesz kartę, obciążamy ją tylko wtedy, gdy samodzielnie naciśniesz przycisk zamówienia. Kartę możesz w każdej chwili usunąć na stronie [swoich płatności](/transactions).',
        'Bez zakupu możesz zacząć tyle rozmów: {free_conversations}. Odpowiadanie nigdy się nie liczy.',
        'Zniżki się nie łączą. Odliczanie na tej stronie naprawdę się kończy.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Pierwszy zakup daje ci premium na zawsze, także gdy kredyty się skończą. Widzisz wtedy wszystkie publiczne zdjęcia, możesz mieć do {premium_photos} zdjęć i zaczynać dowolnie wiele rozmów. Nie dotyczy to prywatnych zdjęć: o nich każdy decyduje sam.',
        'Aby powstrzymać masowe wiadomości, każdy może zacząć najwyżej {daily_starts} nowych rozmów w ciągu {start_hours} godzin, a ten sam pierwszy tekst wysłać najwyżej do {same_openings} osób na godzinę.',
        'Premium kończy się tylko wtedy, gdy twój jedyny zakup zostanie w całości zwrócony lub cofnięty przez bank albo konto ostatecznie usunięte.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Odstąpienie od umowy i anulowanie',
      body: [
        'Niewykorzystane kredyty możesz anulować przez {refund_days} dni od zakupu. Jak to zrobić i co odzyskasz, przeczytasz w [Zwrotach](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'Jak się traktujemy',
      body: [
        'Nie wolno:',
        [
          'nękać, grozić, obrażać ani dyskryminować;',
          'podszywać się pod kogoś ani używać cudzych zdjęć;',
          'publikować czegokolwiek z udziałem nieletnich lub o nich, w żadnej formie;',
          'reklamować, oszukiwać, prosić o pieniądze ani oferować płatnych usług;',
          'podawać danych kontaktowych na zdjęciach lub w profilu;',
          'pokazywać nagości na zdjęciach, które widzą też odwiedzający;',
          'dodawać zdjęć profilowych, na których cię dobrze nie widać;',
          'wysyłać w rozmowie zdjęć z nagością, seksem, przemocą, narkotykami, hazardem lub nienawiścią;',
          'automatycznie pobierać danych ze strony ani zakłócać jej działania.',
        ],
        'Każde zdjęcie sprawdzamy, zanim zobaczą je inni. Jeśli wygląda na to, że tekst w profilu zawiera numer telefonu, adres e-mail, link lub wiek poniżej 18 lat, najpierw czyta go ktoś z naszego zespołu; do tego czasu widzisz go tylko ty. Możemy odrzucić lub usunąć zdjęcia i teksty, usunąć nazwę profilu, dać ostrzeżenie, zawiesić konto na {suspension_days} dni albo do wyjaśnienia podejrzenia, a także je zablokować. Zawsze powiemy dlaczego.',
      ],
    },
    {
      id: 'complaints',
      title: 'Skargi i decyzje',
      body: [
        'Coś jest nie tak albo wydaje ci się niezgodne z prawem? Zgłoś to w [Skargach](/complaints), także bez konta. Dostaniesz potwierdzenie i odpowiedź z uzasadnieniem od człowieka.',
        'Zdjęcia przedstawiające krzywdzenie dzieci i zdjęcia intymne można zgłosić bez podawania imienia i nazwiska oraz adresu e-mail. Bez adresu e-mail nie dostaniesz ani potwierdzenia, ani odpowiedzi.',
        'Nie zgadzasz się z decyzją o nazwie, zdjęciu, tekście, wiadomości albo koncie? Mail na ten temat ma link do odwołania: przez sześć miesięcy, bez logowania. Sprawę obejrzy inna osoba z zespołu.',
        'Jeśli ktoś wciąż składa skargi lub odwołania, które są oczywiście bezpodstawne, osoba z naszego zespołu sprawdza, ile ich jest, jaką część całości stanowią, jak poważne są skutki i czy wygląda to na celowe działanie. Konto najpierw dostaje ostrzeżenie; jeśli to się powtarza, możemy na {suspension_days} dni zawiesić konto albo nie przyjmować skarg z tego konta i z jego potwierdzonego adresu e-mail. To drugie nie dotyczy zgłoszeń o osobie niepełnoletniej, krzywdzeniu dziecka albo intymnym zdjęciu; zawsze można też kogoś zablokować i odwołać się od decyzji. Na to samo patrzymy, gdy ktoś wciąż łamie nasze inne zasady. Od tych decyzji też możesz się odwołać.',
      ],
    },
    {
      id: 'leaving',
      title: 'Odejście',
      body: [
        'Konto usuwasz samodzielnie w ustawieniach, bez podawania powodu. Od razu znikasz. Przez {grace_days} dni możesz wrócić dzięki linkowi w mailu; potem usuwamy wszystko. Dłużej zostaje tylko to, co wymienia [Polityka prywatności](/pages/privacy), na przykład dane o płatnościach, które każe nam przechowywać prawo.',
        'Pozostałe kredyty przepadają z chwilą ostatecznego usunięcia. Najpierw poproś o zwrot, jeśli wciąż ci przysługuje.',
      ],
    },
    {
      id: 'liability',
      title: 'Za co odpowiadamy',
      body: [
        'Robimy, co możemy, by strona była bezpieczna i dostępna. Gdy coś zawiedzie, naprawiamy to jak najszybciej; za wiadomość, która nie dotarła, kredyty nie są pobierane.',
        'Nie sprawdzamy z góry, co sobie mówicie. Odpowiadamy za szkody wyrządzone umyślnie lub przez rażące niedbalstwo i wszędzie tam, gdzie tak stanowi prawo. Twoje prawa konsumenta zawsze obowiązują.',
      ],
    },
    {
      id: 'eu',
      title: 'Prawo i spory w UE',
      only: 'eu',
      body: [
        'Konsumentów chroni bezwzględnie obowiązujące prawo kraju, w którym mieszkają, i tam też mogą iść do sądu.',
        'Naszą decyzję dotyczącą twoich treści lub konta możesz też przedstawić certyfikowanemu organowi pozasądowego rozstrzygania sporów.',
      ],
    },
    {
      id: 'changes',
      title: 'Gdy regulamin się zmieni',
      body: [
        'Jeśli zmieni się coś ważnego dla ciebie, napiszemy co najmniej {notice_days} dni wcześniej. Gdy się nie zgadzasz, możesz usunąć konto i poprosić o zwrot za kupione, niewykorzystane kredyty.',
      ],
    },
  ],
}
