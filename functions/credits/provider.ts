import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'

const Amount = z.object({ currency: z.string(), value: z.string() })

/** Fields read from a payment at the provider; others are dropped. */
const ProviderAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: Amount,
  amountRefunded: z.optional(Amount),
  amountChargedBack: z.optional(Amount),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.optional(z.object({ href: z.url({ protocol: /^https?$/ }) })) }),
})
export type ProviderPayment = z.infer<typeof ProviderAnswer>

const RefundAnswer = z.object({
  id: z.string(),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  metadata: z.unknown(),
})
const RefundList = z.object({ _embedded: z.object({ refunds: z.array(RefundAnswer) }) })
const RefundMetadata = z.object({ cancelled: z.string() })

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
  /** Closes the payment, if still possible; returns its state after that. */
  cancel: (providerId: string) => Promise<ProviderPayment | undefined>
  /** Refunds the owed amount and returns the provider's id of the refund; idempotent. */
  refund: (payment: OwedPayment) => Promise<string>
}

type OwedPayment = Pick<StoredPayment, 'id' | 'member' | 'currency'> & { providerId: string; owedCents: number }

/** Amount in the provider's format: 999 cents are `9.99`. */
export const amountOf = ({ priceCents, currency }: Pick<StoredPayment, 'priceCents' | 'currency'>) => ({
  currency,
  value: (priceCents / 100).toFixed(2),
})

const timeoutMilliseconds = 8_000

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
  async cancel(providerId) {
    const response = await ask('DELETE', `/payments/${providerId}`)
    // A payment that is paid, ended or in progress cannot be closed: its state is returned instead.
    return response.ok ? read(response, ProviderAnswer) : provider.find(providerId)
  },
  async refund({ id, member, providerId, currency, owedCents }) {
    const path = `/payments/${providerId}/refunds`
    const { refunds } = (await read(await ask('GET', path), RefundList))._embedded
    const ours = refunds.filter(({ metadata }) => RefundMetadata.safeParse(metadata).data?.cancelled === id)
    // The provider forgets an idempotency key after an hour, so earlier refunds are looked up in
    // its list.
    const standing = ours.find(({ status }) => status !== 'failed' && status !== 'canceled')
    if (standing) return standing.id
    const response = await ask('POST', path, `${member}-${id}-refund-${ours.length}`, {
      amount: amountOf({ priceCents: owedCents, currency }),
      description: `${env.siteName}: unused credits`,
      metadata: { cancelled: id },
    })
    if ([400, 409, 422].includes(response.status)) throw new ProviderRefusal(await response.text())
    return (await read(response, RefundAnswer)).id
  },
}

async function ask(method: string, path: string, idempotencyKey?: string, body?: unknown): Promise<Response> {
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

async function read<Shape extends z.ZodMiniType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
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
