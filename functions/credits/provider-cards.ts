import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { amountOf, ask, ProviderAnswer, type ProviderPayment, ProviderRefusal, read } from './provider.ts'

const CardMandate = z.object({
  id: z.string(),
  status: z.enum(['valid', 'pending', 'invalid']),
  method: z.string(),
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
export type CardMandate = z.infer<typeof CardMandate>

/** 404 or 410: revoked, or never made. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410

const mandateOf = (customer: string, mandate: string) => `/customers/${customer}/mandates/${mandate}`

/**
 * Stored cards at the provider: Mollie's API, version 2. A `first` payment by card makes a mandate,
 * which `providerCustomers.charge` charges. Failures as in ./provider.ts.
 */
export const providerCards = {
  /** Opens the page on which the member pays with a card and, by paying, stores it. */
  createStoring: (payment: StoredPayment, customer: string): Promise<ProviderPayment> =>
    createOnPage(payment, `${payment.member}-${payment.id}`, { customerId: customer, sequenceType: 'first' }),
  /**
   * Opens the page on which the member confirms an order whose charge needs it, with the cards of
   * the customer at hand.
   */
  createConfirming: (payment: StoredPayment, customer: string): Promise<ProviderPayment> =>
    createOnPage(payment, `${payment.member}-${payment.id}-confirm`, { customerId: customer, sequenceType: 'oneoff' }),
  async findMandate(customer: string, mandate: string): Promise<CardMandate | undefined> {
    const response = await ask('GET', mandateOf(customer, mandate))
    return isGone(response) ? undefined : read(response, CardMandate)
  },
  /** Revokes a mandate; one that is gone counts as revoked. */
  async revoke(customer: string, mandate: string): Promise<void> {
    const response = await ask('DELETE', mandateOf(customer, mandate))
    if (!response.ok && !isGone(response)) await read(response, CardMandate)
  },
}

async function createOnPage(payment: StoredPayment, idempotencyKey: string, more: Record<string, string>) {
  const response = await ask('POST', '/payments', idempotencyKey, {
    amount: amountOf(payment),
    description: `${env.siteName}: ${payment.credits} credits`,
    redirectUrl: payment.returnUrl,
    webhookUrl: new URL('/api/payment-webhook.php', payment.returnUrl).href,
    method: 'creditcard',
    metadata: { payment: payment.id, member: payment.member },
    ...more,
  })
  if (response.status === 400 || response.status === 422) throw new ProviderRefusal(await response.text())
  return read(response, ProviderAnswer)
}
