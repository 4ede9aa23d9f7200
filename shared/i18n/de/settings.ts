import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: daten, flirten und chatten',
  description:
    'Lerne Erwachsene kennen, die daten, flirten oder einfach reden wollen. Die Anmeldung ist gratis, du zahlst nur für die Nachrichten, die du sendest.',
  fictionalWarning: 'Auf dieser Seite gibt es auch fiktive Profile. Du erkennst sie an ihrer Kennzeichnung.',
  fictionalSingular: 'Dieses Profil ist fiktiv; ein persönliches Treffen ist nicht möglich.',
  fictionalPlural: 'Diese Profile sind fiktiv; persönliche Treffen sind nicht möglich.',
} as const satisfies Translation<typeof source>
