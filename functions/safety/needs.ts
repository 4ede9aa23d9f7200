import type { Needs } from '#functions/lib/needs.ts'
import type { safety } from '#shared/contract/safety.ts'

export const needs = {
  block: { table: 'write', env: ['SESSION_KEYS'], impact: 'Members cannot block somebody who troubles them.' },
  unblock: { table: 'write', env: ['SESSION_KEYS'], impact: 'Members cannot undo a block.' },
} satisfies Needs<typeof safety>
