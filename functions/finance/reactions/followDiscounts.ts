import * as z from 'zod/mini'
import { StoredPayment } from '#functions/stores/credits/payment.ts'
import { addSums, differenceOf } from '#functions/stores/discounts/sums.ts'
import { type BatchReaction, type Change, commitOnce } from '#functions/table/stream.ts'
import type { Write } from '#functions/table/transaction.ts'
import { isSiteCode } from '../site-codes.ts'

const Order = z.object({ ...StoredPayment.shape, discountCode: z.string() })

const changeOf = ({ before, after }: Change) => {
  const order = Order.parse(after)
  return { code: order.discountCode, sums: differenceOf(before && Order.parse(before), order) }
}

/** One write per code, as a transaction takes only one write of an item. */
function writesOf(changes: readonly Change[]): Write[] {
  const byCode = new Map<string, Record<string, number>>()
  for (const { code, sums } of changes.map(changeOf)) {
    const total = byCode.get(code) ?? {}
    for (const [name, change] of Object.entries(sums)) total[name] = (total[name] ?? 0) + change
    byCode.set(code, total)
  }
  return [...byCode].map(([code, total]) => addSums(code, total))
}

/**
 * Updates the sums of the orders made with a code (FIN-03). Not part of the orders' transactions,
 * as parallel orders with a popular code would conflict on one row.
 */
export const reaction: BatchReaction = {
  wants: ({ after, ...change }) =>
    typeof after?.discountCode === 'string' &&
    !isSiteCode(after.discountCode) &&
    Object.keys(changeOf({ after, ...change }).sums).length > 0,
  runAll: (changes, now) => commitOnce('followDiscounts', changes, now, writesOf),
}
