import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Powiadomienia',
  lead: 'Przy każdym rodzaju wybierz e-mail, push albo jedno i drugie. Maile o koncie, na przykład o nowym haśle, dostajesz zawsze.',
  leadMail: 'Wybierz, jakie maile chcesz dostawać. Maile o koncie, na przykład o nowym haśle, dostajesz zawsze.',
  channels: { mail: 'E-mail', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Push nie jest jeszcze włączony na żadnym urządzeniu.',
  toDevice: 'Włącz push',
  people: 'Aktywność i przypomnienia',
  advertising: 'Nowości i oferty',
  advertisingText: 'To reklama. Dostajesz ją tylko po włączeniu i w każdej chwili wyłączysz ją tutaj.',
  types: {
    new_conversations: {
      label: 'Nowe rozmowy',
      text: 'Ktoś pisze do ciebie po raz pierwszy.',
    },
    new_messages: {
      label: 'Nowe wiadomości',
      text: 'W rozmowie pojawia się wiadomość.',
    },
    like: {
      label: 'Polubienia',
      text: 'Ktoś lubi twój profil.',
    },
    unread_message_reminders: {
      label: 'Nieprzeczytane wiadomości',
      text: 'Przypomnienie, gdy wiadomość czeka na ciebie {hours, plural, =24 {cały dzień} one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
    },
    reminders: {
      label: 'Przypomnienia',
      text: 'Na przykład o dodaniu zdjęcia lub uzupełnieniu profilu.',
    },
    promotions: {
      label: 'Oferty',
      text: 'Rabaty i promocje.',
    },
    weekly_updates: {
      label: 'Podsumowanie tygodnia',
      text: 'Raz w tygodniu: co na ciebie czeka.',
    },
    news: {
      label: 'Nowości',
      text: 'Co nowego w serwisie.',
    },
  },
  disabled: {
    title: 'Nie dostajesz teraz powiadomień e-mailem',
    fbl: 'Jedna z naszych wiadomości została oznaczona jako spam. Dlatego nie wysyłamy ci już powiadomień e-mailem.',
    bounce: 'Nasze wiadomości nie docierają na {email}. Zmień adres e-mail i potwierdź nowy, a znów będą przychodzić.',
    listunsubscribe: 'Powiadomienia wyłączono w programie pocztowym.',
    enable: 'Włącz powiadomienia ponownie',
    changeEmail: 'Zmień adres e-mail',
    enabled: 'Znów dostajesz powiadomienia e-mailem.',
  },
  push: {
    title: 'Push na twoich urządzeniach',
    lead: 'Push to powiadomienie na telefonie lub komputerze, także gdy strona jest zamknięta. Podaje tylko rodzaj i liczbę, na przykład „2 nowe wiadomości”, nigdy tego, co ktoś pisze.',
    on: 'Push jest włączony na tym urządzeniu.',
    off: 'Push jest wyłączony na tym urządzeniu.',
    ask: 'Po naciśnięciu przycisku przeglądarka zapyta, czy zezwolić na powiadomienia. Wybierz „Zezwól”.',
    denied:
      'Twoja przeglądarka blokuje powiadomienia z tej strony. Otwórz ustawienia strony obok adresu lub w przeglądarce, zezwól na powiadomienia i wróć tutaj.',
    unsupported: 'Ta przeglądarka nie obsługuje powiadomień push. Spróbuj w innej przeglądarce lub na telefonie.',
    installFirst:
      'Na iPhonie i iPadzie push działa tylko wtedy, gdy strona jest na ekranie początkowym. Potem otwórz ją stamtąd i włącz push tutaj.',
    installSteps: 'Jak to zrobić?',
    enable: 'Włącz push',
    disable: 'Wyłącz push',
    failed: 'Nie udało się włączyć. Spróbuj później.',
  },
  devices: {
    title: 'Urządzenia z powiadomieniami push',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    since: 'Włączono: {day}',
    forget: 'Wyłącz push',
    test: 'Wyślij test',
    testSent: 'Test wysłany. Nic nie widać? Sprawdź, czy urządzenie pokazuje powiadomienia przeglądarki.',
  },
  quiet: {
    label: 'Godziny ciszy',
    text: 'W tych godzinach nie dostajesz powiadomień push. O tym, co cię ominęło, dowiesz się potem za jednym razem. Obowiązuje czas lokalny: {country}.',
    from: 'Od',
    to: 'Do',
  },
  names: {
    label: 'Nazwy profili w powiadomieniach push',
    text: 'Wtedy widać, od kogo jest wiadomość. Kto widzi twój ekran, przeczyta też tę nazwę, nawet gdy ekran jest zablokowany.',
  },
  unsubscribe: {
    ask: {
      title: 'Koniec z powiadomieniami e-mailem?',
      text: 'Maile o twoim koncie, na przykład o nowym haśle, nadal będą przychodzić. Push wyłączysz w ustawieniach.',
    },
    done: {
      title: 'Gotowe',
      text: 'Nie dostajesz już powiadomień e-mailem. Możesz je znów włączyć w ustawieniach.',
    },
    askKind: {
      title: 'Koniec z mailami: {kind}?',
      text: 'Inne powiadomienia i maile o twoim koncie będą nadal przychodzić.',
    },
    doneKind: {
      title: 'Gotowe',
      text: 'Tych maili już nie dostaniesz: {kind}. Możesz je znowu włączyć w ustawieniach.',
    },
    invalid: {
      title: 'Ten link już nie działa',
      text: 'W ustawieniach wybierasz, jakie maile dostajesz.',
    },
    submit: 'Wypisz mnie',
    toSettings: 'Do ustawień',
  },
} as const satisfies Translation<typeof nlNotifications>
