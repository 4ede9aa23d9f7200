import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Benachrichtigungen',
  lead: 'Per E-Mail. Mails zu deinem Konto, etwa für ein neues Passwort, bekommst du immer. Was wir noch nicht verschicken, steht dabei; deine Wahl gilt, sobald wir damit anfangen.',
  notSent: 'Verschicken wir noch nicht.',
  people: 'Von anderen und zu deinem Profil',
  advertising: 'Neuigkeiten und Angebote',
  advertisingText:
    'Das ist Werbung. Du bekommst sie nur, wenn du sie selbst einschaltest, und kannst sie hier wieder ausschalten.',
  types: {
    new_conversations: {
      label: 'Neue Gespräche',
      text: 'Jemand schreibt dir zum ersten Mal.',
    },
    new_messages: {
      label: 'Neue Nachrichten',
      text: 'In einem Gespräch kommt eine Nachricht dazu.',
    },
    like: {
      label: 'Likes',
      text: 'Jemand mag dich.',
    },
    unread_message_reminders: {
      label: 'Ungelesene Nachrichten',
      text: 'Eine Erinnerung, wenn eine Nachricht einen Tag auf dich wartet.',
    },
    reminders: {
      label: 'Erinnerungen',
      text: 'Zum Beispiel, um deine E-Mail-Adresse zu bestätigen.',
    },
    promotions: {
      label: 'Angebote',
      text: 'Rabatte und Aktionen.',
    },
    weekly_updates: {
      label: 'Wochenüberblick',
      text: 'Jeden Montag, was es für dich gibt.',
    },
    news: {
      label: 'Neuigkeiten',
      text: 'Was auf der Seite neu ist.',
    },
  },
  disabled: {
    title: 'Du bekommst gerade keine Benachrichtigungen per E-Mail',
    fbl: 'Eine Mail von uns wurde als Spam markiert. Deshalb mailen wir dir keine Benachrichtigungen mehr.',
    bounce:
      'Unsere Mails kommen bei {email} nicht an. Ändere deine E-Mail-Adresse und bestätige die neue, dann kommen sie wieder.',
    listunsubscribe: 'Du hast dich in deinem Mailprogramm abgemeldet.',
    enable: 'Benachrichtigungen wieder einschalten',
    changeEmail: 'E-Mail-Adresse ändern',
    enabled: 'Du bekommst wieder Benachrichtigungen per E-Mail.',
  },
  push: {
    title: 'Auf diesem Gerät',
    text: 'Wir schicken noch nichts an Geräte. Schaltest du das jetzt ein, bekommst du Benachrichtigungen, sobald wir anfangen. Darin steht nur, worum es geht und wie viele es sind, nie von wem.',
    on: 'Benachrichtigungen sind auf diesem Gerät an.',
    off: 'Benachrichtigungen sind auf diesem Gerät aus.',
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen deines Browsers, dann kannst du sie hier einschalten.',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone oder iPad geht es, wenn die Seite auf deinem Startbildschirm liegt.',
    enable: 'Einschalten',
    disable: 'Ausschalten',
    failed: 'Das Einschalten hat nicht geklappt. Versuch es später noch einmal.',
  },
  unsubscribe: {
    ask: {
      title: 'Keine Benachrichtigungen mehr per E-Mail?',
      text: 'Dann bekommst du keine Benachrichtigungen mehr von uns. Mails zu deinem Konto, etwa für ein neues Passwort, kommen weiterhin.',
    },
    done: {
      title: 'Du bist abgemeldet',
      text: 'Du bekommst keine Benachrichtigungen mehr per E-Mail. In deinen Einstellungen schaltest du sie wieder ein.',
    },
    askKind: {
      title: 'Keine Mails mehr über: {kind}?',
      text: 'Andere Benachrichtigungen und Mails zu deinem Konto kommen weiterhin.',
    },
    doneKind: {
      title: 'Du bist abgemeldet',
      text: 'Diese Mails bekommst du nicht mehr: {kind}. In deinen Einstellungen schaltest du sie wieder ein.',
    },
    invalid: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'In deinen Einstellungen wählst du selbst, welche Mails du bekommst.',
    },
    submit: 'Melde mich ab',
    toSettings: 'Zu deinen Einstellungen',
  },
} as const satisfies Translation<typeof nlNotifications>
