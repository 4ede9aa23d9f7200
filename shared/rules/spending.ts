import type { Currency, PaymentStatus } from '../model/money.ts'
import { type SpendingPeriod, spendingPeriods } from '../model/spending.ts'
import { civilDate, dateAfter } from './age.ts'
import { startOfDate } from './day.ts'
import { hourMs } from './durations.ts'
import { isPaymentOpen, keptCents } from './payment-state.ts'

/** Hours after which a raised or removed limit takes effect (PAY-65). */
export const raiseHours = 24

/**
 * Limit of the spending in a period, as it was last set; null cents mean no limit. From `next.at`
 * on, `next.cents` replaces `cents`.
 */
export type SpendingLimit = { cents: number | null; next: { cents: number | null; at: string } | null }
export type SpendingLimits = Readonly<Partial<Record<SpendingPeriod, SpendingLimit | undefined>>>

const noLimit: SpendingLimit = { cents: null, next: null }

/** Limit at a moment: `next` is applied if its time has passed. */
export function limitAt(limit: SpendingLimit = noLimit, now: Date): SpendingLimit {
  if (!limit.next || limit.next.at > now.toISOString()) return limit
  return { cents: limit.next.cents, next: null }
}

/**
 * Limit after the member set `cents`. A lower limit applies at once. A higher limit, or no limit,
 * applies after a day; setting the same amount again does not restart that day. Setting the current
 * amount cancels a raise that has not started.
 */
export function withLimit(existing: SpendingLimit | undefined, cents: number | null, now: Date): SpendingLimit {
  const limit = limitAt(existing, now)
  const isHigher = limit.cents !== null && (cents === null || cents > limit.cents)
  if (!isHigher) return { cents, next: null }
  if (limit.next?.cents === cents) return limit
  const at = new Date(now.getTime() + raiseHours * hourMs).toISOString()
  return { cents: limit.cents, next: { cents, at } }
}

/** First date of the period of a date, and of the next period. */
function datesOf(period: SpendingPeriod, date: string): [string, string] {
  if (period === 'day') return [date, dateAfter(date, 1)]
  if (period === 'week') {
    const monday = dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7))
    return [monday, dateAfter(monday, 7)]
  }
  const first = `${date.slice(0, 7)}-01`
  return [first, `${dateAfter(first, 31).slice(0, 7)}-01`]
}

/** Current day, week or month in a time zone, from `startsAt` up to `endsAt`. */
export function periodAt(period: SpendingPeriod, now: Date, timeZone: string) {
  const [first, next] = datesOf(period, civilDate(now, timeZone))
  return { startsAt: startOfDate(first, timeZone).toISOString(), endsAt: startOfDate(next, timeZone).toISOString() }
}

/** Fields of a payment that determine what was spent. */
type Spend = {
  status: PaymentStatus
  currency: Currency
  priceCents: number
  completedAt?: string | undefined
  refundedCents?: number | undefined
  chargedBackCents?: number | undefined
  payableUntil?: string | undefined
}

/** Paid cents less the money returned; 0 for a payment that was not completed. */
const paidCents = (payment: Spend): number => (payment.completedAt === undefined ? 0 : keptCents(payment))

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0)

/**
 * Cents spent in a currency since a moment. Returned money counts for the day of its payment, so
 * that the member can spend it again in the same period.
 */
export const spentSince = (payments: readonly Spend[], currency: Currency, since = ''): number =>
  sum(payments.filter((one) => one.currency === currency && (one.completedAt ?? '') >= since).map(paidCents))

const isHeld = ({ status, payableUntil = '' }: Spend, now: Date): boolean =>
  status === 'failed' && payableUntil > now.toISOString()

const pricesOf = (payments: readonly Spend[]): number => sum(payments.map((one) => one.priceCents))

/**
 * Cents of orders that may still be paid: open orders, and ended orders for which money may still
 * arrive. They count in every period.
 */
export const reservedCents = (payments: readonly Spend[], currency: Currency, now: Date): number =>
  pricesOf(payments.filter((one) => one.currency === currency && (isPaymentOpen(one.status) || isHeld(one, now))))

export type ReachedLimit = {
  period: SpendingPeriod
  limitCents: number
  leftCents: number
  /** Time from which the order is within the limit; null if waiting does not help. */
  freesAt: string | null
}

type Order = { priceCents: number; currency: Currency; timeZone: string; now: Date }

/**
 * Limit that an order would exceed, or null if the order is within all limits. If several limits
 * are exceeded, the limit that blocks the order for longest.
 */
export function reachedLimit(
  limits: SpendingLimits,
  payments: readonly Spend[],
  { priceCents, currency, timeZone, now }: Order,
): ReachedLimit | null {
  const own = payments.filter((one) => one.currency === currency)
  const open = pricesOf(own.filter(({ status }) => isPaymentOpen(status)))
  const held = own.filter((one) => isHeld(one, now))
  const heldUntil = held.map(({ payableUntil = '' }) => payableUntil)
  const reached = spendingPeriods.flatMap((period): ReachedLimit[] => {
    const { cents: limitCents } = limitAt(limits[period], now)
    if (limitCents === null) return []
    const { startsAt, endsAt } = periodAt(period, now, timeZone)
    const fits = (cents: number) => cents + priceCents <= limitCents
    const spent = spentSince(own, currency, startsAt)
    const used = spent + open + pricesOf(held)
    if (fits(used)) return []
    const ends = fits(spent + open) ? heldUntil : [...heldUntil, endsAt]
    const freesAt = fits(open) ? ends.toSorted().at(-1)! : null
    return [{ period, limitCents, leftCents: Math.max(0, limitCents - used), freesAt }]
  })
  const never = '~'
  return reached.toSorted((a, b) => (b.freesAt ?? never).localeCompare(a.freesAt ?? never))[0] ?? null
}
