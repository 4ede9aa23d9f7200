import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import type { Complaint } from './complaint-shape.ts'

/**
 * Maximum number of complaints that are found by one receipt number. Complaints hardly ever share a
 * number, but clients generate the ids, so a client can repeat a number.
 */
const maxOfReceipt = 10

/**
 * Indexes a complaint by its receipt number, in the transaction that adds the complaint or sets its
 * end. A complaint filed before this index existed can thus be found after it is answered. The row
 * contains no member, so the purge ignores it. `end`: time at which an answered complaint expires.
 */
export const addReceipt = ({ id, createdAt }: Pick<Complaint, 'id' | 'createdAt'>, end?: Date): Write =>
  put(keys.receipt(receiptOf(id), id), {
    at: createdAt,
    ...(end && { ttl: Math.ceil(end.getTime() / 1000) }),
  })

/** Ids of the complaints with this receipt number, newest first. */
export async function listOfReceipt(receipt: string): Promise<string[]> {
  const range = { ...keys.receipts(receipt), newestFirst: true, limit: maxOfReceipt }
  const { items } = await list(z.object({ SK: z.string() }), range, { consistent: true })
  return items.map(({ SK }) => SK.slice(range.prefix.length))
}
