import { findPayment, type StoredPayment } from '#functions/stores/credits/payment.ts'
import {
  listRefunds,
  moveAndBook,
  moveRefund,
  postponeRefund,
  type StoredRefund,
} from '#functions/stores/credits/refunds.ts'
import { apply, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { isLostRefund, type ProviderRefund, ProviderRefusal, provider } from './provider.ts'

type Paid = StoredPayment & { providerId: string }

/**
 * Sends an owed refund, or looks what became of a sent one. The attempt is claimed first, so that
 * parallel runs act once; the provider's list is read before a refund is requested, so that the
 * money is sent once even if a run fails halfway.
 */
export async function advanceRefund(refund: StoredRefund, now: Date): Promise<void> {
  const payment = await findPayment(refund.member, refund.payment)
  if (payment?.providerId === undefined) throw new Error('a refund of a payment that the provider does not know')
  const paid = { ...payment, providerId: payment.providerId }
  await apply(postponeRefund(refund, now))
  if (refund.state === 'sent') return watchRefund(paid, refund, now)
  // The member's bank took the money back: nothing is owed any more.
  if (payment.chargedBackCents) return apply(moveRefund(refund, 'dropped', now))
  await record(paid, refund, await sendRefund(paid, refund), now)
}

/** A method that takes no refunds is left to finance, who pays by hand (PAY-60). */
const sendRefund = (payment: Paid, refund: StoredRefund): Promise<ProviderRefund | ProviderRefusal> =>
  paymentMethodFacts[payment.method].isRefundable
    ? provider.refund(payment, refund).catch(refusalIn)
    : Promise.resolve(new ProviderRefusal('payments by this method cannot be refunded, so the money is paid by hand'))

const refusalIn = (error: unknown): ProviderRefusal => {
  if (error instanceof ProviderRefusal) return error
  throw error
}

/** Looks at refunds that were sent, as the provider reports that something about them changed. */
export async function watchRefunds(payment: StoredPayment, now: Date): Promise<void> {
  const { providerId } = payment
  if (providerId === undefined) return
  for (const refund of await listRefunds(payment))
    if (refund.state === 'sent') await watchRefund({ ...payment, providerId }, refund, now).catch(ignoreConflict)
}

async function watchRefund(payment: Paid, refund: StoredRefund, now: Date): Promise<void> {
  const remote = await provider.findRefund(payment, refund.providerId!)
  if (remote && (remote.status === 'refunded' || isLostRefund(remote.status)))
    await record(payment, refund, remote, now)
}

/** Stores what the provider did with a refund. A lost or refused one is listed for finance. */
async function record(payment: Paid, refund: StoredRefund, remote: ProviderRefund | ProviderRefusal, now: Date) {
  const isRefused = remote instanceof ProviderRefusal
  if (isRefused || isLostRefund(remote.status)) {
    const failure = isRefused ? remote.message.slice(0, 300) : `the provider reports the refund as ${remote.status}`
    console.error({ event: 'refund_failed', payment: payment.id, cents: refund.cents, reason: failure })
    const mark = isRefused ? `try-${refund.tries ?? 0}` : remote.id
    return commit(moveAndBook(payment, refund, { state: 'failed', event: 'refund_failed', mark, failure }, now))
  }
  const { id: providerId, status } = remote
  const [state, event] =
    status === 'refunded' ? (['arrived', 'refund_arrived'] as const) : (['sent', 'refund_sent'] as const)
  await commit(moveAndBook(payment, refund, { state, event, mark: providerId, providerId }, now))
}
