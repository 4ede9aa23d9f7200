import type { Translation } from '../languages.ts'
import type { notice as source } from '../nl/notice.ts'

export const notice = {
  name: 'Your name',
  nameHint: 'Only our team sees it. We delete it once we’ve decided.',
  nameOptional: 'Your name (optional)',
  nameMissing: 'Please enter your name.',
  goodFaith: 'I’m reporting this in good faith: as far as I know, what I’ve written is correct and complete.',
  goodFaithMissing: 'Please confirm this, or we can’t accept your report.',
} as const satisfies Translation<typeof source>
