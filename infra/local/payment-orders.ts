import type { LocalCardUse } from './payment-cards.ts'
import { isOnThisMachine } from './payment-reports.ts'
import type { Amount, LocalPayment, LocalRefund } from './payment-state.ts'

const methods = new Set(
  'alma applepay bancomatpay bancontact banktransfer belfius blik creditcard directdebit eps giftcard ideal kbc klarna mybank paypal paysafecard przelewy24 satispay sofort giropay trustly twint wero'.split(
    ' ',
  ),
)

/** `customer` is set if the order names a customer; it has `mandateId` if a mandate is charged. */
type Order = Pick<LocalPayment, 'amount' | 'description' | 'method' | 'metadata' | 'redirectUrl' | 'webhookUrl'> & {
  customer?: LocalCardUse
}

/** Order of a payment, or the first invalid field. */
export const readOrder = (body: Buffer): Order | { field: string; detail: string } => {
  const order = parsed(body)
  const amount = order.amount as Partial<Amount> | undefined
  if (!/^\d+\.\d{2}$/.test(amount?.value ?? '') || Number(amount?.value) <= 0) {
    return { field: 'amount', detail: 'The amount contains an invalid value' }
  }
  if (!/^[A-Z]{3}$/.test(amount?.currency ?? ''))
    return { field: 'amount', detail: 'The amount contains an invalid currency' }
  const { sequenceType = 'oneoff', customerId } = order
  const isRecurring = sequenceType === 'recurring'
  const customer =
    customerId === undefined
      ? undefined
      : { sequence: sequenceType as LocalCardUse['sequence'], customerId: String(customerId) }
  const mandate = isRecurring ? { mandateId: String(order.mandateId) } : {}
  if (isRecurring && !customer) return { field: 'customerId', detail: 'The customer is required' }
  const { description, redirectUrl = isRecurring ? '' : undefined, webhookUrl = null, method = null } = order
  const { metadata = null } = order
  if (typeof description !== 'string' || !description)
    return { field: 'description', detail: 'The description is required' }
  if (typeof redirectUrl !== 'string' || (!isRecurring && !URL.canParse(redirectUrl))) {
    return { field: 'redirectUrl', detail: 'The redirect URL is invalid' }
  }
  // A debit needs a mandate, so it must be recurring.
  if (method !== null && (!methods.has(String(method)) || (method === 'directdebit' && !isRecurring)))
    return { field: 'method', detail: 'The payment method is invalid' }
  if (webhookUrl !== null && !isOnThisMachine(webhookUrl)) {
    return { field: 'webhookUrl', detail: 'The webhook URL is invalid because it is unreachable' }
  }
  return {
    amount: amount as Amount,
    description,
    ...(customer && { customer: { ...customer, ...mandate } }),
    redirectUrl,
    webhookUrl: webhookUrl as string | null,
    method: method as string | null,
    metadata,
  }
}

/** Requested refund; null if its amount is invalid. */
export const readRefund = (body: Buffer): Pick<LocalRefund, 'amount' | 'metadata'> | null => {
  const { amount, metadata = null } = parsed(body)
  const { value = '', currency = '' } = (amount ?? {}) as Partial<Amount>
  return /^\d+\.\d{2}$/.test(value) && Number(value) > 0 ? { amount: { value, currency }, metadata } : null
}

/** Body of a call; empty if it is not JSON. */
export const parsed = (body: Buffer): Record<string, unknown> => {
  try {
    return Object(JSON.parse(body.toString())) as Record<string, unknown>
  } catch {
    return {}
  }
}
