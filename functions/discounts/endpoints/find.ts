import { handle } from '#functions/lib/handle.ts'
import { discounts } from '#shared/contract/discounts.ts'
import { typedDiscount, welcomeDiscount } from '#shared/rules/discount.ts'
import { readDiscounts, shownDiscount, situationOf } from '../store.ts'

export const handler = handle(discounts.find, {
  load: ({ memberId, query }) => ({ read: readDiscounts(memberId, 'code' in query ? query.code : undefined) }),
  run: async ({ member, read: { stored, uses }, query, now, refuse }) => {
    const situation = situationOf(member, uses, now)
    const code = 'code' in query ? query.code : welcomeDiscount(situation)?.code
    const found = code ? typedDiscount(code, stored, situation) : 'code_not_found'
    return shownDiscount(typeof found === 'string' ? refuse(found) : found, now)
  },
})
