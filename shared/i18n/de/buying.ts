import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Karte',
    otherCard: 'Andere Kreditkarte',
    from: 'Ab {price}',
    upTo: 'Bis {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Du bekommst {price} zurück. {method} kann kein Geld erstatten, deshalb überweisen wir es. Gib unserem Kundenservice deine IBAN und die Referenz dieser Zahlung. Die Credits gehen sofort von deinem Guthaben ab.',
    refunded:
      'Die Credits dazu sind von deinem Guthaben abgezogen. {method} kann kein Geld erstatten, deshalb überweisen wir es. Gib unserem Kundenservice deine IBAN und die Referenz dieser Zahlung.',
  },
  bundle: {
    saving: '{percentage, number}\u00a0% günstiger pro Credit',
  },
  state: {
    draftKept: 'Deine Nachricht wartet noch im Gespräch.',
  },
  first: {
    photos: 'Du siehst jetzt alle Fotos der Mitglieder, außer privaten.',
    chats: 'Du kannst jeden Tag neue Gespräche beginnen.',
    credits: 'Sobald du bezahlt hast, werden die Credits gutgeschrieben.',
    receipt: 'Den Beleg bekommst du per E-Mail. Du findest ihn auch bei deinen Zahlungen.',
    once: 'Kein Abo: Es wird nie etwas abgebucht, das du nicht selbst bestellst.',
    withdrawal: 'Nicht genutzte Credits kannst du innerhalb von {days, number} Tagen widerrufen.',
  },
  country: {
    label: 'Land deiner Zahlung',
    hint: 'Deine Preise, Währung und Zahlungsarten gehören zu diesem Land.',
    saved: 'Preise und Zahlungsarten gelten jetzt für dieses Land: {country}.',
  },
  cards: {
    title: 'Gespeicherte Karten',
    lead: 'Wir buchen nur ab, wenn du selbst bestellst.',
    pay: 'Mit {card} bezahlen',
    store: 'Meine Karte für die nächste Bestellung speichern',
    storeText:
      'Der Zahlungsdienst speichert deine Karte. Wir speichern die Marke, die letzten vier Ziffern, das Ablaufdatum, die Nummer, unter der der Zahlungsdienst die Karte kennt, und wann du zugestimmt hast. Wir buchen nur ab, wenn du selbst bestellst. Entfernen kannst du die Karte unter Deine Zahlungen.',
    once: 'Wir buchen diesen Betrag einmal von deiner Karte ab. Es ist kein Abo.',
    agree: 'Mit der Bestellung stimmst du dem zu:',
    otherWay: 'Anders bezahlen',
    confirm: 'Deine Bank möchte, dass du diese Zahlung bestätigst. Abgebucht wurde noch nichts.',
    charging:
      'Der Zahlungsdienst prüft, ob deine Karte belastet werden kann. Sobald wir etwas wissen, siehst du es hier.',
    valid: 'Gültig bis {month}',
    expired: 'Abgelaufen',
    remove: 'Entfernen',
    removeCard: '{card} entfernen',
    removeText:
      'Die Karte wird auch beim Zahlungsdienst entfernt. Bei einer späteren Bestellung kannst du sie wieder speichern.',
    removed: 'Deine Karte ist entfernt.',
    keep: 'Doch behalten',
  },
  spending: {
    title: 'Was du ausgibst',
    month: 'Diesen Monat',
    total: 'Insgesamt',
    note: 'Was du zurückbekommen hast, zählt nicht. Eine Zahlung, die noch läuft, zählt schon für dein Limit.',
  },
  limits: {
    title: 'Deine Limits',
    lead: 'Mehr als dein Limit kannst du nicht bestellen. Senken wirkt sofort, erhöhen oder entfernen erst nach {hours, number} Stunden.',
    day: 'Pro Tag',
    week: 'Pro Woche',
    month: 'Pro Monat',
    none: 'Kein Limit',
    used: '{used} von {limit} verbraucht',
    ends: 'Beginnt neu am {moment}',
    nextAmount: 'Wird {limit} am {moment}.',
    nextNone: 'Endet am {moment}.',
    takeBack: 'Doch nicht erhöhen',
    change: 'Ändern',
    set: 'Festlegen',
    amount: 'Höchstbetrag ({currency})',
    invalid: 'Gib einen Betrag bis {max} ein.',
    save: 'Speichern',
    remove: 'Limit entfernen',
    saved: 'Dein Limit ist gespeichert.',
    later: 'Dein höheres Limit gilt ab {moment}.',
    titles: {
      day: 'Limit pro Tag',
      week: 'Limit pro Woche',
      month: 'Limit pro Monat',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'Mit dieser Bestellung überschreitest du dein Limit von {limit} pro Tag. Du kannst noch {left} ausgeben.',
    week: 'Mit dieser Bestellung überschreitest du dein Limit von {limit} pro Woche. Du kannst noch {left} ausgeben.',
    month: 'Mit dieser Bestellung überschreitest du dein Limit von {limit} pro Monat. Du kannst noch {left} ausgeben.',
    frees: 'Ab {moment} kannst du das wieder bestellen.',
    open: 'Eine Zahlung, die noch läuft, zählt mit.',
    toLimits: 'Zu deinen Limits',
  },
} as const satisfies Translation<typeof source>
