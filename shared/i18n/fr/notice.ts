import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Ton nom',
  nameHint: 'Seule notre équipe le voit. Nous l’effaçons après notre décision.',
  nameOptional: 'Ton nom (facultatif)',
  nameMissing: 'Indique ton nom.',
  goodFaith: 'Je signale cela de bonne foi : à ma connaissance, ce que j’écris est exact et complet.',
  goodFaithMissing: 'Confirme-le, sinon nous ne pouvons pas accepter ton signalement.',
} as const satisfies Translation<typeof source>
