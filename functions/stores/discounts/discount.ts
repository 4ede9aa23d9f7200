import * as z from 'zod/mini'
import { type Account, paymentCountryOf } from '#functions/stores/account/account.ts'
import { findPayment, isDirectDebit, isOpened } from '#functions/stores/credits/payment.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { Currency, type DiscountCode } from '#shared/model/money.ts'
import { paymentMethods } from '#shared/model/payment.ts'
import { type Discount, type DiscountSituation, isExpired } from '#shared/rules/discount.ts'

const limit = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null)

/**
 * Discount code that staff entered. Codes are stored in upper case, and a code that a member types
 * is converted to upper case for the lookup. A field that is null or absent sets no limit.
 */
export const StoredDiscount = z.object({
  code: z.string(),
  percentage: z.int().check(z.gte(1), z.lte(99)),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(['once-per-user', 'unlimited']),
  country: limit(z.string()),
  userId: limit(z.string()),
  expires: limit(z.string()),
  currency: limit(Currency),
  minOrderCents: limit(z.int()),
  paymentMethods: limit(z.array(z.enum(paymentMethods))),
})

export const findDiscount = (code: string): Promise<Discount | undefined> => find(StoredDiscount, keys.discount(code))

/**
 * Use of a code that works once per member: reserved while its payment is open, spent when the
 * payment completes.
 */
export const DiscountUse = z.object({ code: z.string(), payment: z.string(), state: z.enum(['reserved', 'spent']) })
type DiscountUse = z.infer<typeof DiscountUse>

export const findUse = (memberId: string, code: string) =>
  find(DiscountUse, keys.discountUse(memberId, code), { consistent: true })

export const listUses = async (memberId: string): Promise<DiscountUse[]> =>
  (await list(DiscountUse, keys.discountUses(memberId), { consistent: true })).items

type KnownUse = DiscountUse & {
  /** Whether a direct debit that the provider has accepted reserves the code. */
  isByDebit: boolean
}

/**
 * Reads the data for the choice of a discount: the typed code, if it exists, and the codes that the
 * member has used. Reads one further payment for each reserved code.
 */
export async function readDiscounts(memberId: string, code: string | undefined) {
  const [stored, uses] = await Promise.all([code ? findDiscount(code) : undefined, listUses(memberId)])
  return { stored, uses: await Promise.all(uses.map((use) => knownUse(memberId, use))) }
}

async function knownUse(memberId: string, use: DiscountUse): Promise<KnownUse> {
  const payment = use.state === 'reserved' ? await findPayment(memberId, use.payment) : undefined
  return { ...use, isByDebit: payment !== undefined && isOpened(payment) && isDirectDebit(payment) }
}

/**
 * Facts that decide on a member's discounts. `country` is the payment country, which decides on
 * prices and currency (PAY-23), not the country of the site. A code reserved by a direct debit that
 * the provider has accepted counts as spent. A new order ends the open payment that reserves its
 * code, but never a signed debit (PAY-59).
 */
export const situationOf = (member: Account, uses: readonly KnownUse[], now: Date): DiscountSituation => ({
  member,
  country: countryOf(paymentCountryOf(member)),
  spent: new Set(uses.filter(({ state, isByDebit }) => state === 'spent' || isByDebit).map(({ code }) => code)),
  now,
})

/** Reserves a code for one payment, so that no other payment can use it. */
export const reserveUse = (memberId: string, code: string, payment: string, onConflict: Write['onConflict']): Write =>
  put(
    keys.discountUse(memberId, code),
    { code, payment, state: 'reserved' },
    { condition: 'attribute_not_exists(PK)', onConflict },
  )

export const spendUse = (memberId: string, code: string, payment: string, onConflict: Write['onConflict']): Write =>
  put(
    keys.discountUse(memberId, code),
    { code, payment, state: 'spent' },
    {
      condition: 'attribute_not_exists(PK) OR payment = :payment',
      values: { ':payment': payment },
      onConflict,
    },
  )

export const releaseUse = (memberId: string, code: string, payment: string, onConflict: Write['onConflict']): Write =>
  remove(keys.discountUse(memberId, code), {
    // The reservation is missing if the member was purged meanwhile.
    condition: 'attribute_not_exists(PK) OR payment = :payment',
    values: { ':payment': payment },
    onConflict,
  })

export const shownDiscount = (discount: Discount, now: Date): DiscountCode => ({
  code: discount.code,
  value_percentage: discount.percentage,
  percentage: discount.percentage,
  status: discount.status,
  validity: discount.validity,
  expired: isExpired(discount, now),
  expires: discount.expires,
  country: discount.country,
  user_id: discount.userId,
  currency: discount.currency,
  minimum_order_value: discount.minOrderCents,
  paymentmethods: discount.paymentMethods && [...discount.paymentMethods],
})
