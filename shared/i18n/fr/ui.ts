import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Inscription gratuite',
    login: 'Connexion',
  },
  close: 'Fermer',
  dismiss: 'Masquer',
  notices: 'Notifications',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  day: 'jour',
  month: 'mois',
  year: 'année',
  dayPlaceholder: 'JJ',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'AAAA',
  gender: { male: 'Homme', female: 'Femme' },
  fictional: 'Fictif',
} as const satisfies Translation<typeof source>
