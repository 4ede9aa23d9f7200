import { findMail } from '#functions/stores/mail/outbox.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { countQueued, listQueued } from '#functions/table/staff-queue.ts'
import { keptCents } from '#shared/rules/payment-state.ts'
import { LedgerEntry } from './ledger.ts'
import { findPaymentAt, type StoredPayment } from './payment.ts'
import { findRefundAt, isWithdrawal, listRefunds, type StoredRefund } from './refunds.ts'

const refundPrefix = keys.refundsOfPayment('', '').prefix.split('#')[0]!

/** Entry in the queue of finance: a refund, or a payment for a member who is gone. */
export type OpenCase = { since: string } & ({ refund: StoredRefund } | { payment: StoredPayment })

/** The oldest `limit` entries in the queue of finance, and the number of all entries. */
export async function listOpenCases(limit: number): Promise<{ cases: OpenCase[]; count: number }> {
  const [{ items }, total] = await Promise.all([
    listQueued('finance', { limit }, async (place): Promise<OpenCase | undefined> => {
      const since = place.dueAt.split('#')[0]!
      if (place.SK.startsWith(`${refundPrefix}#`)) {
        const refund = await findRefundAt(place)
        return refund && { since, refund }
      }
      const payment = await findPaymentAt(place)
      return payment && { since, payment }
    }),
    countQueued('finance'),
  ])
  return { cases: items, count: total }
}

/**
 * Entries of a payment in the ledger. They are found by their cause, which begins with the
 * payment's id. A message could have the same id, so only entries with the reasons purchase and
 * refund are returned.
 */
export async function listMovements({ member, id }: Pick<StoredPayment, 'member' | 'id'>): Promise<LedgerEntry[]> {
  const { PK, SK: prefix } = keys.ledger(member, id)
  const { items } = await list(LedgerEntry, { PK, prefix }, { consistent: true })
  return items.filter(({ reason }) => reason === 'purchase' || reason === 'refund')
}

/** Whether a mail about a payment has not been sent yet. */
export const isMailWaiting = async ({ member }: StoredPayment, mail: string, now: Date): Promise<boolean> =>
  (await findMail(keys.outbox(mail, member), now)) !== undefined

/**
 * Money that finance can still refund: 0 after a charge-back by the member's bank. Exception: if
 * the money arrived when the member was gone, all that is left of it must be refunded (PAY-62).
 */
export const refundableCents = (payment: StoredPayment): number =>
  payment.completedAt === undefined || (payment.chargedBackCents && !payment.isWithoutMember) ? 0 : keptCents(payment)

/** Refunds that finance requested, without the declined ones. */
export const listOwnRefunds = async (payment: StoredPayment): Promise<StoredRefund[]> =>
  (await listRefunds(payment)).filter(({ id, state }) => !isWithdrawal(id) && state !== 'declined')
