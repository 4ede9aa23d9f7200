import { civilDate, dateAfter } from './age.ts'

type Purchase = {
  id: string
  credits: number
  priceCents: number
  completedAt: string
  /** Credits already deducted for partial refunds. */
  refundedCredits?: number | undefined
  refundedCents?: number | undefined
}

/**
 * Last civil day on which the credits of a purchase can be cancelled, such as `2026-12-04`.
 * The law counts whole days from the day after the purchase to the last midnight.
 */
export function lastCancelDay(completedAt: string, refundDays: number, timeZone: string): string {
  return dateAfter(civilDate(new Date(completedAt), timeZone), refundDays)
}

export const isCancelOpen = (completedAt: string, refundDays: number, timeZone: string, now: Date): boolean =>
  civilDate(now, timeZone) <= lastCancelDay(completedAt, refundDays, timeZone)

/**
 * Unused credits of a purchase. The oldest credits are spent first, so the unused part is the
 * balance minus the credits of all later purchases. `purchases`: completed purchases that were not
 * refunded in full.
 */
export function unusedCredits(purchase: Purchase, purchases: readonly Purchase[], balance: number): number {
  const later = purchases.filter((other) => other.id !== purchase.id && placeOf(other) > placeOf(purchase))
  const bought = later.reduce((sum, { credits, refundedCredits = 0 }) => sum + credits - refundedCredits, 0)
  return Math.min(purchase.credits - (purchase.refundedCredits ?? 0), Math.max(0, balance - bought))
}

/**
 * Sort key of a purchase. It contains the id, which orders purchases of the same moment: otherwise
 * a credit could count as unused in two purchases.
 */
const placeOf = ({ completedAt, id }: Purchase): string => `${completedAt}#${id}`

/**
 * Refund in cents for unused credits: the price of these credits and of all credits refunded
 * before, less the money already refunded; rounded up in the member's favour.
 */
export const refundCents = (
  {
    priceCents,
    credits,
    refundedCredits = 0,
    refundedCents = 0,
  }: Pick<Purchase, 'priceCents' | 'credits' | 'refundedCredits' | 'refundedCents'>,
  unused: number,
): number => Math.ceil((priceCents * (refundedCredits + unused)) / credits) - refundedCents
