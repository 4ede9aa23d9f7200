import type { CodeRecord } from '#functions/stores/discounts/code.ts'
import { shownDiscount } from '#functions/stores/discounts/discount.ts'
import { amountsIn, findSums } from '#functions/stores/discounts/sums.ts'

/** Discount codes as finance sees them, with the sums of their orders. */
export async function shownCodes(codes: readonly CodeRecord[], now: Date) {
  const sums = await findSums(codes.map(({ code }) => code))
  return codes.map((record) => {
    const own = sums.get(record.code) ?? {}
    return {
      ...shownDiscount(record, now),
      version: record.version,
      made_at: record.madeAt,
      changed_at: record.changedAt,
      changed_by: record.changedBy.name,
      reserved: own.reserved ?? 0,
      spent: own.spent ?? 0,
      paid: amountsIn(own, 'paid'),
      returned: amountsIn(own, 'returned'),
    }
  })
}

export const shownCode = async (record: CodeRecord, now: Date) => (await shownCodes([record], now))[0]!
