import type { Translation } from '../languages.ts'
import type { mail as source } from '../nl/mail.ts'

export const mail = {
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse bei {site}',
    preview: 'Ein Klick, und du kannst Nachrichten senden und empfangen.',
    title: 'Willkommen, {name}',
    lead: 'Schön, dass du da bist. Bestätige nur noch, dass das deine E-Mail-Adresse ist, dann ist dein Profil bei {site} offen.',
    why: 'Ab dann können andere dich sehen, und du kannst Nachrichten senden und empfangen.',
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt 7 Tage. Du hast dich nicht angemeldet? Dann musst du nichts tun.',
  },
  activationReminder: {
    subject: 'Dein Konto bei {site} wartet noch auf dich',
    preview: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
    title: 'Nur noch ein Klick, {name}',
    lead: 'Du hast dich bei {site} angemeldet, aber deine E-Mail-Adresse ist noch nicht bestätigt. Bis dahin sieht niemand dein Profil und du kannst keine Nachrichten senden.',
    lost: 'Die erste Mail ist nicht mehr da? Dieser Link tut dasselbe.',
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt 7 Tage. Du hast dich nicht angemeldet oder doch keine Lust mehr? Dann musst du nichts tun.',
  },
  existingAccount: {
    subject: 'Du hast schon ein Konto bei {site}',
    preview: 'Du kannst dich einfach einloggen.',
    title: 'Du hast schon ein Konto',
    lead: 'Jemand, wahrscheinlich du selbst, wollte sich mit dieser E-Mail-Adresse bei {site} anmelden. Es gibt schon ein Konto, du kannst dich also einfach einloggen.',
    action: 'Einloggen',
    note: 'Das warst du nicht? Dann musst du nichts tun, es hat sich nichts geändert.',
  },
  frame: {
    linkHint: 'Der Knopf funktioniert nicht? Dann kopiere diesen Link in deinen Browser:',
    adultsOnly: 'Nur für Erwachsene ab {age} Jahren.',
    company: '{name}, {address}, {city}. Handelsregister {kvk}.',
  },
} as const satisfies Translation<typeof source>
