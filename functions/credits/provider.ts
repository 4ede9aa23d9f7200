import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { StoredRefund } from '#functions/stores/credits/refunds.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'

const Amount = z.object({ currency: z.string(), value: z.string() })

/** Fields read from a payment at the provider; others are dropped. */
export const ProviderAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: Amount,
  amountRefunded: z.optional(Amount),
  amountChargedBack: z.optional(Amount),
  createdAt: z.string(),
  details: z.optional(
    z.nullable(
      z.object({
        /** SEPA reason code of a direct debit that the bank did not pay. */
        bankReasonCode: z.optional(z.nullable(z.string())),
        /** Why a card was not charged. */
        failureReason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /** Of a payment that made or used a mandate. */
  customerId: z.optional(z.nullable(z.string())),
  mandateId: z.optional(z.nullable(z.string())),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.optional(z.object({ href: z.url({ protocol: /^https?$/ }) })) }),
})
export type ProviderPayment = z.infer<typeof ProviderAnswer>

const PaymentList = z.object({
  _embedded: z.object({ payments: z.array(ProviderAnswer) }),
  _links: z.object({ next: z.nullish(z.object({ href: z.url() })) }),
})
/** Page of the provider's payments, newest first; `next` is the first of the next page. */
export type ProviderPage = { payments: ProviderPayment[]; next: string | null }

const RefundAnswer = z.object({
  id: z.string(),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  metadata: z.unknown(),
})
const RefundList = z.object({ _embedded: z.object({ refunds: z.array(RefundAnswer) }) })
const RefundMetadata = z.object({ payment: z.string(), refund: z.string() })
export type ProviderRefund = z.infer<typeof RefundAnswer>

/** Refusal of an order or a refund that a retry would not change. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/**
 * Payment provider. Each call refuses with `payment_provider_unavailable` where it gets no reliable
 * answer.
 */
type PaymentProvider = {
  /**
   * Opens the payment. The idempotency key is member and payment id, so a retry gets the same
   * payment and never another member's.
   */
  create: (payment: StoredPayment) => Promise<ProviderPayment>
  find: (providerId: string) => Promise<ProviderPayment | undefined>
  /** Page of all payments, newest first, from this id on. */
  list: (from: string | undefined) => Promise<ProviderPage>
  /** Closes the payment, if still possible; returns its state after that. */
  cancel: (providerId: string) => Promise<ProviderPayment | undefined>
  /** Refunds a part of the payment or all of it; idempotent. Returns the state of the refund. */
  refund: (payment: PaidPayment, refund: Pick<StoredRefund, 'id' | 'cents'>) => Promise<ProviderRefund>
  /** State of a refund that the provider took, by its id there. */
  findRefund: (payment: PaidPayment, refundId: string) => Promise<ProviderRefund | undefined>
}

type PaidPayment = Pick<StoredPayment, 'id' | 'site' | 'member' | 'currency'> & { providerId: string }

/** Amount in the provider's format: 999 cents are `9.99`. */
export const amountOf = ({ priceCents, currency }: Pick<StoredPayment, 'priceCents' | 'currency'>) => ({
  currency,
  value: (priceCents / 100).toFixed(2),
})

const timeoutMilliseconds = 8_000

/** The provider's maximum. */
const paymentsPerPage = 250

/** Mollie's payments API, version 2. */
export const provider: PaymentProvider = {
  async create(payment) {
    const response = await ask('POST', '/payments', `${payment.member}-${payment.id}`, {
      amount: amountOf(payment),
      description: `${env.siteName}: ${payment.credits} credits`,
      redirectUrl: payment.returnUrl,
      webhookUrl: new URL('/api/payment-webhook.php', payment.returnUrl).href,
      method: paymentMethodFacts[payment.method].provider,
      metadata: { payment: payment.id, member: payment.member },
    })
    if (response.status === 400 || response.status === 422) throw new ProviderRefusal(await response.text())
    return read(response, ProviderAnswer)
  },
  async find(providerId) {
    const response = await ask('GET', `/payments/${providerId}`)
    return response.status === 404 ? undefined : read(response, ProviderAnswer)
  },
  async list(from) {
    const response = await ask('GET', `/payments?limit=${paymentsPerPage}${from ? `&from=${from}` : ''}`)
    const { _embedded, _links } = await read(response, PaymentList)
    return {
      payments: _embedded.payments,
      next: _links.next ? new URL(_links.next.href).searchParams.get('from') : null,
    }
  },
  async cancel(providerId) {
    const response = await ask('DELETE', `/payments/${providerId}`)
    // A payment that is paid, ended or in progress cannot be closed: its state is returned instead.
    return response.ok ? read(response, ProviderAnswer) : provider.find(providerId)
  },
  async refund({ id, site, member, providerId, currency }, { id: refund, cents }) {
    const path = refundsOf(providerId)
    const ours = (await listRefunds(providerId)).filter(({ metadata }) => {
      const named = RefundMetadata.safeParse(metadata).data
      return named?.payment === id && named.refund === refund
    })
    // The provider forgets an idempotency key after an hour, so earlier refunds are looked up in
    // its list.
    const standing = ours.find(({ status }) => !isLostRefund(status))
    if (standing) return standing
    const response = await ask('POST', path, `${member}-${id}-refund-${refund}-${ours.length}`, {
      amount: amountOf({ priceCents: cents, currency }),
      description: `${env.siteName}: ${referenceOf({ site, member, id })}`,
      metadata: { payment: id, refund },
    })
    if ([400, 409, 422].includes(response.status)) throw new ProviderRefusal(await response.text())
    return read(response, RefundAnswer)
  },
  findRefund: async ({ providerId }, refundId) => (await listRefunds(providerId)).find(({ id }) => id === refundId),
}

/** Whether the provider could not deliver a refund, or gave it up. */
export const isLostRefund = (status: ProviderRefund['status']): boolean => status === 'failed' || status === 'canceled'

const refundsOf = (providerId: string) => `/payments/${providerId}/refunds`

const listRefunds = async (providerId: string) =>
  (await read(await ask('GET', refundsOf(providerId)), RefundList))._embedded.refunds

/** Calls the provider. */
export async function ask(method: string, path: string, idempotencyKey?: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(env.paymentApiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${env.paymentApiKey}`,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
  } catch (error) {
    throw unavailable(`${method} ${path}`, error)
  }
}

/** Answer of the provider; any other is none. */
export async function read<Shape extends z.ZodMiniType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
  if (!response.ok) throw unavailable(response.url, response.status)
  try {
    return shape.parse(await response.json())
  } catch (error) {
    throw unavailable(response.url, error)
  }
}

function unavailable(call: string, reason: unknown): Refusal {
  logError('payment_provider_unavailable', reason, { call, status: typeof reason === 'number' ? reason : undefined })
  return new Refusal('payment_provider_unavailable')
}
