import type { Bundle, Country } from '../countries/country.ts'
import type { Currency, discountValidities } from '../model/money.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { stayCode, timeBonusCode, timeBonusPercentage } from './limits.ts'
import { discountedCents } from './price.ts'
import { timeBonusEndsAt } from './time-bonus.ts'

/** Discount with its limits; null is no limit (PAY-38). */
export type Discount = {
  code: string
  /** Integer from 1 to 99. */
  percentage: number
  status: 'active' | 'inactive'
  validity: (typeof discountValidities)[number]
  country: string | null
  userId: string | null
  /** Moment of expiry, exclusive; null never expires (TRAP-08). */
  expires: string | null
  currency: Currency | null
  minOrderCents: number | null
  paymentMethods: readonly PaymentMethod[] | null
}

export type DiscountRefusal = 'code_not_found' | 'code_already_used' | 'code_not_applicable'

type Buyer = {
  id: string
  premium: boolean
  signupDate: string
  /** Undefined before the first completed purchase; a number, possibly 0, from then on. */
  purchases?: number | undefined
}

/** Whether the member ever completed a purchase, even if it was refunded since (PAY-64). */
const hasBought = ({ premium, purchases }: Buyer): boolean => premium || purchases !== undefined

export type DiscountSituation = {
  member: Buyer
  country: Pick<Country, 'code' | 'currency' | 'welcomeCampaign' | 'deleteDiscount'>
  /**
   * Codes used in completed payments, or reserved by direct debits that the provider has accepted.
   * Reservations by other open payments do not count: the next order ends such a payment and gets
   * its discount (PAY-59).
   */
  spent: ReadonlySet<string>
  now: Date
}

const withoutLimits = {
  status: 'active',
  validity: 'once-per-user',
  country: null,
  userId: null,
  expires: null,
  currency: null,
  minOrderCents: null,
  paymentMethods: null,
} as const satisfies Partial<Discount>

/**
 * Time bonus of a member without purchases, until 14400 s after
 * signup by the server's clock (TRAP-05, TRAP-07); else null.
 */
export function timeBonusDiscount(member: Buyer, now: Date): Discount | null {
  const endsAt = timeBonusEndsAt(member.signupDate)
  if (hasBought(member) || now >= endsAt) return null
  return { ...withoutLimits, code: timeBonusCode, percentage: timeBonusPercentage, expires: endsAt.toISOString() }
}

/**
 * Welcome code of the running campaign for a member without purchases; else null. Null also if the
 * member's time bonus ended during the campaign: offering the same price again would make the
 * countdown of the bonus untrue (TRAP-06).
 */
export function welcomeDiscount({ member, country, now }: DiscountSituation): Discount | null {
  const campaign = country.welcomeCampaign
  if (!campaign || hasBought(member)) return null
  if (now < new Date(campaign.startsAt) || now >= new Date(campaign.endsAt)) return null
  const bonusEndsAt = timeBonusEndsAt(member.signupDate)
  if (bonusEndsAt <= now && bonusEndsAt > new Date(campaign.startsAt)) return null
  const { code, percentage, minOrderCents, endsAt } = campaign
  return { ...withoutLimits, code, percentage, minOrderCents, expires: endsAt }
}

/**
 * Discount offered before an account is deleted (ACC-52, OPEN-57); null if the country offers none.
 */
export const stayDiscount = ({ country }: DiscountSituation): Discount | null =>
  country.deleteDiscount > 0 ? { ...withoutLimits, code: stayCode, percentage: country.deleteDiscount } : null

export const isExpired = ({ expires }: Pick<Discount, 'expires'>, now: Date): boolean =>
  expires !== null && now >= new Date(expires)

const isSpent = ({ validity, code }: Discount, { spent }: DiscountSituation) =>
  validity === 'once-per-user' && spent.has(code)

/**
 * Whether a discount is valid for this member, in this country and at this time, regardless of
 * bundle and payment method.
 */
function holdsFor(discount: Discount, { member, country, now }: DiscountSituation): boolean {
  return (
    discount.status === 'active' &&
    !isExpired(discount, now) &&
    (discount.country === null || discount.country === country.code) &&
    (discount.userId === null || discount.userId === member.id) &&
    (discount.currency === null || discount.currency === country.currency)
  )
}

/**
 * Discount without a typed code: the time bonus, else the welcome code (PAY-36), else null. Also
 * null if the offered discount is used, even by a direct debit that is not paid yet: it is for the
 * first purchase only.
 */
export function automaticDiscount(situation: DiscountSituation): Discount | null {
  const offered = timeBonusDiscount(situation.member, situation.now) ?? welcomeDiscount(situation)
  return offered && !isSpent(offered, situation) ? offered : null
}

/**
 * Discount of a typed code, or the error code of the refusal. `stored` is the row of the typed code
 * in the table. Time bonus and welcome code can be typed too; the server then checks them as if
 * they were not typed, because it does not trust what the browser displays (TRAP-07).
 */
export function typedDiscount(
  code: string,
  stored: Discount | undefined,
  situation: DiscountSituation,
): Discount | DiscountRefusal {
  const isTimeBonus = code === timeBonusCode
  const isAutomatic = isTimeBonus || code === situation.country.welcomeCampaign?.code
  if (isAutomatic && situation.spent.has(code)) return 'code_already_used'
  const discount = isTimeBonus
    ? timeBonusDiscount(situation.member, situation.now)
    : isAutomatic
      ? welcomeDiscount(situation)
      : code === stayCode
        ? (stayDiscount(situation) ?? stored)
        : stored
  if (discount === undefined) return 'code_not_found'
  if (discount === null) return 'code_not_applicable'
  if (isSpent(discount, situation)) return 'code_already_used'
  return holdsFor(discount, situation) ? discount : 'code_not_applicable'
}

/** Whether the site itself shows this code to members, so that typing it is not guessing. */
export const isOfferedTo = (code: string, { country }: DiscountSituation): boolean =>
  code === timeBonusCode || code === stayCode || code === country.welcomeCampaign?.code

/**
 * Whether a discount lowers the price of this bundle; a minimum order value excludes cheaper
 * bundles.
 */
export const lowers = (discount: Discount, bundle: Bundle): boolean =>
  discount.minOrderCents === null || bundle.priceCents >= discount.minOrderCents

export const mayUse = (discount: Discount, bundle: Bundle, method: PaymentMethod): boolean =>
  lowers(discount, bundle) && (discount.paymentMethods === null || discount.paymentMethods.includes(method))

/**
 * Price of a bundle with a discount, in cents; the full price if the discount does not apply to it.
 */
export const priceWith = (discount: Discount | null, bundle: Bundle): number =>
  discount && lowers(discount, bundle) ? discountedCents(bundle.priceCents, discount.percentage) : bundle.priceCents
