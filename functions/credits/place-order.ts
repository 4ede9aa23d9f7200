import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { type Account, findAccount, paymentCountryOf } from '#functions/stores/account/account.ts'
import { findPayment, isDirectDebit, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { findSpending, lockSpending, type StoredSpending } from '#functions/stores/credits/spending.ts'
import { readDiscounts, reserveUse, situationOf } from '#functions/stores/discounts/discount.ts'
import { guessDiscount } from '#functions/stores/discounts/guesses.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Currency } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { automaticDiscount, mayUse, priceWith } from '#shared/rules/discount.ts'
import { canPay } from '#shared/rules/payment-methods.ts'
import { methodsAt } from '#shared/rules/payment-providers.ts'
import type { ReachedLimit } from '#shared/rules/spending.ts'
import { fitLimits } from './limits.ts'
import { addOrder, closePayment, endPayment, newOrder } from './order.ts'

type Choice = { bundle: string; method: PaymentMethod; code?: string | undefined }

type Caller = {
  member: Account
  discounts: Awaited<ReturnType<typeof readDiscounts>>
  visitorAddress: string
  now: Date
}

/**
 * Country, bundle, discount and price of an order by the current terms, or a refusal. A typed code
 * that does not fit bundle or method is refused. An automatic discount that does not fit is left
 * out, so that the order has the full price, as in the list of bundles.
 */
export async function termsOf(
  { bundle: id, method, code }: Choice,
  { member, discounts, visitorAddress, now }: Caller,
) {
  const country = countryOf(paymentCountryOf(member))
  const bundle = country.bundles.find((one) => one.id === id)
  if (!bundle) throw new Refusal('not_found')
  if (!methodsAt(countryOf(member.site), country).includes(method)) throw new Refusal('payment_method_unavailable')
  const { stored, uses } = discounts
  const situation = situationOf(member, uses, now)
  const chosen = code
    ? await guessDiscount({ code, stored, situation, visitorAddress, now })
    : automaticDiscount(situation)
  if (typeof chosen === 'string') throw new Refusal(chosen)
  const discount = chosen && mayUse(chosen, bundle, method) ? chosen : null
  if (code && !discount) throw new Refusal('code_not_applicable')
  const priceCents = priceWith(discount, bundle)
  if (!canPay(method, priceCents, country.currency)) throw new Refusal('payment_method_unavailable')
  return { country, bundle, discount, priceCents }
}

const changed = () => new Conflict('another order took the discount or the room meanwhile')

type Circumstances = Caller & {
  existing: StoredPayment | undefined
  limits: StoredSpending | undefined
  site: Site
}

/**
 * Stores an order at the current price. Idempotent by its id: a repeat returns the stored order,
 * whatever else the request contains. `more`: further writes of the transaction, made from fresh
 * reads.
 */
export async function placeOrder(
  choice: Choice & { id: string } & Pick<StoredPayment, 'card' | 'cardConsentVersion'>,
  { existing, discounts, limits, ...caller }: Circumstances,
  more: (order: StoredPayment) => Promise<Write[]> = async () => [],
): Promise<StoredPayment> {
  const { member, site, now } = caller
  let hasFreed = false
  let hasClosed = false
  return retryOnConflict(async (attempt) => {
    const isFirst = attempt === 0
    const found = isFirst ? existing : await findPayment(member.id, choice.id)
    if (found) return found

    // The Conflict may be due to a changed payment country, so the account is read again.
    const payer = isFirst ? member : ((await findAccount(member.id, { consistent: true })) ?? member)
    const fresh = isFirst ? discounts : await readDiscounts(member.id, choice.code)
    const terms = await termsOf(choice, { ...caller, member: payer, discounts: fresh })
    const { country, bundle, discount, priceCents } = terms
    const holder = discount?.validity === 'once-per-user' && fresh.uses.find(({ code }) => code === discount.code)
    if (holder) {
      // Ends another payment only once per call: otherwise parallel orders would keep ending one
      // another, and none would remain.
      if (hasFreed) throw new Refusal('discount_in_use', { payment: holder.payment })
      hasFreed = true
      await endHolder(member.id, holder.payment, now)
      throw changed()
    }

    const { currency } = country
    // The spending limits are read before the payments, so that their lock detects an order that
    // was placed between the two reads.
    const spending = isFirst ? limits : await findSpending(member.id)
    const { reached, inTheWay, open } = await fitLimits(payer, { priceCents, currency }, spending, now)
    if (reached) {
      // Closes payments only once per call: otherwise parallel orders would keep closing one
      // another.
      if (hasClosed || inTheWay.length === 0) throw new Refusal('spending_limit', shownReached(reached, currency, open))
      hasClosed = true
      for (const payment of inTheWay) await closePayment(payment, now)
      throw changed()
    }

    const order = newOrder(choice, { member, country, bundle, discount, origin: site.origin, now })
    await commit([
      ...addOrder(order, now),
      lockSpending(member.id, spending),
      ...(discount && order.holdsDiscount ? [reserveUse(member.id, discount.code, order.id, changed)] : []),
      ...(await more(order)),
    ])
    return order
  })
}

const shownReached = (
  { period, limitCents, leftCents, freesAt }: ReachedLimit,
  currency: Currency,
  open: string | undefined,
) => ({ period, currency, limit_cents: limitCents, left_cents: leftCents, frees_at: freesAt, payment: open })

/**
 * Ends the open payment that holds the discount, so that the new order can use it (PAY-59). Never
 * ends a signed direct debit: if the provider has accepted the debit, its discount is not offered
 * again; if not, the member can repeat or cancel the debit.
 */
async function endHolder(memberId: string, paymentId: string, now: Date): Promise<void> {
  const payment = await findPayment(memberId, paymentId)
  if (payment && !isDirectDebit(payment)) await endPayment(payment, now)
}
