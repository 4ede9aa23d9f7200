import { logError } from '#functions/platform/log.ts'
import { findPayment, isOpened, type OpenedPayment, type StoredPayment } from '#functions/stores/credits/payment.ts'
import {
  changeStateAndBook,
  currentTries,
  dropRefund,
  listRefunds,
  postponeRefund,
  type StoredRefund,
} from '#functions/stores/credits/refunds.ts'
import { apply, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { overReturnedCents } from '#shared/rules/payment-state.ts'
import { type ProviderRefund, ProviderRefusal } from './provider/port.ts'
import { providerOf } from './provider/provider.ts'

/**
 * Sends an owed refund, or checks the state of a sent refund. The attempt is claimed first, so that
 * only one of several parallel runs acts. Before a refund is requested, the refunds at the provider
 * are read, so that the money is sent once even if an earlier run failed halfway.
 */
export async function advanceRefund(refund: StoredRefund, now: Date): Promise<void> {
  const payment = await findPayment(refund.member, refund.payment)
  if (!payment || !isOpened(payment)) throw new Error('a refund of a payment that the provider does not know')
  await apply(postponeRefund(refund, now))
  if (refund.state === 'sent') return watchRefund(payment, refund, now)
  if (isReturnedByBank(payment, refund)) return commit(dropRefund(payment, refund, now))
  const isReturnedInPart = overReturnedCents(payment) > 0
  const sent = isReturnedInPart ? new ProviderRefusal(partlyReturned) : await sendRefund(payment, refund)
  await record(payment, refund, sent, now)
}

/** Whether the member's bank took the money back, so that the refund is no longer owed. */
const isReturnedByBank = (payment: StoredPayment, { cents }: StoredRefund): boolean =>
  overReturnedCents(payment) >= cents

const partlyReturned = 'the member’s bank took back a part of this money: pay the rest by hand'

/**
 * Sends a refund to the provider. Returns a ProviderRefusal if the refund cannot be sent: finance
 * then pays it by hand (PAY-60).
 */
async function sendRefund(payment: OpenedPayment, refund: StoredRefund): Promise<ProviderRefund | ProviderRefusal> {
  if (!paymentMethodFacts[payment.method].isRefundable)
    return new ProviderRefusal('payments by this method cannot be refunded, so the money is paid by hand')
  const { refunds } = providerOf(payment)
  if (!refunds)
    return new ProviderRefusal(
      'this provider takes refunds on its own pages only: refund the sale of this reference there, then mark it as paid by hand',
    )
  return refunds.send(payment, refund).catch((error: unknown) => refusalIn(error, refund))
}

/**
 * Number of failed attempts after which finance decides. With the delays of `postponeRefund`, that
 * is after about three and a half days; the member was promised the money within 14 days (PAY-60).
 */
const maxTries = 14

/**
 * Refusal to store for finance; throws `error` if the job will retry. The last attempts may have
 * reached the provider although no answer came, so finance is asked to look for the refund there
 * first.
 */
function refusalIn(error: unknown, refund: StoredRefund): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error
  if (currentTries(refund) + 1 < maxTries) throw error
  const { cause } = error as Error
  const reason = typeof cause === 'number' ? `HTTP ${cause}` : String(cause ?? error)
  return new ProviderRefusal(
    `no answer of the provider for days (${reason}): look for the refund there before you pay it by hand`,
  )
}

/**
 * Reads the refunds of a payment from the provider, after a callback about the payment. Refunds
 * that arrived are read too: if the member's bank account is closed, the money comes back days
 * later. A failed refund, which waits for finance, is dropped if the bank returned its money to the
 * member.
 */
export async function watchRefunds(reported: StoredPayment, now: Date): Promise<void> {
  for (const refund of await listRefunds(reported)) {
    // Read again for each refund, as dropping a refund changes the payment.
    const payment = await findPayment(reported.member, reported.id)
    if (!payment || !isOpened(payment)) return
    if (refund.state === 'sent' || refund.state === 'arrived')
      await watchRefund(payment, refund, now).catch(ignoreConflict)
    if (refund.state === 'failed' && isReturnedByBank(payment, refund))
      await commit(dropRefund(payment, refund, now)).catch(ignoreConflict)
  }
}

/**
 * Reads the state of a sent refund from the provider and stores a change. A refund that the
 * provider no longer has, for example after its account was closed, may have arrived. It is logged
 * at each check, but not listed for finance, who could pay it twice.
 */
async function watchRefund(payment: OpenedPayment, refund: StoredRefund, now: Date): Promise<void> {
  const remote = await providerOf(payment).refunds?.find(payment, refund.providerId!)
  if (!remote && refund.state === 'sent')
    console.error({ event: 'refund_missing', payment: payment.id, cents: refund.cents })
  const isNews = remote?.state === 'lost' || (remote?.state === 'arrived' && refund.state === 'sent')
  if (remote && isNews) await record(payment, refund, remote, now)
}

/**
 * Stores the provider's outcome of a refund. A lost or refused refund is listed for finance, unless
 * the bank has returned its money to the member: finance must not pay it again.
 */
async function record(
  payment: OpenedPayment,
  refund: StoredRefund,
  remote: ProviderRefund | ProviderRefusal,
  now: Date,
) {
  const isRefused = remote instanceof ProviderRefusal
  if (isRefused || remote.state === 'lost') {
    if (isReturnedByBank(payment, refund)) return commit(dropRefund(payment, refund, now))
    const failure = isRefused
      ? remote.message.slice(0, 300)
      : `the provider reports the refund as ${remote.providerState}`
    const details = { payment: payment.id, cents: refund.cents }
    if (isRefused) logError('refund_failed', remote, details)
    else console.error({ event: 'refund_failed', ...details, providerState: remote.providerState })
    const mark = isRefused ? `try-${refund.tries ?? 0}` : remote.id
    return commit(changeStateAndBook(payment, refund, { state: 'failed', event: 'refund_failed', mark, failure }, now))
  }
  const { id: providerId } = remote
  const [state, event] =
    remote.state === 'arrived' ? (['arrived', 'refund_arrived'] as const) : (['sent', 'refund_sent'] as const)
  await commit(changeStateAndBook(payment, refund, { state, event, mark: providerId, providerId }, now))
}
