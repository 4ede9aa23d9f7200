import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'

/** Discount of an order of the bundle, and the methods by which it can be paid. */
export function termsFor(offer: Offer, bundle: Bundle) {
  // The order sends the discount's code: if the discount has expired, the order is refused instead
  // of charged at a higher price.
  const discount = bundle.discount === null ? null : offer.discount
  const methodsOfCode = discount?.paymentmethods ?? null
  return { discount, methodsOfCode, methods: offer.methods.filter((one) => methodsOfCode?.includes(one) ?? true) }
}

export type MethodChoice = {
  /** Method that the order sends. */
  method: PaymentMethod
  /** Methods whose logos are shown; several for the choice of credit cards. */
  marks: readonly PaymentMethod[]
}

/**
 * Choices of the payment page, in the order of `methods`. All credit cards are one choice (PAY-60),
 * as the card is entered on the provider's page. The method of this choice is `wanted` if that is a
 * card, such as the card of a repeat order; else `creditcard`; if that is not offered, the first
 * card.
 */
export function methodChoices(methods: readonly PaymentMethod[], wanted: string): MethodChoice[] {
  const cards = methods.filter((method) => paymentMethodFacts[method].isCreditCard)
  const [first] = cards
  if (first === undefined || cards.length === 1) return methods.map((method) => ({ method, marks: [method] }))
  const card = cards.find((method) => method === wanted) ?? (cards.includes('creditcard') ? 'creditcard' : first)
  const brands = cards.filter((method) => method !== 'creditcard')
  return methods.flatMap((method): MethodChoice[] => {
    if (!cards.includes(method)) return [{ method, marks: [method] }]
    return method === first ? [{ method: card, marks: brands }] : []
  })
}
