import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Inscription gratuite',
    login: 'Connexion',
  },
  close: 'Fermer',
  dismiss: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  day: 'jour',
  month: 'mois',
  year: 'année',
  dayPlaceholder: 'JJ',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'AAAA',
  gender: { male: 'Homme', female: 'Femme' },
  cancel: 'Annuler',
  emailSuggestion: 'Tu voulais dire {email} ?',
  fictional: 'Fictif',
  consent: {
    title: 'Pouvons-nous retenir comment tu nous as trouvés ?',
    text: 'Si tu dis oui, cet appareil retient pendant {days} jours par quel partenaire tu viens, et nous comptons cette visite sans ton nom. Si tu dis non, cet appareil retient seulement ta réponse.',
    accept: 'Oui, d’accord',
    refuse: 'Non, plutôt pas',
    granted: 'Tu as accepté : nous retenons par quel partenaire tu viens.',
    refused: 'Tu as refusé : nous ne retenons pas par quel partenaire tu viens.',
    change: 'Modifier mon choix',
  },
} as const satisfies Translation<typeof source>
