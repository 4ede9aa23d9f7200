import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { ask, PaymentAnswer, providerPayment, read, throwRefused } from './mollie-api.ts'
import { amountOf, type PaymentProvider, type ProviderPayment } from './port.ts'

const CardMandate = z.object({
  status: z.enum(['valid', 'pending', 'invalid']),
  details: z.optional(
    z.nullable(
      z.object({
        cardLabel: z.optional(z.nullable(z.string())),
        cardNumber: z.optional(z.nullable(z.string())),
        cardExpiryDate: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
})

/** 404 or 410: revoked, or never made. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410

const mandateOf = (customer: string, mandate: string) => `/customers/${customer}/mandates/${mandate}`

/**
 * Stored cards of Mollie. A `first` payment by card makes a mandate, which a `recurring` one of
 * ./mollie-customers.ts charges.
 */
export const mollieCards: NonNullable<PaymentProvider['cards']> = {
  createStoring: (payment, customer) =>
    createOnPage(payment, `${payment.member}-${payment.id}`, { customerId: customer, sequenceType: 'first' }),
  createConfirming: (payment, customer) =>
    createOnPage(payment, `${payment.member}-${payment.id}-confirm`, { customerId: customer, sequenceType: 'oneoff' }),
  async findMandateOf(providerId) {
    const response = await ask('GET', `/payments/${providerId}`)
    if (response.status === 404) return undefined
    const { customerId, mandateId } = await read(response, PaymentAnswer)
    return customerId && mandateId ? { customer: customerId, mandate: mandateId } : undefined
  },
  async find({ customer, mandate }) {
    const response = await ask('GET', mandateOf(customer, mandate))
    if (isGone(response)) return 'gone'
    const { status, details } = await read(response, CardMandate)
    if (status === 'invalid') return 'gone'
    const { cardLabel, cardNumber, cardExpiryDate } = details ?? {}
    if (status === 'pending' || !cardNumber || !cardExpiryDate) return 'pending'
    return { brand: cardLabel ?? 'Card', lastFour: cardNumber.slice(-4), expiresOn: cardExpiryDate.slice(0, 7) }
  },
  async revoke({ customer, mandate }) {
    const response = await ask('DELETE', mandateOf(customer, mandate))
    if (!response.ok && !isGone(response)) await read(response, CardMandate)
  },
}

async function createOnPage(
  payment: StoredPayment,
  idempotencyKey: string,
  more: Record<string, string>,
): Promise<ProviderPayment> {
  const response = await ask('POST', '/payments', idempotencyKey, {
    amount: amountOf(payment),
    description: `${env.siteName}: ${payment.credits} credits`,
    redirectUrl: payment.returnUrl,
    webhookUrl: new URL('/api/payment-webhook.php', payment.returnUrl).href,
    method: 'creditcard',
    metadata: { payment: payment.id, member: payment.member },
    ...more,
  })
  await throwRefused(response)
  return providerPayment(await read(response, PaymentAnswer))
}
