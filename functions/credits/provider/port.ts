import { logError } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { OpenedPayment, StoredPayment } from '#functions/stores/credits/payment.ts'
import type { StoredRefund } from '#functions/stores/credits/refunds.ts'

/** Amount in currency units: 999 cents are `9.99`. */
export type Amount = { currency: string; value: string }

/** Payment as its provider returns it. */
export type ProviderPayment = {
  /** Id at the provider, which never changes. */
  id: string
  outcome: 'open' | 'paid' | 'failed'
  amount: Amount
  /** Totals of returned money; absent if none was returned. */
  refunded?: Amount | undefined
  chargedBack?: Amount | undefined
  createdAt: string
  /** Order that the payment names; undefined for a payment that this site did not create. */
  order: { payment: string; member: string } | undefined
  /** Page on which the buyer pays, while the payment is open. */
  checkoutUrl?: string | undefined
  /**
   * Card, bank account or wallet that paid, by an identifier that is the same for each payment.
   * Absent before the payment, and if the provider does not say.
   */
  source?: string | undefined
  /** SEPA reason code of a direct debit that the bank did not pay. */
  bankReasonCode?: string | undefined
  /** Whether the bank refused a charge because the member has to confirm it. */
  wantsConfirmation?: boolean | undefined
}

/**
 * Page of the provider's payments, newest first; `next`: id of the first payment of the next page.
 */
export type ProviderPage = { payments: ProviderPayment[]; next: string | null }

/**
 * `lost`: undeliverable, or given up by the provider. `providerState`: name of the state at the
 * provider.
 */
export type ProviderRefund = { id: string; state: 'sent' | 'arrived' | 'lost'; providerState: string }

/**
 * Refusal of an order or a refund that a retry would not change. The message is for staff only, as
 * it can repeat what was sent; `code` may be logged.
 */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/**
 * Interface to a payment provider. Each request refuses with `payment_provider_unavailable` if it
 * gets no reliable answer.
 */
export type PaymentProvider = {
  /**
   * Opens the payment. Idempotent: a retry gets the same payment, and never another member's.
   * Throws ProviderRefusal if the provider rejects the order.
   */
  create: (payment: StoredPayment) => Promise<ProviderPayment>
  /** Current state of a payment; undefined if the provider does not know it. */
  find: (payment: OpenedPayment) => Promise<ProviderPayment | undefined>
  /** Closes the payment, if still possible; returns its new state. */
  cancel: (payment: OpenedPayment) => Promise<ProviderPayment | undefined>
  /**
   * Current state of the payment that a provider's callback is about; undefined for an unknown
   * payment. Anybody can call the endpoint, so nothing is trusted without verification. Refuses a
   * forged callback with `invalid_input`.
   */
  readReport: (report: Readonly<Record<string, string>>) => Promise<ProviderPayment | undefined>
  /** Null if refunds can only be made on the provider's own pages, by finance. */
  refunds: ProviderRefunds | null
  /**
   * Page of all payments of the account, newest first, from this id on. Null if the provider has no
   * list: then each payment is fetched by its id.
   */
  list: ((from: string | undefined) => Promise<ProviderPage>) | null
  /** Payers and their mandates; null if the provider has none. */
  customers: ProviderCustomers | null
  /** Stored cards, which are mandates of payers; null if the provider has none. */
  cards: ProviderCards | null
}

type ProviderRefunds = {
  /**
   * Refunds a part of the payment or all of it; idempotent. Throws ProviderRefusal if the provider
   * rejects the refund or no longer has the payment.
   */
  send: (payment: OpenedPayment, refund: Pick<StoredRefund, 'id' | 'cents'>) => Promise<ProviderRefund>
  /** State of an accepted refund; `refundId` is the id at the provider. */
  find: (payment: OpenedPayment, refundId: string) => Promise<ProviderRefund | undefined>
}

type ProviderCustomers = {
  /**
   * Registers a payer and returns their id at the provider. `name` is the holder of a bank account;
   * a card needs none.
   */
  create: (member: string, name?: string) => Promise<string>
  /**
   * Registers a signed mandate under the payment's reference, and returns its id at the provider.
   */
  addMandate: (
    customer: string,
    payment: StoredPayment,
    account: { iban: string; accountHolder: string },
  ) => Promise<string>
  /** Charges a mandate; idempotent for an hour. */
  charge: (payment: StoredPayment, customer: string, mandate: string) => Promise<ProviderPayment>
  /**
   * Finds the charge of a payment after its answer was lost; undefined if there is none. Needed
   * because a retry of `charge` is idempotent for an hour only.
   */
  findCharge: (payment: StoredPayment, customer: string) => Promise<ProviderPayment | undefined>
  /** SEPA reason code of the latest charge-back of a payment. */
  findReturnCode: (providerId: string) => Promise<string | undefined>
}

/** Mandate by which a card is charged. */
export type CardMandate = { customer: string; mandate: string }

/** `expiresOn`: last month in which the card is valid, such as `2028-11`. */
export type CardFace = { brand: string; lastFour: string; expiresOn: string }

type ProviderCards = {
  /** Opens the page on which the member pays with a card and, by paying, stores it. */
  createStoring: (payment: StoredPayment, customer: string) => Promise<ProviderPayment>
  /**
   * Opens the page on which the member confirms an order whose charge needs confirmation; it offers
   * the stored cards of the customer.
   */
  createConfirming: (payment: StoredPayment, customer: string) => Promise<ProviderPayment>
  /** Mandate that a payment created, if any. */
  findMandateOf: (providerId: string) => Promise<CardMandate | undefined>
  /**
   * Card of a mandate; `pending` until the provider knows the card, `gone` if the card cannot be
   * charged.
   */
  find: (mandate: CardMandate) => Promise<CardFace | 'pending' | 'gone'>
  /** Revokes a mandate; a mandate that no longer exists counts as revoked. */
  revoke: (mandate: CardMandate) => Promise<void>
}

export const amountOf = ({ priceCents, currency }: Pick<StoredPayment, 'priceCents' | 'currency'>): Amount => ({
  currency,
  value: (priceCents / 100).toFixed(2),
})

/** Cents of `part`, a part of the amount; 0 if `part` is undefined or in another currency. */
export const centsOf = (part: Amount | undefined, { currency }: Pick<Amount, 'currency'>): number =>
  part?.currency === currency ? Math.round(Number(part.value) * 100) : 0

/** Human-readable amount, such as `9.99 EUR`. */
export const amountText = ({ value, currency }: Amount): string => `${value} ${currency}`

const timeoutMilliseconds = 8_000

/** Calls a provider. `call` names the call in the log, without secrets. */
export async function callProvider(call: string, url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMilliseconds) })
  } catch (error) {
    throw unavailable(call, error)
  }
}

/**
 * Logs a call that got no reliable answer, and returns its refusal; `reason` is an error or the
 * HTTP status, and becomes the refusal's cause.
 */
export function unavailable(call: string, reason: unknown): Refusal {
  logError('payment_provider_unavailable', reason, { call, status: typeof reason === 'number' ? reason : undefined })
  return Object.assign(new Refusal('payment_provider_unavailable'), { cause: reason })
}
