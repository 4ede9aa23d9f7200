import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Gratis anmelden',
    login: 'Einloggen',
  },
  close: 'Schließen',
  dismiss: 'Ausblenden',
  notices: 'Mitteilungen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  dayPlaceholder: 'TT',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'JJJJ',
  gender: { male: 'Mann', female: 'Frau' },
  fictional: 'Fiktiv',
} as const satisfies Translation<typeof source>
