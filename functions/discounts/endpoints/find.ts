import { handle } from '#functions/auth/handle.ts'
import { readDiscounts, shownDiscount, situationOf } from '#functions/stores/discounts/discount.ts'
import { guessDiscount } from '#functions/stores/discounts/guesses.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { welcomeDiscount } from '#shared/rules/discount.ts'

export const handler = handle(discounts.find, {
  load: ({ memberId, query }) => ({ read: readDiscounts(memberId, 'code' in query ? query.code : undefined) }),
  run: async ({ member, read: { stored, uses }, query, now, visitorAddress, refuse }) => {
    const situation = situationOf(member, uses, now)
    const code = 'code' in query ? query.code : welcomeDiscount(situation)?.code
    const found = code ? await guessDiscount({ code, stored, situation, visitorAddress, now }) : 'code_not_found'
    return shownDiscount(typeof found === 'string' ? refuse(found) : found, now)
  },
})
