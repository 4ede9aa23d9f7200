import type { Translation } from '../languages.ts'
import type { chats as source } from '../nl/chats.ts'

export const chats = {
  title: 'Nachrichten',
  list: 'Gespräche',
  more: 'Mehr Gespräche',
  you: 'Du: {text}',
  unread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  remove: 'Gespräch mit {name} löschen',
  removeFailed: 'Löschen hat nicht geklappt',
  blocked: '{name} ist blockiert.',
  failed: 'Deine Nachrichten konnten nicht geladen werden',
  retry: 'Noch einmal versuchen',
  choose: {
    title: 'Wähle ein Gespräch',
    text: 'Dann liest du hier weiter, wo ihr wart.',
  },
  empty: {
    title: 'Noch keine Gespräche',
    text: 'Macht dich jemand neugierig? Eine kurze, persönliche Nachricht ist ein guter Anfang.',
    action: 'Mitglieder suchen',
    lastOpened: 'Zuletzt angesehenes Profil',
  },
  gone: {
    title: 'Dieses Gespräch gibt es nicht mehr',
    text: 'Vielleicht wurde es gelöscht, oder dieses Mitglied ist nicht mehr erreichbar.',
    action: 'Zu deinen Nachrichten',
  },
  visitor: {
    text: 'Die Anmeldung ist gratis. Danach kannst du gleich schreiben.',
    back: 'Zurück zum Profil',
  },
  confirm: {
    remove: {
      title: 'Gespräch löschen',
      text: 'Das Gespräch mit {name} und alle Nachrichten verschwinden bei dir. {name} behält das Gespräch.',
      confirm: 'Löschen',
    },
    block: {
      title: '{name} blockieren?',
      text: 'Euer Gespräch und eure Likes verschwinden bei euch beiden. {name} kann dein Profil nicht mehr sehen und dir nicht mehr schreiben.',
      confirm: 'Blockieren',
    },
  },
  conversation: {
    back: 'Zurück zu deinen Nachrichten',
    toProfile: 'Profil ansehen',
    menu: 'Mehr',
    report: '{name} melden',
    block: '{name} blockieren',
    log: 'Gespräch mit {name}',
    older: 'Ältere Nachrichten',
    hidden: 'Ältere Nachrichten sind ausgeblendet, um eure Privatsphäre zu schützen.',
    newBelow: 'Neue Nachricht',
    typing: 'schreibt',
    isTyping: '{name} schreibt gerade',
  },
  message: {
    me: 'Du',
    sending: 'Wird gesendet',
    waiting: 'Wartet auf Verbindung',
    sent: 'Gesendet',
    read: 'Gelesen',
    failed: 'Nicht gesendet',
    retry: 'Noch einmal versuchen',
    remove: 'Löschen',
  },
  hint: {
    money: 'Schick nie Geld an jemanden, den du nicht kennst, und kauf für niemanden Gutscheine oder Krypto.',
    account: 'Das ist eine Kontonummer. Überweise nichts an jemanden, den du nicht kennst.',
    link: 'Öffne einen Link nur, wenn du weißt, wohin er führt. Wir fragen nie nach deinem Passwort.',
    email: 'Schreibt lieber hier weiter, bis ihr euch gut kennt. Hier kannst du jederzeit blockieren und melden.',
    phone: 'Lass dir Zeit, bevor ihr woanders weiterredet. Hier kannst du jederzeit blockieren und melden.',
    more: 'Sicher daten',
  },
  composer: {
    label: 'Nachricht an {name}',
    placeholder: 'Schreib eine Nachricht',
    send: 'Senden, {count, plural, one {# Credit} other {# Credits}}',
    price: '{count, plural, one {# Credit} other {# Credits}}',
    gift: '{name} etwas schenken',
    balance: 'Guthaben: {count, plural, one {# Credit} other {# Credits}}',
    money: 'ab {price} pro Nachricht',
    left: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    over: '{count, plural, one {# Zeichen zu lang} other {# Zeichen zu lang}}',
  },
  gift: {
    title: 'Ein Geschenk für {name}',
    choose: 'Wähle ein Geschenk',
    give: '{gift} schenken, {count, plural, one {# Credit} other {# Credits}}',
    cost: 'Jedes Geschenk kostet {count, plural, one {# Credit} other {# Credits}}.',
    balance: 'Dein Guthaben: {count, plural, one {# Credit} other {# Credits}}.',
    line: 'Geschenk: {gift}',
    retry: 'Noch einmal versuchen',
    kinds: {
      rose: 'Rose',
      heart: 'Herz',
      kiss: 'Kuss',
      coffee: 'Kaffee',
      champagne: 'Champagner',
      teddy_bear: 'Teddybär',
    },
  },
  notice: {
    title: 'Du kannst {name} noch nicht schreiben',
    insufficient_credits: 'Du hast nicht genug Credits',
    free_conversation_limit:
      'Du hast schon {max} Gespräche begonnen. Kauf einmal Credits, danach kannst du jeden Tag neue beginnen.',
    same_opening_limit:
      'Dieser Text ging in der letzten Stunde schon an {max} Mitglieder. Schreib {name} etwas Persönliches oder versuch es ab {time} noch einmal.',
    conversation_start_limit:
      'Du hast innerhalb von 24 Stunden schon {max} Gespräche begonnen. Ab {time} kannst du {name} schreiben.',
    email_not_confirmed:
      'Bestätige erst deine E-Mail-Adresse über den Link in deiner Mail. Danach kannst du schreiben.',
    partner_not_confirmed:
      '{name} hat die E-Mail-Adresse noch nicht bestätigt und kann noch keine Nachrichten empfangen.',
    buy: 'Credits kaufen',
    newMail: 'Neue Mail senden',
    newMailSent: 'Die Mail ist unterwegs. Schau auch im Spam-Ordner nach.',
  },
  begin: {
    title: 'Du und {name}: der Anfang',
    text: 'Schreib selbst etwas, oder nimm einen ersten Satz und mach deine eigene Nachricht daraus.',
    label: 'Erste Sätze',
  },
  icebreakers: {
    weekend: 'Hallo {name}, wie sieht dein idealer Sonntag aus?',
    coffee: 'Kaffee, Tee oder doch ein Glas Wein?',
    music: 'Welches Lied läuft bei dir schon die ganze Woche?',
    smile: 'Dein Profil hat mich neugierig gemacht. Worüber musst du immer lachen?',
    dish: 'Angenommen, du kochst für mich: Was kommt auf den Tisch?',
  },
} as const satisfies Translation<typeof source>
