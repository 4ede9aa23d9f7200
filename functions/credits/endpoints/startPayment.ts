import { handle } from '#functions/auth/handle.ts'
import { addPayment, findPayment, shownPayment } from '#functions/stores/credits/payment.ts'
import { readDiscounts, reserveUse, situationOf } from '#functions/stores/discounts/discount.ts'
import { guessDiscount } from '#functions/stores/discounts/guesses.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { credits } from '#shared/contract/credits.ts'
import { countryOf } from '#shared/countries/all.ts'
import { automaticDiscount, mayUse } from '#shared/rules/discount.ts'
import { endPayment, newOrder, openPayment } from '../order.ts'

const changed = () => new Conflict('another order took the discount meanwhile')

export const handler = handle(credits.startPayment, {
  load: ({ memberId, body }) => ({
    standing: findPayment(memberId, body.id),
    discounts: readDiscounts(memberId, body.code),
  }),
  run: async ({ member, standing, discounts, body, site, now, visitorAddress, refuse }) => {
    const country = countryOf(member.site)
    let hasFreed = false

    const payment = await retryOnConflict(async (attempt) => {
      const isFirst = attempt === 0
      // Idempotent by id, whatever else the request contains.
      const found = isFirst ? standing : await findPayment(member.id, body.id)
      if (found) return found

      const bundle = country.bundles.find(({ id }) => id === body.bundle) ?? refuse('not_found')
      if (!country.paymentMethods.includes(body.method)) refuse('payment_method_unavailable')

      const { stored, uses } = isFirst ? discounts : await readDiscounts(member.id, body.code)
      const situation = situationOf(member, uses, now)
      const chosen = body.code
        ? await guessDiscount({ code: body.code, stored, situation, visitorAddress, now })
        : automaticDiscount(situation)
      const discount = typeof chosen === 'string' ? refuse(chosen) : chosen
      if (discount && !mayUse(discount, bundle, body.method)) refuse('code_not_applicable')

      const holder = discount?.validity === 'once-per-user' && uses.find(({ code }) => code === discount.code)
      if (holder) {
        // Ends another payment only once per call: otherwise parallel orders would keep ending one
        // another, and none would remain.
        if (hasFreed) refuse('discount_in_use', { payment: holder.payment })
        hasFreed = true
        await endHolder(member.id, holder.payment, now)
        throw changed()
      }

      const order = newOrder(body, { member, country, bundle, discount, origin: site.origin, now })
      await commit([
        addPayment(order),
        ...(discount && order.holdsDiscount ? [reserveUse(member.id, discount.code, order.id, changed)] : []),
      ])
      return order
    })

    return shownPayment(payment.status === 'loading' ? await openPayment(payment, now) : payment)
  },
})

/** Ends the open payment that holds the discount, so that the new order can use it (PAY-59). */
async function endHolder(memberId: string, paymentId: string, now: Date): Promise<void> {
  const payment = await findPayment(memberId, paymentId)
  if (payment) await endPayment(payment, now)
}
