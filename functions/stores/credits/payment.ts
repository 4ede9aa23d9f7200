import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { due, queue } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { putNew, update } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { Currency, type PaymentStatus, paymentStatuses } from '#shared/model/money.ts'
import { paymentMethods, paymentProviders } from '#shared/model/payment.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { type PaymentTimeout, paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { isWhollyReturned } from '#shared/rules/payment-state.ts'

/** Money that a provider reported as returned. */
export const ReportedReturn = z.object({ kind: z.enum(['refund', 'charge_back']), cents: z.int() })
export type ReportedReturn = z.infer<typeof ReportedReturn>

/**
 * Order and its payment. The price is computed when the order is made, and does not change until
 * the order is paid (TRAP-76).
 */
export const StoredPayment = z.object({
  id: z.string(),
  member: z.string(),
  site: z.string(),
  /** Reference that people see (PROF-28); absent in older orders, whose reference is derived. */
  reference: z.optional(z.string()),
  bundle: z.string(),
  credits: z.int(),
  priceCents: z.int(),
  currency: Currency,
  discountCode: z.optional(z.string()),
  percentage: z.optional(z.int()),
  /**
   * Whether the discount code works only once per member, and is reserved while this payment is
   * open.
   */
  holdsDiscount: z.boolean(),
  method: z.enum(paymentMethods),
  /**
   * VAT rate in per cent at the time of the order: a later change of the rate does not change old
   * receipts (PAY-58). Absent if no VAT applied, and in older orders.
   */
  vatPercent: z.optional(z.number()),
  /** Time of the consent to immediate delivery (TRAP-20); absent in older orders. */
  consentAt: z.optional(z.string()),
  /** Version of the terms that applied to the order, and when the member accepted them. */
  termsVersion: z.optional(z.string()),
  termsAt: z.optional(z.string()),
  /**
   * Stored card that the payment charges (PAY-56), with the provider's ids of customer and mandate.
   */
  card: z.optional(z.object({ id: z.string(), customer: z.string(), mandate: z.string() })),
  /**
   * Set if the bank asks the member to confirm the charge of a stored card: the provider's id of
   * the original charge. `providerId` is then the id of the payment with which the member confirms
   * the charge.
   */
  chargeId: z.optional(z.string()),
  /**
   * Version of the consent to store the card of this payment, if the member gave it with the order.
   */
  cardConsentVersion: z.optional(z.string()),
  status: z.enum(paymentStatuses),
  /** Provider of the order; absent in older orders. */
  provider: z.optional(z.enum(paymentProviders)),
  providerId: z.optional(z.string()),
  /**
   * Returned money, keyed by the provider's transaction id. Stored for a provider that sends a
   * callback about each return, but does not include returns in its answers to queries.
   */
  reported: z.optional(z.record(z.string(), ReportedReturn)),
  checkoutUrl: z.optional(z.string()),
  /**
   * Page to which the provider returns the member; its origin also receives the provider's
   * callbacks.
   */
  returnUrl: z.string(),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
  /** Total of all refunds, including those that the provider has not sent yet. */
  refundedCents: z.optional(z.int()),
  chargedBackAt: z.optional(z.string()),
  /** Total charged back by the member's bank or payment service. */
  chargedBackCents: z.optional(z.int()),
  /** Reason code by which the bank returned a direct debit. */
  returnCode: z.optional(z.string()),
  /**
   * Set if the order was ended here but the provider could not close it: time until which it counts
   * towards the spending limits, as the provider may still accept its payment.
   */
  payableUntil: z.optional(z.string()),
  /** Time of the member's latest withdrawal from the purchase; absent if there was none. */
  withdrawnAt: z.optional(z.string()),
  /** Credits taken back for refunds and charge-backs. */
  refundedCredits: z.optional(z.int()),
  /** Whether the member was gone when the money arrived, so that nobody got the credits. */
  isWithoutMember: z.optional(z.literal(true)),
  /** Sort key in the due index: expiry of an open payment, or its place in the queue of finance. */
  dueAt: z.optional(z.string()),
})
export type StoredPayment = z.infer<typeof StoredPayment>

