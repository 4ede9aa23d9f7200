import type { LedgerEntry } from '#functions/stores/credits/ledger.ts'
import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { keys, memberIn } from '#functions/table/keys.ts'

const ledger = keys.ledgerOfMember('').prefix
const payments = keys.payments('')

/** Reasons without this hint: the sender has the balance from the answer. */
const messageReasons: readonly string[] = ['message', 'gift'] satisfies LedgerEntry['reason'][]

/** Tells a member of a changed balance, and of the new state of a payment. */
export const reaction = liveReaction(({ kind, PK, SK, before, after }) => {
  if (kind === 'INSERT' && SK.startsWith(ledger) && !messageReasons.includes(after!.reason as string))
    return [{ to: memberIn(PK), hint: { type: policy.balanceChanged.live } }]
  if (kind !== 'MODIFY' || !SK.startsWith(payments.prefix) || before!.status === after!.status) return []
  const payment = SK.slice(payments.prefix.length)
  return [{ to: PK.slice(payments.PK.length), hint: { type: policy.paymentChanged.live, payment } }]
})
