import type { Translation } from '../languages.ts'
import type { mail as source } from '../nl/mail.ts'

export const mail = {
  activation: {
    subject: 'Potwierdź adres e-mail w {site}',
    preview: 'Jedno kliknięcie i możesz wysyłać i dostawać wiadomości.',
    title: 'Witaj, {name}',
    lead: 'Miło, że jesteś. Potwierdź jeszcze, że to twój adres e-mail, a twój profil w {site} będzie widoczny.',
    why: 'Od tej chwili inni mogą cię zobaczyć, a ty możesz wysyłać i dostawać wiadomości.',
    action: 'Potwierdzam adres e-mail',
    note: 'Link działa {days} dni. To nie twoje konto? Nie musisz nic robić.',
  },
  activationReminder: {
    subject: 'Twoje konto w {site} czeka',
    preview: 'Adres e-mail nie jest jeszcze potwierdzony.',
    title: 'Jeszcze jedno kliknięcie, {name}',
    lead: 'Masz konto w {site}, ale adres e-mail nie jest jeszcze potwierdzony. Do tego czasu nikt nie widzi twojego profilu, a ty nie możesz wysyłać wiadomości.',
    lost: 'Pierwszy mail gdzieś zginął? Ten link działa tak samo.',
    action: 'Potwierdzam adres e-mail',
    note: 'Link działa {days} dni. To nie twoje konto albo nie masz już ochoty? Nie musisz nic robić.',
  },
  existingAccount: {
    subject: 'Masz już konto w {site}',
    preview: 'Możesz się po prostu zalogować.',
    title: 'Masz już konto',
    lead: 'Ktoś, pewnie ty, chce użyć tego adresu e-mail do konta w {site}. Takie konto już istnieje, więc możesz się po prostu zalogować.',
    action: 'Zaloguj się',
    note: 'To nie ty? Nie musisz nic robić, nic się nie zmienia.',
  },
  complaintReceipt: {
    subject: 'Mamy twoje zgłoszenie: {receipt}',
    preview: 'Odpowiedź przyjdzie mailem.',
    title: 'Dziękujemy za zgłoszenie',
    lead: 'Twoje zgłoszenie ma numer {receipt}. Jeśli dotyczy kogoś z tej strony, zachowaliśmy w tamtej chwili to, co potrzebne do oceny, nawet jeśli ktoś potem to usunie.',
    next: 'Zajmie się tym człowiek z naszej moderacji i odpowie z uzasadnieniem, zwykle w ciągu kilku dni.',
    action: 'Przejdź do {site}',
    note: 'To zgłoszenie nie jest od ciebie? Ktoś pomylił adres i nie musisz nic robić.',
  },
  complaintAnswer: {
    subject: 'Odpowiedź na zgłoszenie {receipt}',
    preview: 'Twoje zgłoszenie jest rozpatrzone.',
    title: 'Rozpatrzyliśmy twoje zgłoszenie',
    lead: 'To odpowiedź na zgłoszenie o numerze {receipt}.',
    upheld: 'Masz rację: zajęliśmy się tym.',
    agreed: 'Masz rację. Decyzja o czyimś koncie nie była potrzebna.',
    dismissed: 'Sprawdziliśmy to dokładnie i zostawiamy, jak jest.',
    decided: {
      photo_removed: 'Usunęliśmy zdjęcie z profilu.',
      text_removed: 'Usunęliśmy tekst z profilu.',
      name_removed: 'Usunęliśmy nazwę profilu.',
      message_removed: 'Usunęliśmy wiadomość tej osoby.',
      warned: 'Daliśmy tej osobie ostrzeżenie.',
      suspended: 'Zawiesiliśmy konto na pewien czas.',
      age_suspended: 'Zawiesiliśmy konto, dopóki nie zdecyduje o tym ktoś inny z zespołu.',
      photo_suspended: 'Zawiesiliśmy konto, dopóki nie zdecyduje o tym ktoś inny z zespołu.',
      banned: 'Zablokowaliśmy konto.',
      address_banned: 'Tej osoby już tu nie było. Zablokowaliśmy jej adres.',
    },
    reasons: 'Dlaczego:',
    action: 'Chcę zgłosić coś jeszcze',
    note: 'Nie zgadzasz się? Wyślij nowe zgłoszenie i podaj numer {receipt}, wtedy ktoś spojrzy na to ponownie. Możesz też zwrócić się do sądu lub do certyfikowanego organu rozstrzygania sporów. To, co zachowaliśmy jako dowód, trzymamy w tym celu jeszcze pół roku.',
    noteOutsideEu:
      'Nie zgadzasz się? Wyślij nowe zgłoszenie i podaj numer {receipt}, wtedy ktoś spojrzy na to ponownie. Możesz też zwrócić się do sądu. To, co zachowaliśmy jako dowód, trzymamy w tym celu jeszcze pół roku.',
  },
  creditsCancelled: {
    subject: 'Twoje kredyty w {site} zostały anulowane',
    preview: 'Zwracamy ci {amount}.',
    title: 'Zwracamy ci {amount}',
    lead: 'Anulowaliśmy niewykorzystane kredyty z twojego zakupu: {credits}. Zwracamy ci za nie {amount}.',
    action: 'Zobacz swoje płatności',
    note: 'To nie ty? Ustaw nowe hasło i daj nam znać.',
    withdrawnSubject: 'Twoje odstąpienie od umowy w {site}',
    withdrawnLead:
      'Otrzymaliśmy twoje odstąpienie od umowy w zakresie niewykorzystanych kredytów: {credits}. Zwracamy ci za nie {amount}.',
  },
  paymentRefunded: {
    subject: 'Zwrot {amount} za twoją płatność w {site}',
    preview: 'Zwracamy ci {amount}.',
    title: 'Zwracamy ci {amount}',
    lead: 'Zwracamy ci {amount} z twojej płatności o numerze referencyjnym {reference}. Odpowiadające jej kredyty, które były jeszcze na twoim saldzie, zostały odjęte.',
    action: 'Zobacz swoje płatności',
    note: 'Masz pytanie? Napisz do nas i podaj numer referencyjny.',
  },
  moneyBack: {
    how: 'Pieniądze wracają tą samą metodą płatności. Zwykle trwa to kilka dni roboczych, najwyżej 14 dni.',
    byHand:
      '{method} nie pozwala na zwroty, więc zrobimy przelew. Podaj obsłudze klienta numer konta i numer tej płatności.',
  },
  deletion: {
    subject: 'Konto w {site} jest usunięte',
    preview: 'Możesz się rozmyślić do {until}.',
    title: 'Do widzenia, {name}',
    lead: 'Twoje konto w {site} jest usunięte. Nikt już nie widzi twojego profilu, sesje na wszystkich urządzeniach są zakończone i nie dostaniesz więcej powiadomień.',
    final:
      'Jednak zmieniasz zdanie? Do {until} ten przycisk przywróci wszystko tak, jak było: profil, rozmowy, polubienia i kredyty. Potem usuwamy wszystko ostatecznie; dłużej zostaje tylko to, co wymienia nasza polityka prywatności, na przykład to, co o płatnościach każe nam przechowywać prawo.',
    action: 'Przywróć moje konto',
    note: 'To nie ty? Przywróć konto i ustaw nowe hasło. Link działa jeden raz.',
  },
  reactivated: {
    subject: 'Konto w {site} jest przywrócone',
    preview: 'Wszystko jest znów na miejscu.',
    title: 'Witaj ponownie, {name}',
    lead: 'Twoje konto w {site} jest przywrócone. Profil, rozmowy, polubienia i kredyty znów są na miejscu. Zaloguj się ponownie, także na innych urządzeniach.',
    action: 'Zaloguj się',
    note: 'To nie ty? Zaloguj się i ustaw nowe hasło.',
  },
  exportReady: {
    subject: 'Twoje dane z {site} są gotowe',
    preview: 'Pobierz je w ciągu {hours} godzin.',
    title: 'Twoje dane są gotowe',
    lead: 'Oto zamówiony plik ze wszystkim, co {site} o tobie przechowuje. Czeka na ciebie jako plik zip.',
    login: 'Link działa tylko po zalogowaniu.',
    action: 'Pobierz moje dane',
    note: 'Link działa {hours} godziny, potem usuwamy plik. Ta prośba nie jest od ciebie? Ustaw nowe hasło.',
  },
  exportHandedOver: {
    subject: 'Twoje dane z {site} zostały przekazane',
    preview: 'To nie twoja prośba? Daj nam znać.',
    title: 'Cześć {name}',
    lead: 'W odpowiedzi na prośbę obsługa klienta pobrała plik ze wszystkim, co {site} o tobie przechowuje, aby ci go przekazać.',
    check: 'Wcześniej sprawdzono, czy prośba pochodzi od ciebie.',
    action: 'Obsługa klienta',
    note: 'To nie twoja prośba? Skontaktuj się z nami od razu.',
  },
  dataCorrected: {
    subject: 'Twoje dane w {site} zostały poprawione',
    preview: 'Zobacz, co się zmieniło.',
    title: 'Cześć {name}',
    lead: 'W odpowiedzi na prośbę obsługa klienta poprawiła dane twojego konta w {site}. Oto, co się zmieniło:',
    fields: { name: 'nazwa profilu', gender: 'płeć', date_of_birth: 'data urodzenia', email: 'adres e-mail' },
    link: 'Nowy adres zadziała dopiero po użyciu linku, który tam wysłaliśmy.',
    action: 'Obsługa klienta',
    note: 'To nie twoja prośba? Skontaktuj się z nami od razu.',
  },
  requestDeclined: {
    subject: 'Twoja prośba dotycząca danych w {site}',
    preview: 'Podjęliśmy decyzję.',
    title: 'Cześć {name}',
    export: {
      lead: 'Dostaliśmy prośbę o kopię danych twojego konta w {site}. Odrzuciliśmy ją. Powód:',
      note: 'Jeśli możesz się zalogować, możesz też samodzielnie pobrać plik ze wszystkimi danymi w ustawieniach.',
    },
    correction: {
      lead: 'Dostaliśmy prośbę o poprawienie danych twojego konta w {site}. Odrzuciliśmy ją; nic się nie zmieniło. Powód:',
      note: 'Jeśli możesz się zalogować, możesz też wiele zmienić samodzielnie: w profilu i w ustawieniach.',
    },
    erasure: {
      lead: 'Dostaliśmy prośbę o usunięcie twojego konta w {site}. Odrzuciliśmy ją; nic nie zostało usunięte. Powód:',
      note: 'Jeśli możesz się zalogować, możesz też samodzielnie usunąć konto w ustawieniach.',
    },
    grounds: {
      unidentified: 'Nie mogliśmy ustalić, że prośba pochodzi od ciebie.',
      excessive: 'Prośba jest wyraźnie bezpodstawna albo nadmierna.',
      others: 'Dane ujawniłyby też coś o innych osobach.',
      correct: 'O ile możemy to sprawdzić, dane są prawidłowe.',
      legal_duty: 'Prawo każe nam przechowywać te dane.',
      legal_claims: 'Dane są nam jeszcze potrzebne do dochodzenia roszczeń.',
    },
    object: 'Nie zgadzasz się? Odpisz nam albo złóż skargę do organu ochrony danych. Możesz też iść do sądu.',
    objectOutsideEu:
      'Nie zgadzasz się? Odpisz nam albo złóż skargę do organu ochrony danych, jeśli w twoim kraju taki istnieje. Możesz też iść do sądu.',
    action: 'Kontakt z nami',
  },
  accountErased: {
    subject: 'Usuwamy twoje konto w {site}',
    preview: 'W odpowiedzi na prośbę i od razu.',
    title: 'Żegnaj, {name}',
    lead: 'W odpowiedzi na prośbę usuwamy teraz twoje konto w {site}: profil, zdjęcia i rozmowy. Potrwa to najwyżej dzień i nie da się tego cofnąć.',
    kept: 'Prawo każe nam przechowywać dane o płatnościach. Jeśli konto jest zablokowane, zachowujemy też cechy, po których je rozpoznamy, bez nazwiska. To, co potrzebne do skarg i odwołań, zostaje do pół roku po decyzji.',
    action: 'Przeczytaj politykę prywatności',
    note: 'To nasz ostatni mail.',
  },
  termsChanged: {
    subject: 'Nowy regulamin {site} od {day}',
    preview: 'Zobacz, co się dla ciebie zmienia.',
    title: 'Nowy regulamin od {day}',
    lead: 'Od {day} w {site} obowiązuje nowy regulamin. Oto, co się zmienia:',
    disagree:
      'Nie zgadzasz się? Możesz usunąć konto przed tym dniem i poprosić o zwrot za kupione, niewykorzystane kredyty.',
    action: 'Przeczytaj regulamin',
    note: 'Dostajesz ten e-mail, bo masz konto w {site}. Dotyczy twojej umowy, więc przychodzi także po wyłączeniu innych e-maili.',
  },
  decision: {
    subject: '{site}: decyzja {number} dotycząca twojego konta',
    preview: 'Przeczytaj, co postanowiliśmy, dlaczego i co możesz zrobić.',
    title: 'Cześć {name}',
    lead: {
      photo_refused:
        'Moderacja odrzuciła zdjęcie do twojego profilu w {site}. Inni go nie zobaczą; od razu możesz dodać inne. Powód:',
      photo_removed: 'Moderacja usunęła zdjęcie z twojego profilu w {site}. Oto, co widzieliśmy:',
      text_removed: 'Moderacja usunęła tekst z twojego profilu w {site}. Oto, co widzieliśmy:',
      text_refused:
        'Moderacja odrzuciła tekst do twojego profilu w {site}. Inni go nie zobaczą; możesz go zmienić. Oto, co widzieliśmy:',
      name_removed:
        'Moderacja usunęła twoją nazwę profilu {removed} w {site}. Dopóki nie wybierzesz nowej, inni widzą cię jako {name}. Gdy tylko się zalogujesz, możesz ją wybrać. Oto, co widzieliśmy:',
      message_removed:
        'Moderacja usunęła twoją wiadomość z rozmowy w {site}. Obie osoby widzą, że ją usunięto. Oto, co widzieliśmy:',
      warned:
        'Moderacja udzieliła ostrzeżenia dotyczącego twojego konta w {site}. Poza tym nic się nie zmienia. Oto, co widzieliśmy:',
      suspended:
        'Moderacja zawiesiła twoje konto w {site}. Do końca zawieszenia nie możesz się zalogować i nikt nie widzi twojego profilu; potem konto otworzy się samo. Oto, co widzieliśmy:',
      age_suspended:
        'Moderacja zawiesiła twoje konto w {site}, bo być może masz mniej niż 18 lat. Dopóki nie zdecyduje o tym ktoś inny z zespołu, nie możesz się zalogować i nikt nie widzi twojego profilu. Oto, co widzieliśmy:',
      photo_suspended:
        'Moderacja zawiesiła twoje konto w {site} z powodu zdjęcia. Dopóki nie zdecyduje o tym ktoś inny z zespołu, nie możesz się zalogować i nikt nie widzi twojego profilu. Oto, co widzieliśmy:',
      banned:
        'Moderacja zablokowała twoje konto w {site}. Nie możesz się już zalogować i nikt nie widzi twojego profilu. Oto, co widzieliśmy:',
      complaints_paused:
        'Moderacja zdecydowała, że przez pewien czas {site} nie przyjmuje zgłoszeń z tego konta ani z jego potwierdzonego adresu e-mail. Poza tym na twoim koncie nic się nie zmienia. Nadal możesz zgłosić osobę niepełnoletnią, krzywdzenie dziecka albo intymne zdjęcie bez zgody, zablokować kogoś i odwołać się od decyzji. Oto, co widzieliśmy:',
    },
    byMachine: {
      photo_refused:
        'Automatyczna kontrola odrzuciła zdjęcie do twojego profilu w {site}. Inni go nie zobaczą; od razu możesz dodać inne. Powód:',
      chat_photo_refused:
        'Automatyczna kontrola odrzuciła zdjęcie, które miało trafić do rozmowy w {site}. Nie zostało wysłane i nic cię nie kosztuje. Powód:',
      age_suspended:
        'Weryfikacja wieku wykazała, że masz mniej niż 18 lat, dlatego twoje konto w {site} zostało automatycznie zawieszone. Dopóki nie zdecyduje o tym ktoś z zespołu, nie możesz się zalogować i nikt nie widzi twojego profilu. Oto, co widzieliśmy:',
    },
    notice: 'Sprawdziliśmy to, bo ktoś nam to zgłosił.',
    own: 'Zauważyliśmy to podczas własnej kontroli.',
    automatic: 'Zwróciła na to uwagę automatyczna kontrola, a potem obejrzał to człowiek.',
    machine: 'Zdecydował o tym komputer, nie człowiek. Jeśli się odwołasz, sprawdzi to człowiek.',
    person: 'Zdecydował o tym człowiek, nie komputer.',
    means: 'Twoje kredyty zostają zachowane.',
    facts: {
      number: 'Numer',
      what: 'Decyzja',
      from: 'Od',
      until: 'Do',
      where: 'Dotyczy',
      whole: 'całego {site}',
      ground: 'Zasada lub prawo',
    },
    action: 'Nie zgadzam się',
    note: 'Możesz się odwołać przez sześć miesięcy, bez logowania. Sprawę obejrzy wtedy inna osoba z zespołu. Możesz też zwrócić się do sądu lub do certyfikowanego organu rozstrzygania sporów.',
    noteOutsideEu:
      'Możesz się odwołać przez sześć miesięcy, bez logowania. Sprawę obejrzy wtedy inna osoba z zespołu. Możesz też zwrócić się do sądu.',
  },
  fraudWarning: {
    subject: 'Ostrzeżenie od {site}',
    preview: 'Przeczytaj, co się stało i co możesz zrobić.',
    title: 'Cześć {name}',
    lead: 'W serwisie {site} masz rozmowę z: {other}. Zablokowaliśmy to konto za oszustwo. To może spotkać każdego: oszuści robią to zawodowo. Nasze rady:',
    copy: 'Rozmowę możesz jeszcze czytać do {until}; potem kopia zniknie. Zawiera tylko teksty, bez zdjęć.',
    more: 'Więcej rad: {url}',
    action: 'Przeczytaj rozmowę',
    note: 'Dostajesz ten e-mail, bo między tym kontem a twoim wymieniano wiadomości. Nie musisz nam nic wysyłać.',
  },
  memberUnbanned: {
    subject: 'Konto w {site} jest znów otwarte',
    preview: 'Możesz się znów logować.',
    title: 'Witaj ponownie, {name}',
    lead: 'Twoje konto w {site} jest znów otwarte. Profil, rozmowy, polubienia i kredyty znów są na miejscu. Zaloguj się ponownie.',
    reason: 'Powód:',
    action: 'Zaloguj się',
    note: 'Nie możesz się zalogować? Ustaw nowe hasło.',
  },
  suspensionResumed: {
    subject: 'Konto w {site} pozostaje na razie zawieszone',
    preview: 'Sprawdź, do kiedy i dlaczego.',
    title: 'Cześć, {name}',
    lead: 'Późniejsza decyzja już nie obowiązuje. Dlatego nadal trwa zawieszenie z decyzji {number}, którą tamta zastąpiła. Kończy się {until}. Potem możesz się znów zalogować.',
    reopened: 'Twoje odwołanie od tej decyzji jest znów otwarte. Odpowiedź wyślemy mailem.',
    reason: 'Powód:',
    action: 'Zobacz tę decyzję',
    note: 'Nie musisz teraz nic robić. Profil, rozmowy, polubienia i kredyty pozostają zachowane.',
  },
  objectionAnswer: {
    subject: 'Odpowiedź na odwołanie od decyzji {number}',
    preview: 'Przeczytaj, co postanowiliśmy i dlaczego.',
    title: 'Cześć {name}',
    upheld: 'Inna osoba z zespołu sprawdziła twoje odwołanie. Decyzja {number} zostaje w mocy.',
    reversed_barred:
      'Przyznajemy ci rację: decyzja {number} została cofnięta. Konto pozostaje jednak zamknięte z powodu innej decyzji, o której wysłaliśmy osobny mail.',
    replaced:
      'Twoje odwołanie od decyzji {number} jest zamknięte, bo jej miejsce zajęła późniejsza decyzja. Wysyłamy o niej osobny mail, z którego można się znów odwołać.',
    reversed: {
      photo_refused:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Zdjęcie znów jest dozwolone; dodaj je do profilu jeszcze raz.',
      chat_photo_refused:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Zdjęcie nie jest już uznawane za odrzucone; możesz je wysłać ponownie.',
      photo_removed:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Zdjęcie znów jest dozwolone; dodaj je do profilu jeszcze raz.',
      text_removed:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Twój tekst wrócił, chyba że w tym czasie go zmieniono.',
      text_refused:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Inni widzą teraz twój tekst, chyba że w tym czasie go zmieniono.',
      name_removed:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Twoja nazwa profilu wróciła, chyba że w tym czasie wybrano inną.',
      message_removed:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Twoja wiadomość znów jest w rozmowie, jeśli ta rozmowa jeszcze istnieje.',
      warned: 'Przyznajemy ci rację: decyzja {number} została cofnięta. Ostrzeżenie już się nie liczy.',
      suspended: 'Przyznajemy ci rację: decyzja {number} została cofnięta. Możesz się znów zalogować.',
      age_suspended: 'Przyznajemy ci rację: decyzja {number} została cofnięta. Możesz się znów zalogować.',
      photo_suspended:
        'Przyznajemy ci rację: decyzja {number} została cofnięta. Możesz się znów zalogować. Zdjęcia znów są dozwolone; dodaj je jeszcze raz do profilu.',
      banned: 'Przyznajemy ci rację: decyzja {number} została cofnięta. Możesz się znów zalogować.',
      complaints_paused: 'Przyznajemy ci rację: decyzja {number} została cofnięta. Nie blokuje już twoich zgłoszeń.',
    },
    reasons: 'Powód:',
    action: 'Przejdź na stronę',
    note: 'Nadal możesz zwrócić się do sądu lub do certyfikowanego organu rozstrzygania sporów.',
    noteOutsideEu: 'Nadal możesz zwrócić się do sądu.',
  },
  verification: {
    approved: {
      subject: 'Twoje zdjęcia są zweryfikowane',
      preview: 'Inni widzą teraz znaczek przy twojej nazwie.',
      title: 'Weryfikacja udana',
      lead: 'Porównaliśmy twoje zdjęcie ze zdjęciami w profilu. Zgadzają się, więc inni widzą teraz znaczek przy twojej nazwie.',
      next: 'Zdjęcie zrobione do weryfikacji jest usunięte.',
      action: 'Przejdź do profilu',
    },
    refused: {
      subject: 'Weryfikacja zdjęć się nie udała',
      preview: 'Przeczytaj dlaczego i spróbuj ponownie.',
      title: 'Bez weryfikacji',
      lead: 'Weryfikacja zdjęć się nie udała. Zdjęcie zrobione do weryfikacji jest usunięte. Powód:',
      next: 'Możesz poprosić o nową pozę i spróbować ponownie.',
      action: 'Spróbuj ponownie',
    },
    note: 'Myślisz, że to pomyłka? Na naszej stronie możesz złożyć skargę.',
  },
  passwordReset: {
    subject: 'Nowe hasło do {site}',
    preview: 'Ustaw je w ciągu godziny.',
    title: 'Ustaw nowe hasło',
    lead: 'Nie możesz dostać się do konta w {site}? Tym przyciskiem ustawisz nowe hasło.',
    once: 'Potem wylogujemy cię na wszystkich urządzeniach i zalogujesz się ponownie.',
    action: 'Ustaw nowe hasło',
    note: 'Link działa {minutes} minut i jeden raz. Ta prośba nie jest od ciebie? Nie musisz nic robić, hasło zostaje bez zmian.',
  },
  passwordResetLeaving: {
    subject: 'Nowe hasło do {site}',
    preview: 'Konto nie jest jeszcze ostatecznie usunięte.',
    title: 'Możesz jeszcze odzyskać konto',
    lead: 'Twoje konto w {site} jest usunięte, ale jeszcze nie ostatecznie. Chcesz wrócić? Najpierw ustaw nowe hasło.',
    back: 'Potem się zaloguj: przeczytasz, jak odzyskać konto. Jeśli nic nie zrobisz, konto zniknie ostatecznie w zapowiedzianym dniu.',
    action: 'Ustaw nowe hasło',
    note: 'Link działa {minutes} minut i jeden raz. Ta prośba nie jest od ciebie? Nie musisz nic robić.',
  },
  noAccount: {
    subject: 'Nie ma konta w {site}',
    preview: 'Z tym adresem e-mail nie ma żadnego konta.',
    title: 'Nie ma konta z tym adresem e-mail',
    lead: 'Ktoś, pewnie ty, prosi w {site} o nowe hasło dla tego adresu e-mail. Nie ma konta z tym adresem. Może twoje konto ma inny?',
    action: 'Załóż konto',
    note: 'To nie ty? Nie musisz nic robić. Nie użyjemy twojego adresu do niczego innego.',
  },
  passwordChanged: {
    subject: 'Hasło w {site} zmienione',
    preview: 'To nie ty? Od razu ustaw nowe hasło.',
    title: 'Hasło zmienione',
    lead: 'Hasło do twojego konta w {site} zostało przed chwilą zmienione.',
    devices: 'Inne urządzenia zostały wylogowane.',
    action: 'To nie ja',
    note: 'To ty? Nie musisz nic robić.',
  },
  mailChange: {
    subject: 'Potwierdź nowy adres e-mail w {site}',
    preview: 'Jedno kliknięcie i będziemy używać tego adresu.',
    title: 'Czy to twój nowy adres?',
    lead: 'Potwierdź, że od teraz chcesz logować się do {site} tym adresem e-mail. Do tego czasu nic się nie zmieni.',
    action: 'Potwierdzam nowy adres',
    note: 'Link działa {hours} godziny i jeden raz. Ta prośba nie jest od ciebie? Nie musisz nic robić.',
  },
  mailChanged: {
    subject: 'Adres e-mail w {site} zmieniony',
    preview: 'To nie ty? Możesz to cofnąć przez {hours} godzin.',
    title: 'Konto ma inny adres e-mail',
    lead: 'Twoje konto w {site} używa od teraz innego adresu e-mail. Adresem, na który przychodzi ta wiadomość, już się nie zalogujesz.',
    back: 'To nie ty? Cofnij tę zmianę. Konto odzyska ten adres, wylogujemy wszystkie urządzenia, a ty ustawisz nowe hasło.',
    action: 'Cofnij zmianę',
    note: 'Link działa {hours} godzin. To ty? Nie musisz nic robić.',
  },
  newConversations: {
    subject:
      '{conversations, plural, one {Masz nową rozmowę} few {Masz # nowe rozmowy} many {Masz # nowych rozmów} other {Masz # nowych rozmów}}',
    preview: 'Przeczytaj, kiedy będzie ci wygodnie.',
    title:
      '{conversations, plural, one {Ktoś napisał do ciebie po raz pierwszy} few {# osoby napisały do ciebie po raz pierwszy} many {# osób napisało do ciebie po raz pierwszy} other {# osób napisało do ciebie po raz pierwszy}}',
    from: '{name} pisze do ciebie po raz pierwszy',
    lead: 'Treść przeczytasz tylko w serwisie {site}, żeby nikt inny jej nie zobaczył.',
    read: 'Czytaj dalej',
    open: 'Przejdź do rozmów',
    note: 'Dostajesz tego maila, gdy przez kwadrans nie zobaczysz nowej wiadomości.',
  },
  newMessages: {
    subject:
      '{conversations, plural, one {Masz nową wiadomość} few {Nowe wiadomości w # rozmowach} many {Nowe wiadomości w # rozmowach} other {Nowe wiadomości w # rozmowach}}',
    preview: 'Przeczytaj, kiedy będzie ci wygodnie.',
    title:
      '{conversations, plural, one {Jest dla ciebie nowa wiadomość} few {Nowe wiadomości w # rozmowach} many {Nowe wiadomości w # rozmowach} other {Nowe wiadomości w # rozmowach}}',
    from: 'Nowa wiadomość od {name}',
    lead: 'Treść przeczytasz tylko w serwisie {site}, żeby nikt inny jej nie zobaczył.',
    read: 'Czytaj dalej',
    open: 'Przejdź do rozmów',
    note: 'Dostajesz tego maila, gdy przez kwadrans nie zobaczysz nowej wiadomości.',
  },
  newLikes: {
    subject:
      '{count, plural, one {Masz nowe polubienie} few {Masz # nowe polubienia} many {Masz # nowych polubień} other {Masz # nowych polubień}}',
    preview: 'Sprawdź, kto to, kiedy będzie ci wygodnie.',
    title:
      '{count, plural, one {Ktoś cię polubił} few {# osoby cię polubiły} many {# osób cię polubiło} other {# osób cię polubiło}}',
    lead: 'Kto to, zobaczysz w serwisie {site}.',
    action: 'Zobacz polubienia',
    note: 'Tę wiadomość dostajesz najwyżej raz dziennie.',
  },
  unreadReminder: {
    subject:
      '{conversations, plural, one {Czeka na ciebie wiadomość} few {Czekają na ciebie wiadomości} many {Czekają na ciebie wiadomości} other {Czekają na ciebie wiadomości}}',
    preview: 'Nie wszystko jest jeszcze przeczytane.',
    title:
      '{conversations, plural, one {Czeka na ciebie wiadomość} few {W # rozmowach czekają na ciebie wiadomości} many {W # rozmowach czekają na ciebie wiadomości} other {W # rozmowach czekają na ciebie wiadomości}}',
    from: 'Wiadomość od {name} wciąż na ciebie czeka',
    lead: 'Treść przeczytasz tylko w serwisie {site}, żeby nikt inny jej nie zobaczył.',
    read: 'Czytaj dalej',
    open: 'Przejdź do rozmów',
    note: 'Przypomnimy dopiero po twojej następnej wizycie.',
  },
  photoReminder: {
    subject: 'Twój profil nie ma jeszcze zdjęcia',
    preview: 'Wybierz zdjęcie, na którym dobrze widać twoją twarz.',
    title: 'Zdjęcie dużo zmienia',
    lead: 'Nie masz jeszcze zdjęcia. Chętniej piszemy do kogoś, kogo możemy zobaczyć; zdjęcie z dzisiaj wystarczy.',
    action: 'Dodaj zdjęcie',
    note: 'Przypominamy o tym tylko raz.',
  },
  profileReminder: {
    subject: 'Twój profil nie jest jeszcze gotowy',
    preview: 'Kilka zdań sprawi, że łatwiej będzie do ciebie napisać.',
    title: 'Opowiedz coś o sobie',
    lead: 'Brakuje jeszcze opisu albo zainteresowań. Kilka zdań daje innym punkt zaczepienia.',
    action: 'Uzupełnij profil',
    note: 'Przypominamy o tym tylko raz.',
  },
  promotion: { note: 'Dostajesz tę wiadomość, bo zgadzasz się na oferty od {site}.' },
  news: { note: 'Dostajesz tę wiadomość, bo zgadzasz się na nowości od {site}.' },
  campaignTest: { note: 'Wiadomość próbna od {site}: otrzymujesz ją tylko ty.' },
  weeklyUpdate: {
    subject: 'Twoje podsumowanie tygodnia',
    preview: 'Co przyniósł ci ten tydzień.',
    title: 'Twój tydzień w skrócie',
    chats:
      '{count, plural, one {W jednej rozmowie czeka na ciebie nowa wiadomość.} few {W # rozmowach czekają na ciebie nowe wiadomości.} many {W # rozmowach czekają na ciebie nowe wiadomości.} other {W # rozmowach czekają na ciebie nowe wiadomości.}}',
    likes:
      '{count, plural, one {Masz nowe polubienie.} few {Masz # nowe polubienia.} many {Masz # nowych polubień.} other {Masz # nowych polubień.}}',
    newcomers:
      '{count, plural, one {W twojej okolicy jest ktoś nowy, kto może do ciebie pasować.} few {W twojej okolicy są nowe osoby, które mogą do ciebie pasować.} many {W twojej okolicy są nowe osoby, które mogą do ciebie pasować.} other {W twojej okolicy są nowe osoby, które mogą do ciebie pasować.}}',
    action: 'Przejdź do {site}',
    note: 'Tę wiadomość dostajesz raz w tygodniu i tylko wtedy, gdy jest coś dla ciebie.',
  },
  paymentReceipt: {
    subject: 'Twoja płatność w {site} dotarła',
    preview: 'Zachowaj tę wiadomość jako dowód płatności.',
    title: 'Dziękujemy za zakup',
    lead: 'Kredyty są już na twoim saldzie. Zachowaj tę wiadomość jako dowód płatności.',
    action: 'Zobacz płatność',
    note: 'To nie twoje zamówienie? Ustaw nowe hasło i daj nam znać.',
  },
  frame: {
    photo: 'Rozmyte zdjęcie',
    unsubscribe: 'Nie chcę już takich maili',
    settings: 'Ustawienia powiadomień',
    linkHint: 'Przycisk nie działa? Skopiuj ten link do przeglądarki:',
    adultsOnly: 'Tylko dla dorosłych od {age} lat.',
    company: '{name}, {address}, {city}. Rejestr: {kvk}.',
  },
  debitNotice: {
    subject: 'Zapowiedź pobrania kwoty w {site}',
    preview: '{amount} w dniu {day} lub krótko potem.',
    title: 'Pobierzemy {amount}',
    lead: 'Zamówione kredyty: {credits}. W dniu {day} lub krótko potem pobierzemy {amount} z rachunku kończącego się na {end}.',
    creditor: 'Wierzyciel: {creditor}. Identyfikator wierzyciela: {id}. Numer zgody: {reference}.',
    refund:
      'Zadbaj o środki na rachunku. Jeśli nie zgadzasz się z pobraniem, przez osiem tygodni możesz zażądać zwrotu w swoim banku.',
    action: 'Zobacz płatność',
    note: 'To nie twoje zamówienie? Daj nam od razu znać.',
  },
  debitReturned: {
    subject: 'Pobranie kwoty w {site} nie powiodło się',
    preview: 'Bank nie zapłacił {amount} albo cofnął tę kwotę.',
    title: 'Pobranie nie powiodło się',
    lead: 'Bank nie zapłacił kwoty {amount} albo ją cofnął. Pozostałe kredyty z tego zamówienia zostały odjęte od salda.',
    block:
      'Z tego rachunku ani z użyciem tego numeru telefonu nie można już tu płacić poleceniem zapłaty. Inne metody płatności nadal działają.',
    action: 'Zobacz płatność',
    note: 'To pomyłka? Po prostu odpowiedz na tę wiadomość.',
  },
} as const satisfies Translation<typeof source>
