import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import { referenceOf } from '#functions/stores/credits/payment.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import {
  ask,
  createPayment,
  findAnswer,
  listPayments,
  PaymentAnswer,
  providerPayment,
  read,
  refusalOf,
} from './mollie-api.ts'
import { mollieCards } from './mollie-cards.ts'
import { mollieCustomers } from './mollie-customers.ts'
import { amountOf, type PaymentProvider, type ProviderPayment, type ProviderRefund } from './port.ts'

/** Mollie's name of each method; the card brand is chosen on Mollie's page. */
export const mollieNames: Readonly<Record<PaymentMethod, string>> = {
  mastercard: 'creditcard',
  visa: 'creditcard',
  creditcard: 'creditcard',
  nexi: 'creditcard',
  cartebancaire: 'creditcard',
  maestro: 'creditcard',
  sdd: 'directdebit',
  sct: 'banktransfer',
  prezelewy24: 'przelewy24',
  blik: 'blik',
  giropay: 'giropay',
  ideal: 'ideal',
  bancontact: 'bancontact',
  applepay: 'applepay',
  paysafecard: 'paysafecard',
  paypal: 'paypal',
  sofort: 'sofort',
  eps: 'eps',
}

const RefundAnswer = z.object({
  id: z.string(),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  metadata: z.unknown(),
})
const RefundList = z.object({ _embedded: z.object({ refunds: z.array(RefundAnswer) }) })
const RefundMetadata = z.object({ payment: z.string(), refund: z.string() })

async function findById(id: string): Promise<ProviderPayment | undefined> {
  const answer = await findAnswer(id)
  return answer && providerPayment(answer)
}

/** Mollie's payments API, version 2: docs.mollie.com/reference. */
export const mollie: PaymentProvider = {
  create: (payment) => createPayment(payment, { redirectUrl: payment.returnUrl, method: mollieNames[payment.method] }),
  find: ({ providerId }) => findById(providerId),
  // The callback has only an id; the status is fetched.
  readReport: async ({ id }) => (id === undefined ? undefined : findById(id)),
  list: (from) => listPayments('/payments', from),
  async cancel({ providerId }) {
    const response = await ask('DELETE', `/payments/${providerId}`)
    // A payment that is paid, ended or in progress cannot be closed: its state is returned instead.
    return response.ok ? providerPayment(await read(response, PaymentAnswer)) : findById(providerId)
  },
  refunds: {
    async send(payment, { id: refund, cents }) {
      const { id, member, providerId, currency } = payment
      const there = await ask('GET', refundsOf(providerId))
      if (isMissing(there)) throw await refusalOf(there)
      const ours = (await readRefunds(there)).filter(({ metadata }) => {
        const named = RefundMetadata.safeParse(metadata).data
        return named?.payment === id && named.refund === refund
      })
      // Mollie forgets an idempotency key after an hour, so earlier refunds are looked up in its
      // list.
      const existing = ours.map(providerRefund).find(({ state }) => state !== 'lost')
      if (existing) return existing
      const response = await ask('POST', refundsOf(providerId), `${member}-${id}-refund-${refund}-${ours.length}`, {
        amount: amountOf({ priceCents: cents, currency }),
        description: `${env.siteName}: ${referenceOf(payment)}`,
        metadata: { payment: id, refund },
      })
      if (isMissing(response) || [400, 409, 422].includes(response.status)) throw await refusalOf(response)
      return providerRefund(await read(response, RefundAnswer))
    },
    async find({ providerId }, refundId) {
      const there = await ask('GET', refundsOf(providerId))
      const found = isMissing(there) ? undefined : (await readRefunds(there)).find(({ id }) => id === refundId)
      return found && providerRefund(found)
    },
  },
  customers: mollieCustomers,
  cards: mollieCards,
}

const refundsOf = (providerId: string) => `/payments/${providerId}/refunds`

/** Whether Mollie no longer has the payment, for example because it belongs to a closed account. */
const isMissing = ({ status }: Response): boolean => status === 404 || status === 410

const readRefunds = async (response: Response) => (await read(response, RefundList))._embedded.refunds

const providerRefund = ({ id, status }: z.infer<typeof RefundAnswer>): ProviderRefund => ({
  id,
  state: status === 'refunded' ? 'arrived' : status === 'failed' || status === 'canceled' ? 'lost' : 'sent',
  providerState: status,
})
