import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Powiadomienia',
  lead: 'E-mailem. Wiadomości o koncie, na przykład o nowym haśle, dostajesz zawsze. Przy tym, czego jeszcze nie wysyłamy, jest o tym informacja; twój wybór zadziała, gdy zaczniemy.',
  notSent: 'Jeszcze tego nie wysyłamy.',
  people: 'Od innych i o twoim profilu',
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
      text: 'Przypomnienie, gdy wiadomość czeka na ciebie cały dzień.',
    },
    reminders: {
      label: 'Przypomnienia',
      text: 'Na przykład o potwierdzeniu adresu e-mail.',
    },
    promotions: {
      label: 'Oferty',
      text: 'Rabaty i promocje.',
    },
    weekly_updates: {
      label: 'Podsumowanie tygodnia',
      text: 'W każdy poniedziałek, co na ciebie czeka.',
    },
    news: {
      label: 'Nowości',
      text: 'Co nowego w serwisie.',
    },
  },
  disabled: {
    title: 'Nie dostajesz teraz powiadomień e-mailem',
    fbl: 'Jedna z naszych wiadomości została oznaczona jako spam. Dlatego nie wysyłamy ci już powiadomień.',
    bounce: 'Nasze wiadomości nie docierają na {email}. Zmień adres e-mail i potwierdź nowy, a znów będą przychodzić.',
    listunsubscribe: 'Powiadomienia wyłączono w programie pocztowym.',
    enable: 'Włącz powiadomienia ponownie',
    changeEmail: 'Zmień adres e-mail',
    enabled: 'Znów dostajesz powiadomienia e-mailem.',
  },
  push: {
    title: 'Na tym urządzeniu',
    text: 'Na urządzenia jeszcze nic nie wysyłamy. Jeśli włączysz to teraz, powiadomienia dostaniesz, gdy zaczniemy. Widać w nich tylko rodzaj i liczbę, nigdy nadawcę.',
    on: 'Powiadomienia są włączone na tym urządzeniu.',
    off: 'Powiadomienia są wyłączone na tym urządzeniu.',
    denied:
      'Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach, wtedy włączysz je tutaj.',
    unsupported:
      'Ta przeglądarka nie potrafi pokazywać powiadomień. Na iPhonie i iPadzie działa to po dodaniu strony do ekranu początkowego.',
    enable: 'Włącz',
    disable: 'Wyłącz',
    failed: 'Nie udało się włączyć. Spróbuj później.',
  },
  unsubscribe: {
    ask: {
      title: 'Koniec z powiadomieniami e-mail?',
      text: 'Nie dostaniesz już od nas powiadomień. Maile o twoim koncie, na przykład o nowym haśle, nadal będą przychodzić.',
    },
    done: {
      title: 'Gotowe, wypisano cię',
      text: 'Nie dostajesz już powiadomień e-mail. Możesz je znów włączyć w ustawieniach.',
    },
    askKind: {
      title: 'Koniec z e-mailami: {kind}?',
      text: 'Inne powiadomienia i wiadomości o twoim koncie będą nadal przychodzić.',
    },
    doneKind: {
      title: 'Gotowe, wypisano cię',
      text: 'Tych e-maili już nie dostaniesz: {kind}. Możesz je znowu włączyć w ustawieniach.',
    },
    invalid: {
      title: 'Ten link już nie działa',
      text: 'W ustawieniach wybierasz, jakie maile dostajesz.',
    },
    submit: 'Wypisz mnie',
    toSettings: 'Do ustawień',
  },
} as const satisfies Translation<typeof nlNotifications>
