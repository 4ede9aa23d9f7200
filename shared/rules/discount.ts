import type { Bundle, Country, Currency } from '../countries/country.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { stayCode, timeBonusCode, timeBonusPercentage } from './limits.ts'
import { discountedCents } from './price.ts'
import { timeBonusEndsAt } from './time-bonus.ts'

/** A discount and its limits; null is no limit (PAY-38). */
export type Discount = {
  code: string
  /** Whole, from 1 to 99. */
  percentage: number
  status: 'active' | 'inactive'
  validity: 'once-per-user' | 'unlimited'
  country: string | null
  userId: string | null
  /** The moment from which it no longer holds; null never ends by date (TRAP-08). */
  expires: string | null
  currency: Currency | null
  minimumOrderCents: number | null
  paymentMethods: readonly PaymentMethod[] | null
}

export type DiscountRefusal = 'code_not_found' | 'code_already_used' | 'code_not_applicable'

type Buyer = {
  id: string
  premium: boolean
  signupDate: string
  /** Absent before the first completed purchase; a number, 0 too, from then on. */
  purchases?: number | undefined
}

/** Whether a first purchase lies behind the member, also one that was paid back (PAY-64). */
const hasBought = ({ premium, purchases }: Buyer): boolean => premium || purchases !== undefined

export type DiscountSituation = {
  member: Buyer
  country: Pick<Country, 'code' | 'currency' | 'welcomeCampaign' | 'deleteDiscount'>
  /** Codes that the member spent on a completed payment; what an open one only reserves is not spent. */
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
  minimumOrderCents: null,
  paymentMethods: null,
} as const satisfies Partial<Discount>

/** The time bonus of a member who never paid, until 14400 s after sign-up by the server's clock (TRAP-05, TRAP-07); else null. */
export function timeBonusDiscount(member: Buyer, now: Date): Discount | null {
  const endsAt = timeBonusEndsAt(member.signupDate)
  if (hasBought(member) || now >= endsAt) return null
  return { ...withoutLimits, code: timeBonusCode, percentage: timeBonusPercentage, expires: endsAt.toISOString() }
}

/**
 * The welcome code of the country's campaign while it runs, for a member who never paid; else null. Whose time bonus ended during the
 * campaign gets none: the countdown would have been untrue if the same price came after it (TRAP-06).
 */
export function welcomeDiscount({ member, country, now }: DiscountSituation): Discount | null {
  const campaign = country.welcomeCampaign
  if (!campaign || hasBought(member)) return null
  if (now < new Date(campaign.startsAt) || now >= new Date(campaign.endsAt)) return null
  const bonusEndsAt = timeBonusEndsAt(member.signupDate)
  if (bonusEndsAt <= now && bonusEndsAt > new Date(campaign.startsAt)) return null
  return { ...withoutLimits, code: campaign.code, percentage: campaign.percentage, expires: campaign.endsAt }
}

/** What is offered to a member who is about to delete their account (ACC-52, OPEN-57); null where the country offers nothing. */
export const stayDiscount = ({ country }: DiscountSituation): Discount | null =>
  country.deleteDiscount > 0 ? { ...withoutLimits, code: stayCode, percentage: country.deleteDiscount } : null

export const isExpired = ({ expires }: Pick<Discount, 'expires'>, now: Date): boolean =>
  expires !== null && now >= new Date(expires)

const isSpent = ({ validity, code }: Discount, { spent }: DiscountSituation) =>
  validity === 'once-per-user' && spent.has(code)

/** Whether a discount is for this member, here and now, whatever is bought and however it is paid. */
function holdsFor(discount: Discount, { member, country, now }: DiscountSituation): boolean {
  return (
    discount.status === 'active' &&
    !isExpired(discount, now) &&
    (discount.country === null || discount.country === country.code) &&
    (discount.userId === null || discount.userId === member.id) &&
    (discount.currency === null || discount.currency === country.currency)
  )
}

/** The discount without a typed code: the time bonus if there is one, else the welcome code (PAY-36), each once; null where neither holds. */
export function automaticDiscount(situation: DiscountSituation): Discount | null {
  const offered = [timeBonusDiscount(situation.member, situation.now), welcomeDiscount(situation)]
  return offered.find((discount) => discount !== null && !isSpent(discount, situation)) ?? null
}

/**
 * The discount of a typed code, or why there is none. `stored` is what the table has under the code. The two automatic codes may be typed
 * too, and hold under their own rule only: what the browser shows of them is no proof (TRAP-07).
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

/** Whether the site names this code to its members by itself: it cannot be guessed. */
export const isOfferedTo = (code: string, { country }: DiscountSituation): boolean =>
  code === timeBonusCode || code === stayCode || code === country.welcomeCampaign?.code

/** Whether a discount lowers the price of this bundle; one with a minimum order value lowers only those that reach it. */
export const lowers = (discount: Discount, bundle: Bundle): boolean =>
  discount.minimumOrderCents === null || bundle.priceCents >= discount.minimumOrderCents

/** Whether a discount may be used for this bundle paid by this method. */
export const mayUse = (discount: Discount, bundle: Bundle, method: PaymentMethod): boolean =>
  lowers(discount, bundle) && (discount.paymentMethods === null || discount.paymentMethods.includes(method))

/** What a bundle costs with a discount, in cents of the country; the full price where the discount does not lower it. */
export const priceWith = (discount: Discount | null, bundle: Bundle): number =>
  discount && lowers(discount, bundle) ? discountedCents(bundle.priceCents, discount.percentage) : bundle.priceCents
