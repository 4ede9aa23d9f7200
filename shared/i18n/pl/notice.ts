import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Imię i nazwisko',
  nameHint: 'Widzi je tylko nasz zespół. Usuwamy je po decyzji.',
  nameOptional: 'Imię i nazwisko (nieobowiązkowo)',
  nameMissing: 'Podaj imię i nazwisko.',
  goodFaith: 'Zgłaszam to w dobrej wierze: o ile wiem, to, co piszę, jest prawdziwe i kompletne.',
  goodFaithMissing: 'Potwierdź to, inaczej nie możemy przyjąć zgłoszenia.',
} as const satisfies Translation<typeof source>
