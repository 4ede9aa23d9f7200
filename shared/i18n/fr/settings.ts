import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name} : rencontres, flirt et chat',
  description:
    'Fais la connaissance d’adultes qui ont envie d’une rencontre, d’un flirt ou d’une bonne conversation. L’inscription est gratuite, tu ne paies que les messages que tu envoies.',
  fictionalWarning: 'Ce site contient aussi des profils fictifs. Tu les reconnais à leur mention.',
  fictionalSingular: 'Ce profil est fictif ; une rencontre physique n’est pas possible.',
  fictionalPlural: 'Ces profils sont fictifs ; des rencontres physiques ne sont pas possibles.',
} as const satisfies Translation<typeof source>
