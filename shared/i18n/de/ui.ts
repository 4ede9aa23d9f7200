import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Gratis anmelden',
    login: 'Einloggen',
  },
  close: 'Schließen',
  dismiss: 'Ausblenden',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  dayPlaceholder: 'TT',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'JJJJ',
  gender: { male: 'Mann', female: 'Frau' },
  cancel: 'Abbrechen',
  emailSuggestion: 'Meintest du {email}?',
  fictional: 'Fiktiv',
  consent: {
    title: 'Dürfen wir uns merken, wie du zu uns kamst?',
    text: 'Bei Ja merkt sich dieses Gerät {days} Tage lang, über welche Partnerseite du kamst, und wir zählen diesen Besuch ohne deinen Namen. Bei Nein merkt sich dieses Gerät nur deine Antwort.',
    accept: 'Ja, gern',
    refuse: 'Nein, lieber nicht',
    granted: 'Du hast zugestimmt: Wir merken uns, über welche Partnerseite du kamst.',
    refused: 'Du hast abgelehnt: Wir merken uns nicht, über welche Partnerseite du kamst.',
    change: 'Auswahl ändern',
  },
} as const satisfies Translation<typeof source>
