import * as z from 'zod/mini'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { ask, createPayment, findAnswer, read } from './mollie-api.ts'
import type { PaymentProvider } from './port.ts'

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

/** Whether Mollie answered that the mandate was revoked or never existed. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410

const mandateOf = (customer: string, mandate: string) => `/customers/${customer}/mandates/${mandate}`

/**
 * Stored cards at Mollie. A `first` payment by card creates a mandate, which a `recurring` payment
 * (./mollie-customers.ts) charges.
 */
export const mollieCards: NonNullable<PaymentProvider['cards']> = {
  createStoring: (payment, customer) => createOnPage(payment, { customerId: customer, sequenceType: 'first' }),
  createConfirming: (payment, customer) =>
    createOnPage(payment, { customerId: customer, sequenceType: 'oneoff' }, `${payment.member}-${payment.id}-confirm`),
  async findMandateOf(providerId) {
    const { customerId, mandateId } = (await findAnswer(providerId)) ?? {}
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

const createOnPage = (payment: StoredPayment, more: Readonly<Record<string, string>>, idempotencyKey?: string) =>
  createPayment(payment, { redirectUrl: payment.returnUrl, method: 'creditcard', ...more }, idempotencyKey)
