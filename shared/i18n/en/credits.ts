import type { Translation } from '../languages.ts'
import type { credits as source } from '../nl/credits.ts'

export const credits = {
  title: 'Credits',
} as const satisfies Translation<typeof source>
