import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Il tuo nome',
  nameHint: 'Lo vede solo il nostro team. Lo cancelliamo dopo la nostra decisione.',
  nameOptional: 'Il tuo nome (puoi lasciarlo vuoto)',
  nameMissing: 'Inserisci il tuo nome.',
  goodFaith: 'Segnalo in buona fede: per quanto ne so, ciò che scrivo è corretto e completo.',
  goodFaithMissing: 'Conferma, altrimenti non possiamo accettare la segnalazione.',
} as const satisfies Translation<typeof source>
