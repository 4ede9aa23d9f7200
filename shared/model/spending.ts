import * as z from 'zod/mini'
import { Currency } from './money.ts'

/** Civil days, weeks from Monday, and months, all in the time zone of the member's site. */
export const spendingPeriods = ['day', 'week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

/** Bound of the spending limits that members set (PAY-65). */
export const maxLimitCents = 100_000_00

/** Amount of a limit in cents; null means no limit. */
export const LimitCents = z.nullable(z.int().check(z.gte(0), z.lte(maxLimitCents)))

/** What a member spent, and the limits that they set (PAY-65). */
export const Spending = z.object({
  /** Currency of the limits: the currency of the payment country. */
  currency: Currency,
  /** Paid orders less returned money, per currency; the payment country's currency is first. */
  spent: z.array(z.object({ currency: Currency, month_cents: z.int(), total_cents: z.int() })),
  limits: z.array(
    z.object({
      period: z.enum(spendingPeriods),
      limit_cents: LimitCents,
      /** Amount spent in the current period, including orders that are still open. */
      used_cents: z.int(),
      /** End of the current period. */
      ends_at: z.string(),
      /** Higher limit that the member set and that does not apply yet, with its start, or null. */
      next: z.nullable(z.object({ limit_cents: LimitCents, starts_at: z.string() })),
    }),
  ),
})
export type Spending = z.infer<typeof Spending>
