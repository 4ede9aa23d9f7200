import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { countedDebits, maxDebitDays } from '#shared/rules/direct-debit.ts'
import { StoredPayment } from './payment.ts'

/**
 * Direct debits of a payer. Every order of a direct debit changes this one item, so that parallel
 * orders cannot exceed the limits together. The end of a payment does not change the item, as the
 * limits are checked by the status of the payments themselves.
 */
const Debits = z.object({
  version: z._default(z.int(), 0),
  /** Payments that count towards the limits. */
  recent: z._default(z.array(z.string()), []),
  /** The provider's id of the payer, also for stored cards. */
  customer: z.optional(z.string()),
})

/**
 * Direct debits of a member that may count towards the limits, read consistently, with the version
 * that `addDebit` expects.
 */
export async function readDebits(memberId: string) {
  const stored = await find(Debits, keys.debits(memberId), { consistent: true })
  const ids = stored?.recent ?? []
  const payments = await findEach(
    StoredPayment,
    ids.map((id) => keys.payment(memberId, id)),
    { consistent: true },
  )
  return { version: stored?.version ?? 0, payments }
}
type ReadDebits = Awaited<ReturnType<typeof readDebits>>

/** Adds a debit to the list that was read; Conflict if another order has added a debit since. */
export const addDebit = (memberId: string, { version, payments }: ReadDebits, payment: string, now: Date): Write =>
  update(keys.debits(memberId), 'SET #version = :next, recent = :recent', {
    condition: 'attribute_not_exists(#version) OR #version = :seen',
    names: { '#version': 'version' },
    values: {
      ':seen': version,
      ':next': version + 1,
      ':recent': [...countedDebits(payments, maxDebitDays, now).map(({ id }) => id), payment],
    },
    onConflict: () => new Conflict('another direct debit was ordered meanwhile'),
  })

/** The provider's id of the member as a payer, for direct debits and stored cards. */
export const findCustomer = async (memberId: string): Promise<string | undefined> =>
  (await find(Debits, keys.debits(memberId), { consistent: true }))?.customer

export const keepCustomer = (memberId: string, customer: string): Write =>
  update(keys.debits(memberId), 'SET customer = if_not_exists(customer, :customer)', {
    values: { ':customer': customer },
  })
