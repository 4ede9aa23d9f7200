import type { LedgerEntry } from '#functions/stores/credits/ledger.ts'
import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

const payments = keys.payments('')

/**
 * Reasons of ledger entries for which no hint is sent: the answer to the sender's call already
 * contains the balance. A photo is sent after its inspection, not by a call, so it is not among
 * them.
 */
const messageReasons: readonly string[] = ['message', 'gift'] satisfies LedgerEntry['reason'][]

/**
 * Sends hints to the open pages of a member: when the balance has changed for any reason but a text
 * message or a gift, and when a payment has a new status.
 */
export const reaction = liveReaction(({ kind, PK, SK, before, after }) => {
  if (kind === 'INSERT') {
    const isOwnMessage = messageReasons.includes(after!.reason as string)
    return isOwnMessage ? [] : [{ to: memberIn(PK), hint: { type: policy.balanceChanged.live } }]
  }
  if (before!.status === after!.status) return []
  const payment = SK.slice(payments.prefix.length)
  return [{ to: PK.slice(payments.PK.length), hint: { type: policy.paymentChanged.live, payment } }]
})