/** Sums of the returned cents that a provider reported, by kind. */
export const reportedCents = ({ reported = {} }: StoredPayment): Record<ReportedReturn['kind'], number> => {
  const sums = { refund: 0, charge_back: 0 }
  for (const { kind, cents } of Object.values(reported)) sums[kind] += cents
  return sums
}

/** Payment that was created at its provider. */
export type OpenedPayment = StoredPayment & { providerId: string }
export const isOpened = (payment: StoredPayment): payment is OpenedPayment => payment.providerId !== undefined

export const isDirectDebit = ({ method }: StoredPayment): boolean => paymentMethodFacts[method].isDirectDebit

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Fields from which the reference of a payment is read or, for older payments, derived. */
type Referred = Pick<StoredPayment, 'site' | 'member' | 'id'> & { reference: string | undefined }

/**
 * Reference on the receipt, such as `VK7M-3RDN`. For an older order: the site and 50 bits of a hash
 * of member and id, such as `NL-7F3K9-QD2XM`.
 */
export function referenceOf({ site, member, id, reference }: Referred | StoredPayment): string {
  if (reference !== undefined) return reference
  const bytes = createHash('sha256').update(`${member}#${id}`).digest()
  const text = [...bytes.subarray(0, 10)].map((byte) => letters[byte % letters.length]).join('')
  return `${site}-${text.slice(0, 5)}-${text.slice(5)}`
}

export const findPayment = (memberId: string, id: string) => findPaymentAt(keys.payment(memberId, id))

export const findPaymentAt = ({ PK, SK }: Key) => find(StoredPayment, { PK, SK }, { consistent: true })

/** Page of a member's payments, newest first, older than `cursor`. */
export async function listPayments(memberId: string, cursor: string | undefined) {
  const { PK, prefix } = keys.payments(memberId)
  const after = cursor && keys.payment(memberId, cursor).SK
  const limit = pageSize.payments
  // One row more than a page, to learn whether another page follows.
  const { items } = await list(StoredPayment, { PK, prefix, after, limit: limit + 1, newestFirst: true })
  const payments = items.slice(0, limit)
  return { payments, next: items.length > limit ? payments.at(-1)!.id : null }
}

/** Number of a member's payments by state, for staff without access to amounts. */
export async function countPayments(memberId: string) {
  const { items } = await list(z.pick(StoredPayment, { status: true }), keys.payments(memberId))
  const counted = paymentStatuses.map((status) => ({
    status,
    count: items.filter((payment) => payment.status === status).length,
  }))
  return counted.filter(({ count }) => count > 0)
}

export type Purchase = StoredPayment & { completedAt: string }

/** Completed purchase that was not refunded in full. */
const isUnrefunded = (payment: StoredPayment): payment is Purchase =>
  payment.completedAt !== undefined && !isWhollyReturned(payment)

/**
 * Whether the member can cancel unused credits of this purchase, even after a refund of a part:
 * credits of unanswered messages may return after the first cancellation (CHAT-36).
 */
export const isCancellable = (payment: StoredPayment): payment is Purchase =>
  payment.completedAt !== undefined && (payment.status === 'completed' || payment.status === 'partially_refunded')

/**
 * All payments of a member, oldest first. The amount that the member spent is computed from them
 * (PAY-65).
 */
export const listAllPayments = async (memberId: string): Promise<StoredPayment[]> =>
  (await list(StoredPayment, keys.payments(memberId), { consistent: true })).items

/** Purchases of a member that were not refunded in full. */
export const listPurchases = async (memberId: string): Promise<Purchase[]> =>
  (await listAllPayments(memberId)).filter(isUnrefunded)

export const changed = () => new Conflict('the payment changed meanwhile')

const endOf = ({ createdAt, site }: StoredPayment, timeout: PaymentTimeout) =>
  new Date(Date.parse(createdAt) + countryOf(site).pendingPaymentSeconds[timeout] * 1000)

