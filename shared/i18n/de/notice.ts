import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Dein Name',
  nameHint: 'Den sieht nur unser Team. Nach unserer Entscheidung löschen wir ihn.',
  nameOptional: 'Dein Name (darf leer bleiben)',
  nameMissing: 'Gib deinen Namen an.',
  goodFaith: 'Ich melde das in gutem Glauben: Soweit ich weiß, ist das, was ich schreibe, richtig und vollständig.',
  goodFaithMissing: 'Bestätige das, sonst können wir deine Meldung nicht annehmen.',
} as const satisfies Translation<typeof source>
