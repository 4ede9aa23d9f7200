import { civilDate } from './age.ts'

type Purchase = {
  id: string
  credits: number
  priceCents: number
  completedAt: string
  /** Credits that already went back for a part of its money. */
  refundedCredits?: number | undefined
}

const dayMs = 86_400_000

/**
 * The last civil day of the country on which the credits of a purchase can be cancelled, such as `2026-12-04`. The law counts whole days: that of the
 * purchase is none of them, and the last one is over at midnight.
 */
export function lastCancelDay(completedAt: string, refundDays: number, timeZone: string): string {
  const day = civilDate(new Date(completedAt), timeZone)
  return new Date(Date.parse(day) + refundDays * dayMs).toISOString().slice(0, 10)
}

export const isCancelOpen = (completedAt: string, refundDays: number, timeZone: string, now: Date): boolean =>
  civilDate(now, timeZone) <= lastCancelDay(completedAt, refundDays, timeZone)

/**
 * How many credits of a purchase are unused. The oldest credits are spent first: the balance is what came last, so what is left of one purchase is the
 * balance without all that was bought after it. `standing` are the member's completed purchases whose price did not go back in full.
 */
export function unusedCredits(purchase: Purchase, standing: readonly Purchase[], balance: number): number {
  const later = standing.filter((other) => other.id !== purchase.id && placeOf(other) > placeOf(purchase))
  const bought = later.reduce((sum, { credits, refundedCredits = 0 }) => sum + credits - refundedCredits, 0)
  return Math.min(purchase.credits - (purchase.refundedCredits ?? 0), Math.max(0, balance - bought))
}

/** Two of one moment have an order too, so that no credit counts as unused in both. */
const placeOf = ({ completedAt, id }: Purchase): string => `${completedAt}#${id}`

/** Cents to pay back for so many of a purchase's credits: all of its price for all of them, and a broken cent is the member's. */
export const refundCents = (
  { priceCents, credits }: Pick<Purchase, 'priceCents' | 'credits'>,
  unused: number,
): number => Math.ceil((priceCents * unused) / credits)
