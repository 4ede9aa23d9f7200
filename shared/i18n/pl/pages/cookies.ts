import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Pliki cookie',
  lead: 'Używamy jak najmniej plików cookie. Żaden nie służy reklamie i żaden nie pochodzi od innych firm.',
  sections: [
    {
      id: 'needed',
      title: 'Potrzebne, by strona działała',
      body: [
        'O zgodę na nie nie musimy pytać:',
        [
          '__Host-session: utrzymuje zalogowanie, {session_days} dni od ostatniej wizyty.',
          'signed_in: mówi stronie, że jest sesja, {session_days} dni.',
          '__Host-device: rozpoznaje urządzenie, na którym już się logowano, żeby inni nie mogli zablokować ci dostępu i żeby zablokowana lub zawieszona osoba nie zakładała ani nie używała niezauważenie innego konta, rok.',
          'language: twój język, rok.',
          '__Host-minor: pamięta, że podano tu datę urodzenia poniżej minimalnego wieku, {minor_hours} godziny.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Co jeszcze pamięta przeglądarka',
      body: [
        'To zostaje tylko na twoim urządzeniu i do nas nie trafia:',
        [
          'które komunikaty są już zamknięte;',
          'wiadomość lub skarga napisana, a jeszcze nie wysłana, do wysłania, wylogowania lub, u gościa, zamknięcia karty;',
          'zdjęcie wybrane do rozmowy, a jeszcze nie wysłane, aż je wyślesz, usuniesz lub się wylogujesz;',
          'z której strony zaczyna się zakup kredytów, do powrotu lub wylogowania;',
          'dla jakiego konta push jest tu włączony i kiedy to ostatnio sprawdzono, do wyłączenia lub wylogowania;',
          'czy możemy pamiętać, przez jakiego partnera tu trafiasz, pół roku;',
          'wpisany kod rabatowy i miejscowość znaleziona dla twojego położenia, do zamknięcia karty lub wylogowania;',
          'kiedy strona ostatnio sama się odświeżyła, do zamknięcia karty;',
          'język linku, który cię tu zaprowadził, do zamknięcia karty;',
          'czy strona jest jasna czy ciemna, czy skróty klawiszowe są włączone i kiedy ostatnio pokazaliśmy ci nowe polubienie;',
          'twoje odpowiedzi przy rejestracji, do zamknięcia karty.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Tylko za twoją zgodą',
      body: [
        'Jeśli trafiasz tu przez partnera, po twojej zgodzie pamiętamy przez {partner_days} dni, który to był. Jeśli odmówisz, zapominamy o tym, gdy tylko zamkniesz stronę. Jeśli trafiasz tu inaczej, o nic nie pytamy.',
      ],
    },
    {
      id: 'remove',
      title: 'Usuwanie',
      body: ['W przeglądarce możesz w każdej chwili usunąć pliki cookie i dane {site}. Wtedy nastąpi wylogowanie.'],
    },
  ],
}
