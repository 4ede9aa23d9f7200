import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Benachrichtigungen',
  lead: 'Wähle je Art, ob du eine E-Mail, einen Push oder beides möchtest. Mails zu deinem Konto, etwa für ein neues Passwort, bekommst du immer.',
  leadMail:
    'Wähle je Art, ob du eine E-Mail möchtest. Mails zu deinem Konto, etwa für ein neues Passwort, bekommst du immer.',
  channels: { mail: 'E-Mail', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Push ist noch auf keinem Gerät an.',
  toDevice: 'Push einschalten',
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
      text: 'Eine Erinnerung, wenn eine Nachricht {hours, plural, =24 {einen Tag} one {# Stunde} other {# Stunden}} auf dich wartet.',
    },
    reminders: {
      label: 'Erinnerungen',
      text: 'Zum Beispiel, um ein Foto hochzuladen oder dein Profil zu ergänzen.',
    },
    promotions: {
      label: 'Angebote',
      text: 'Rabatte und Aktionen.',
    },
    weekly_updates: {
      label: 'Wochenüberblick',
      text: 'Einmal in der Woche ein Überblick.',
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
    title: 'Push auf deinen Geräten',
    lead: 'Ein Push ist eine Benachrichtigung auf deinem Handy oder Computer, auch wenn die Seite geschlossen ist. Darin steht, was es gibt und wie viel, etwa „2 neue Nachrichten“, nie, was jemand schreibt.',
    on: 'Push ist auf diesem Gerät an.',
    off: 'Push ist auf diesem Gerät aus.',
    ask: 'Wenn du auf den Knopf drückst, fragt dein Browser, ob er Benachrichtigungen zeigen darf. Wähle dort „Zulassen“.',
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Öffne die Website-Einstellungen neben der Adresse oder in deinem Browser, erlaube Benachrichtigungen und komm hierher zurück.',
    unsupported:
      'Dieser Browser kann keinen Push empfangen. Versuch es in einem anderen Browser oder auf deinem Handy.',
    installFirst:
      'Auf iPhone oder iPad geht Push nur, wenn die Seite auf deinem Startbildschirm liegt. Öffne sie danach von dort und schalte Push hier ein.',
    installSteps: 'Wie geht das?',
    enable: 'Push einschalten',
    disable: 'Push ausschalten',
    failed: 'Das Einschalten hat nicht geklappt. Versuch es später noch einmal.',
  },
  devices: {
    title: 'Geräte mit Push',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    since: 'Eingeschaltet: {day}',
    forget: 'Push ausschalten',
    test: 'Test senden',
    testSent: 'Der Test ist verschickt. Nichts zu sehen? Prüf, ob das Gerät Benachrichtigungen deines Browsers zeigt.',
  },
  quiet: {
    label: 'Ruhezeit',
    text: 'Dann bekommst du keinen Push. Was du verpasst hast, erfährst du danach auf einmal. Es gilt die Ortszeit ({country}).',
    from: 'Von',
    to: 'Bis',
  },
  names: {
    label: 'Namen im Push',
    text: 'Dann steht darin, von wem eine Nachricht ist. Wer deinen Bildschirm sieht, liest den Namen mit, auch wenn er gesperrt ist.',
  },
  unsubscribe: {
    ask: {
      title: 'Keine Benachrichtigungen mehr per E-Mail?',
      text: 'Mails zu deinem Konto, etwa für ein neues Passwort, kommen weiterhin. Push schaltest du in deinen Einstellungen aus.',
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