/** Time at which a payment that is open at the provider expires. */
export const pendingEndsAt = (payment: StoredPayment): Date =>
  endOf(payment, paymentMethodFacts[payment.method].timeout)

/**
 * Time at which a loading payment expires. The short timeout of online methods applies to every
 * method: the member cannot pay yet, as there is no checkout URL.
 */
export const loadingEndsAt = (payment: StoredPayment): Date => endOf(payment, 'online')

export const addPayment = (payment: StoredPayment): Write =>
  putNew(
    keys.payment(payment.member, payment.id),
    { ...payment, ...due('expirePayments', loadingEndsAt(payment), payment.id) },
    changed,
  )

export const markPending = (payment: StoredPayment, providerId: string, checkoutUrl: string | undefined): Write =>
  changePayment(payment, 'pending', {
    providerId,
    ...(checkoutUrl && { checkoutUrl }),
    ...due('expirePayments', pendingEndsAt(payment), payment.id),
  })

/**
 * Stores the provider's page on which the member confirms a charge to the bank. The order stays the
 * same, but gets a new payment at the provider.
 */
export const markConfirming = (payment: StoredPayment, providerId: string, checkoutUrl: string | undefined): Write =>
  changePayment(payment, 'pending', {
    providerId,
    chargeId: payment.chargeId ?? payment.providerId!,
    ...(checkoutUrl && { checkoutUrl }),
  })

/**
 * Whether the payment charges a stored card without a page of the provider. Only the provider
 * decides how such a payment ends, so the member can neither cancel it nor pay in another way.
 */
export const isCharge = ({ card, chargeId }: StoredPayment): boolean => card !== undefined && chargeId === undefined

/**
 * Sets the final status of a payment, and removes its checkout URL and its entry in the due index.
 */
export const markDecided = (
  payment: StoredPayment,
  status: PaymentStatus,
  more: Record<string, string | number> = {},
): Write => changePayment(payment, status, more, ['checkoutUrl', 'dueJob', 'dueAt', 'askedAt'])

/** Records that the provider has closed an order that was ended here before (`payableUntil`). */
export const markClosed = (payment: StoredPayment): Write =>
  changePayment(payment, payment.status, {}, ['payableUntil'])

/**
 * Completes a payment whose member was gone when the money arrived, and puts it into the queue of
 * finance, who refund the money.
 */
export const markWithoutMember = (payment: StoredPayment, providerId: string, now: Date): Write =>
  changePayment(
    payment,
    'completed',
    { completedAt: now.toISOString(), providerId, isWithoutMember: true, ...queue('finance', now, payment.id) },
    ['checkoutUrl', 'askedAt'],
  )

/**
 * Fields of the optimistic lock of `changePayment`, besides the status: they must be unchanged
 * since they were read.
 */
const locked = ['providerId', 'refundedCents', 'chargedBackCents', 'refundedCredits', 'reported'] as const

/**
 * Changes the status under an optimistic lock on status, payment at the provider, returned money
 * and the credits taken back for it, so that only one of several parallel calls succeeds.
 */
export const changePayment = (
  payment: StoredPayment,
  status: PaymentStatus,
  more: Record<string, string | number | true>,
  remove: readonly string[] = [],
): Write =>
  updateFields(keys.payment(payment.member, payment.id), {
    set: { status, ...more },
    remove,
    unchanged: [payment, ['status', ...locked]],
    onConflict: changed,
  })

const secondsBetweenQueries = 3

/**
 * Records a query of a pending payment at the provider. Conflict if the last query was less than 3
 * seconds ago, however many status pages poll.
 */
export const claimStatusQuery = ({ member, id }: StoredPayment, now: Date): Write =>
  update(keys.payment(member, id), 'SET askedAt = :now', {
    condition: '#status = :pending AND (attribute_not_exists(askedAt) OR askedAt <= :before)',
    names: { '#status': 'status' },
    values: {
      ':now': now.toISOString(),
      ':pending': 'pending',
      ':before': new Date(now.getTime() - secondsBetweenQueries * 1000).toISOString(),
    },
    onConflict: changed,
  })
