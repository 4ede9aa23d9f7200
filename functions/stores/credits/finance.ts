import * as z from 'zod/mini'
import { findMail } from '#functions/stores/mail/outbox.ts'
import { keys, queue } from '#functions/table/keys.ts'
import { count, list } from '#functions/table/read.ts'
import { LedgerEntry } from './ledger.ts'
import { findPaymentAt, type StoredPayment } from './payment.ts'
import { findRefundAt, listRefunds, type StoredRefund, withdrawal } from './refunds.ts'

const Queued = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })

const refundPrefix = keys.refundsOfPayment('', '').prefix.split('#')[0]!

/** What waits for finance: a refund, or a payment whose member is gone. */
export type OpenCase = { since: string } & ({ refund: StoredRefund } | { payment: StoredPayment })

/** The oldest `limit` cases that wait for finance, and the number of all. */
export async function listOpenCases(limit: number): Promise<{ cases: OpenCase[]; count: number }> {
  const { dueJob: PK } = queue('finance', new Date(0), '')
  const [{ items }, total] = await Promise.all([
    list(Queued, { PK, limit }, { index: 'due' }),
    count({ PK }, { index: 'due' }),
  ])
  const found = await Promise.all(
    items.map(async (item): Promise<OpenCase[]> => {
      const since = item.dueAt.split('#')[0]!
      if (item.SK.startsWith(`${refundPrefix}#`)) {
        const refund = await findRefundAt(item)
        return refund ? [{ since, refund }] : []
      }
      const payment = await findPaymentAt(item)
      return payment ? [{ since, payment }] : []
    }),
  )
  return { cases: found.flat(), count: total }
}

/**
 * Entries of a payment in the ledger. Their causes begin with the payment's id; a message with the
 * same id is left out by its reason.
 */
export async function listMovements({ member, id }: Pick<StoredPayment, 'member' | 'id'>): Promise<LedgerEntry[]> {
  const { PK, SK: prefix } = keys.ledger(member, id)
  const { items } = await list(LedgerEntry, { PK, prefix }, { consistent: true })
  return items.filter(({ reason }) => reason === 'purchase' || reason === 'refund')
}

/** Whether a mail about a payment has not been sent yet. */
export const isMailWaiting = async ({ member }: StoredPayment, mail: string, now: Date): Promise<boolean> =>
  (await findMail(keys.outbox(mail, member), now)) !== undefined

/** Money that finance can still refund; nothing once the member's bank took it back. */
export const refundableCents = (payment: StoredPayment): number =>
  payment.completedAt === undefined || payment.chargedBackCents
    ? 0
    : Math.max(0, payment.priceCents - (payment.refundedCents ?? 0))

/** Refunds that finance asked for, without the declined ones. */
export const listOwnRefunds = async (payment: StoredPayment): Promise<StoredRefund[]> =>
  (await listRefunds(payment)).filter(({ id, state }) => id !== withdrawal && state !== 'declined')
