import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import {
  amountOf,
  callProvider,
  type ProviderPage,
  type ProviderPayment,
  ProviderRefusal,
  unavailable,
} from './port.ts'

const Amount = z.object({ currency: z.string(), value: z.string() })

/** Fields read from a payment; others are dropped. */
export const PaymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: Amount,
  amountRefunded: z.optional(Amount),
  amountChargedBack: z.optional(Amount),
  createdAt: z.string(),
  details: z.optional(
    z.nullable(
      z.object({
        bankReasonCode: z.optional(z.nullable(z.string())),
        failureReason: z.optional(z.nullable(z.string())),
        cardFingerprint: z.optional(z.nullable(z.string())),
        /** IBAN, or the email address of a wallet account such as PayPal's. */
        consumerAccount: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /** Present if the payment created or used a mandate. */
  customerId: z.optional(z.nullable(z.string())),
  mandateId: z.optional(z.nullable(z.string())),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.optional(z.object({ href: z.url({ protocol: /^https?$/ }) })) }),
})

/** Our payment and its member, which we sent with the order. */
const Metadata = z.object({ payment: z.string(), member: z.string() })

const outcomes: Partial<Record<z.infer<typeof PaymentAnswer>['status'], ProviderPayment['outcome']>> = {
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  canceled: 'failed',
}

/**
 * Identifier of the card or account that paid. Mollie sends account numbers with and without
 * spaces, in upper and lower case.
 */
const sourceOf = ({ details }: z.infer<typeof PaymentAnswer>): string | undefined =>
  details?.cardFingerprint
    ? `card ${details.cardFingerprint}`
    : details?.consumerAccount
      ? `account ${details.consumerAccount.replaceAll(' ', '').toUpperCase()}`
      : undefined

export const providerPayment = (answer: z.infer<typeof PaymentAnswer>): ProviderPayment => ({
  id: answer.id,
  outcome: outcomes[answer.status] ?? 'open',
  amount: answer.amount,
  refunded: answer.amountRefunded,
  chargedBack: answer.amountChargedBack,
  createdAt: answer.createdAt,
  order: Metadata.safeParse(answer.metadata).data,
  checkoutUrl: answer._links.checkout?.href,
  source: sourceOf(answer),
  bankReasonCode: answer.details?.bankReasonCode ?? undefined,
  wantsConfirmation: answer.status === 'failed' && answer.details?.failureReason === 'authentication_required',
})

export const ask = (method: string, path: string, idempotencyKey?: string, body?: unknown): Promise<Response> =>
  callProvider(`${method} ${path}`, env.paymentApiUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${env.paymentApiKey}`,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })

/** Parsed answer; an error status or another shape counts as no answer. */
export async function read<Shape extends z.ZodMiniType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
  if (!response.ok) throw unavailable(response.url, response.status)
  try {
    return shape.parse(await response.json())
  } catch (error) {
    throw unavailable(response.url, error)
  }
}

/** Throws ProviderRefusal if Mollie rejects a request as invalid. */
export async function throwRefused(response: Response): Promise<void> {
  if (response.status === 400 || response.status === 422) throw await refusalOf(response)
}

const Problem = z.object({ title: z.optional(z.string()), field: z.optional(z.string()) })

/** Mollie's refusal; its code names the status, the kind of problem and the field. */
export async function refusalOf(response: Response): Promise<ProviderRefusal> {
  const text = await response.text()
  const { title, field } = Problem.safeParse(readJson(text)).data ?? {}
  return new ProviderRefusal(text, [response.status, title, field].filter(Boolean).join(' '))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Creates a payment. For an hour, a retry with the same key gets the same payment. `more`: fields
 * for this kind of payment.
 */
export async function createPayment(
  payment: StoredPayment,
  more: Readonly<Record<string, string>>,
  idempotencyKey = `${payment.member}-${payment.id}`,
): Promise<ProviderPayment> {
  const response = await ask('POST', '/payments', idempotencyKey, {
    amount: amountOf(payment),
    description: `${env.siteName}: ${payment.credits} credits`,
    webhookUrl: new URL('/api/payment-webhook.php', payment.returnUrl).href,
    metadata: { payment: payment.id, member: payment.member },
    ...more,
  })
  await throwRefused(response)
  return providerPayment(await read(response, PaymentAnswer))
}

/** Payment as Mollie returns it; undefined if Mollie has no payment with this id. */
export async function findAnswer(id: string): Promise<z.infer<typeof PaymentAnswer> | undefined> {
  const response = await ask('GET', `/payments/${id}`)
  return response.status === 404 ? undefined : read(response, PaymentAnswer)
}

const PaymentList = z.object({
  _embedded: z.object({ payments: z.array(PaymentAnswer) }),
  _links: z.object({ next: z.nullish(z.object({ href: z.url() })) }),
})

/** Mollie's maximum. */
const paymentsPerPage = 250

/**
 * Page of the payments below `path` (all payments, or the payments of a customer), newest first,
 * starting with the payment `from`.
 */
export async function listPayments(path: string, from?: string): Promise<ProviderPage> {
  const response = await ask('GET', `${path}?limit=${paymentsPerPage}${from ? `&from=${from}` : ''}`)
  const { _embedded, _links } = await read(response, PaymentList)
  return {
    payments: _embedded.payments.map(providerPayment),
    next: _links.next ? new URL(_links.next.href).searchParams.get('from') : null,
  }
}
