import { handle } from '#functions/auth/handle.ts'
import { findCard } from '#functions/stores/credits/cards.ts'
import { findPayment, isDirectDebit } from '#functions/stores/credits/payment.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import { findSpending } from '#functions/stores/credits/spending.ts'
import { readDiscounts } from '#functions/stores/discounts/discount.ts'
import * as credits from '#shared/contract/credits.ts'
import { countryOf } from '#shared/countries/all.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { storesCards } from '#shared/rules/payment-providers.ts'
import { openingOf, settleBeforeMember, takeCard, usableCard } from '../card-charge.ts'
import { openPayment } from '../order.ts'
import { placeOrder } from '../place-order.ts'

export const handler = handle(credits.startPayment, {
  load: ({ memberId, body }) => ({
    existing: findPayment(memberId, body.id),
    discounts: readDiscounts(memberId, body.code),
    limits: findSpending(memberId),
    stored: body.card ? findCard(memberId, body.card) : Promise.resolve(undefined),
  }),
  run: async ({ member, existing, discounts, limits, stored, body, site, now, visitorAddress, refuse }) => {
    // A direct debit needs a mandate, so only the call `orderDebit` accepts it.
    const { isCreditCard, isDirectDebit: isDebit } = paymentMethodFacts[body.method]
    if (isDebit) refuse('payment_method_unavailable')
    const isByCard = body.card !== undefined || body.store_card !== undefined
    if (body.store_card && !storesCards(countryOf(member.site))) refuse('payment_method_unavailable')
    if (isByCard && !isCreditCard) refuse('payment_method_unavailable')

    const face = body.card && !existing ? usableCard(stored, now).face : undefined
    const choice = {
      id: body.id,
      bundle: body.bundle,
      method: body.method,
      code: body.code,
      ...(face && { card: { id: body.card!, customer: face.customer, mandate: face.mandate } }),
      ...(body.store_card && !body.card && { cardConsentVersion: body.store_card }),
    }
    const caller = { member, existing, discounts, limits, site, now, visitorAddress }
    const payment = await placeOrder(choice, caller, (order) => takeCard(order, body.shown_cents, now))
    if (payment.status !== 'loading' || isDirectDebit(payment)) return shownPayment(payment)
    const opened = await openPayment(payment, now, openingOf(payment, now), settleBeforeMember)
    const isDead = opened.status === 'failed' && opened.card && !(await findCard(member.id, opened.card.id))
    return isDead ? refuse('card_gone') : shownPayment(opened)
  },
})
