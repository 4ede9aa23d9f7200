import type { Needs } from '#functions/platform/needs.ts'
import type { discounts } from '#shared/contract/discounts.ts'

export const needs = {
  find: { table: 'write', env: ['SESSION_KEYS'], impact: 'Members cannot use their discount codes.' },
} satisfies Needs<typeof discounts>
