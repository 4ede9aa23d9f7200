import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew, update } from '#functions/table/write.ts'
import { Currency } from '#shared/model/money.ts'
import type { SpendingPeriod } from '#shared/model/spending.ts'
import type { SpendingLimit } from '#shared/rules/spending.ts'

const Cents = z.nullable(z.int())
const Limit = z.optional(z.object({ cents: Cents, next: z.nullable(z.object({ cents: Cents, at: z.string() })) }))

/**
 * Limits that a member set (PAY-65). `version` is an optimistic lock: each order and each change of
 * the limits or the payment country increments it. If two parallel orders are each within the
 * limits, the second order is therefore checked again.
 */
export const StoredSpending = z.object({
  currency: Currency,
  limits: z.object({ day: Limit, week: Limit, month: Limit }),
  version: z.int(),
})
export type StoredSpending = z.infer<typeof StoredSpending>

export const findSpending = (memberId: string) => find(StoredSpending, keys.spending(memberId), { consistent: true })

const changed = () => new Conflict('the spending of the member changed meanwhile')
const isAsRead = 'version = :seen'

/**
 * Write for the transaction of an order, or of a change of the payment country: Conflict if the
 * limits changed since they were read. If the member has ever set a limit, a parallel order is a
 * Conflict too.
 */
export const lockSpending = (memberId: string, read: StoredSpending | undefined): Write =>
  read
    ? update(keys.spending(memberId), 'SET version = version + :one', {
        condition: isAsRead,
        values: { ':one': 1, ':seen': read.version },
        onConflict: changed,
      })
    : checkNoLimits(memberId)

/** Condition that the member never set a limit. */
export const checkNoLimits = (memberId: string): Write =>
  check(keys.spending(memberId), { condition: 'attribute_not_exists(PK)', onConflict: changed })

/**
 * Sets one limit; the others do not change. `currency` may replace another currency: limits in that
 * currency have ended, as `setPaymentCountry` refuses a change of currency while there is a limit.
 */
export function saveLimit(
  memberId: string,
  read: StoredSpending | undefined,
  { currency, period, limit }: { currency: Currency; period: SpendingPeriod; limit: SpendingLimit },
): Write {
  if (!read) return putNew(keys.spending(memberId), { currency, limits: { [period]: limit }, version: 1 }, changed)
  return update(
    keys.spending(memberId),
    'SET currency = :currency, limits.#period = :limit, version = version + :one',
    {
      condition: isAsRead,
      names: { '#period': period },
      values: { ':currency': currency, ':limit': limit, ':one': 1, ':seen': read.version },
      onConflict: changed,
    },
  )
}
