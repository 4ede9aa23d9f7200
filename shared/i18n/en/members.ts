import type { Translation } from '../languages.ts'
import type { members as source } from '../nl/members.ts'

export const members = {
  title: 'Members',
} as const satisfies Translation<typeof source>
