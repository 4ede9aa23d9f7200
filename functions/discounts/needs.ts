import type { Needs } from '#functions/platform/needs.ts'
import type { discounts } from '#shared/contract/discounts.ts'

export const needs = {
  find: { table: 'write', impact: 'Members cannot use their discount codes.' },
} satisfies Needs<typeof discounts>
