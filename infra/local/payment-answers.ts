import { json, type Reply } from './http.ts'
import { sourceOf } from './payment-sources.ts'
import { type LocalPayment, type LocalRefund, remainingCents } from './payment-state.ts'

type Surroundings = {
  apiUrl: string
  pageOrigin: string
  isCancelable: boolean
  /** Account of a debit's mandate. */
  account: string | undefined
}

const detailsOf = (payment: LocalPayment, account: string | undefined) => {
  if (payment.status === 'failed')
    return { failureReason: payment.failureReason, bankReasonCode: payment.debit?.returnCode }
  return payment.status === 'paid' ? sourceOf(payment, account) : null
}

/** A payment in the API's form. */
export function shownPayment(payment: LocalPayment, { apiUrl, pageOrigin, isCancelable, account }: Surroundings) {
  const self = `${apiUrl}/v2/payments/${payment.id}`
  const isOpen = payment.status === 'open'
  const { currency } = payment.amount
  const moment = {
    paid: 'paidAt',
    canceled: 'canceledAt',
    expired: 'expiredAt',
    failed: 'failedAt',
    authorized: 'authorizedAt',
  }
  const name = moment[payment.status as keyof typeof moment]
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: payment.amount,
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    isCancelable,
    ...(isOpen && { expiresAt: payment.expiresAt }),
    ...(name && { [name]: payment.changedAt }),
    ...(payment.status === 'paid' && {
      amountRefunded: { currency, value: payment.refunded },
      amountRemaining: { currency, value: (remainingCents(payment) / 100).toFixed(2) },
    }),
    ...(payment.chargedBack !== '0.00' && { amountChargedBack: { currency, value: payment.chargedBack } }),
    profileId: 'pfl_local',
    sequenceType: payment.debit ? 'recurring' : (payment.card?.sequence ?? 'oneoff'),
    ...(payment.card && { customerId: payment.card.customerId, mandateId: payment.card.mandateId ?? null }),
    ...(payment.debit
      ? { customerId: payment.debit.customerId, mandateId: payment.debit.mandateId }
      : { redirectUrl: payment.redirectUrl }),
    details: detailsOf(payment, account),
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    _links: {
      self: { href: self, type: 'application/hal+json' },
      ...(isOpen && { checkout: { href: `${pageOrigin}/pay/${payment.id}`, type: 'text/html' } }),
    },
  }
}

export const shownRefund = ({ id, amount, metadata, status, at }: LocalRefund) => ({
  resource: 'refund',
  id,
  amount,
  metadata,
  status,
  createdAt: at,
})

export const hal = { 'content-type': 'application/hal+json' }

export const refusal = (status: number, detail: string, field?: string): Reply =>
  json(status, { status, title: titles[status], detail, ...(field && { field }), _links: {} }, hal)

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  503: 'Service Unavailable',
}
