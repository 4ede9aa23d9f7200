import * as z from 'zod/mini'
import { due, type Key, keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import { Currency, type Payment, type PaymentStatus, paymentStatuses } from '#shared/model/money.ts'
import { type PaymentMethod, paymentMethods } from '#shared/model/payment.ts'
import { pageSize, pendingPaymentSeconds } from '#shared/rules/limits.ts'
import { isPaymentOpen, isWhollyReturned } from '#shared/rules/payment-state.ts'

/** One order and what became of it. All money in it was computed here when it was ordered, and is charged so whenever it is paid (TRAP-76). */
export const StoredPayment = z.object({
  id: z.string(),
  member: z.string(),
  site: z.string(),
  bundle: z.string(),
  credits: z.int(),
  priceCents: z.int(),
  currency: Currency,
  discountCode: z.optional(z.string()),
  percentage: z.optional(z.int()),
  /** Its code may be used once: it is held for this payment while that is open. */
  holdsDiscount: z.boolean(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  providerId: z.optional(z.string()),
  checkoutUrl: z.optional(z.string()),
  /** Where the provider sends the member back to; its origin also gets the reports. */
  returnUrl: z.string(),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
  /** Total that was paid back, sent or still owed. */
  refundedCents: z.optional(z.int()),
  chargedBackAt: z.optional(z.string()),
  /** Total that the member's bank or payment service took back. */
  chargedBackCents: z.optional(z.int()),
  /** Credits taken back for both. */
  refundedCredits: z.optional(z.int()),
  /** Part of `refundedCents` that the member's cancellation owes. */
  owedCents: z.optional(z.int()),
  /** The provider's id of the money that the member asked back, once it is on its way; while it is not, the payment is due for it. */
  refundId: z.optional(z.string()),
  refundTries: z.optional(z.int()),
  /** While it is open: when it ends, or when its money is sent back, as the due index holds it. */
  dueAt: z.optional(z.string()),
})
export type StoredPayment = z.infer<typeof StoredPayment>

export const findPayment = (memberId: string, id: string) => findPaymentAt(keys.payment(memberId, id))

export const findPaymentAt = ({ PK, SK }: Key) => find(StoredPayment, { PK, SK }, { consistent: true })

/** A page of a member's payments, newest first, after the payment that `cursor` names. */
export async function listPayments(memberId: string, cursor: string | undefined) {
  const { PK, prefix } = keys.payments(memberId)
  const after = cursor && keys.payment(memberId, cursor).SK
  const limit = pageSize.payments
  // One more than the page holds, so that the last page is known as such.
  const { items } = await list(StoredPayment, { PK, prefix, after, limit: limit + 1, newestFirst: true })
  const payments = items.slice(0, limit)
  return { payments, next: items.length > limit ? payments.at(-1)!.id : null }
}

export type Purchase = StoredPayment & { completedAt: string }

/** A completed purchase whose price did not go back in full. */
const isStandingPurchase = (payment: StoredPayment): payment is Purchase =>
  payment.completedAt !== undefined && !isWhollyReturned(payment)

/** Cancelling is for a purchase of which nothing went back yet: a second refund of it would not be told from the first. */
export const isCancellable = (payment: StoredPayment | undefined): payment is Purchase =>
  payment?.status === 'completed' && payment.completedAt !== undefined

/** All standing purchases of a member. */
export async function listPurchases(memberId: string): Promise<Purchase[]> {
  const { items } = await list(StoredPayment, keys.payments(memberId), { consistent: true })
  return items.filter(isStandingPurchase)
}

export const changed = () => new Conflict('the payment changed meanwhile')

const endOf = (createdAt: string, method: PaymentMethod) => {
  const seconds = method === 'sct' ? pendingPaymentSeconds.bankTransfer : pendingPaymentSeconds.online
  return new Date(Date.parse(createdAt) + seconds * 1000)
}

/** Nobody got an address to pay at while a payment is loading, so whatever the method, it need not wait long. */
export const addPayment = (payment: StoredPayment): Write =>
  putNew(
    keys.payment(payment.member, payment.id),
    { ...payment, ...due('expirePayments', endOf(payment.createdAt, 'ideal'), payment.id) },
    changed,
  )

export const markPending = (payment: StoredPayment, providerId: string, checkoutUrl: string | undefined): Write =>
  move(payment, 'pending', {
    providerId,
    ...(checkoutUrl && { checkoutUrl }),
    ...due('expirePayments', endOf(payment.createdAt, payment.method), payment.id),
  })

/** Decides a payment: it leaves the due index, and its address to pay at is worth nothing any more. */
export const markDecided = (
  payment: StoredPayment,
  status: PaymentStatus,
  more: Record<string, string | number> = {},
): Write => move(payment, status, more, ' REMOVE checkoutUrl, dueJob, dueAt, askedAt')

/** The condition that a number of the payment is as it was read. */
const asRead = (payment: StoredPayment, name: 'refundedCents' | 'chargedBackCents'): string =>
  payment[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}Read`

/** Moves a payment on from the status and the returned money it was read with, so that of parallel calls only one moves it. */
export function move(
  payment: StoredPayment,
  status: PaymentStatus,
  more: Record<string, string | number>,
  rest = '',
): Write {
  const names = Object.keys(more)
  const { refundedCents, chargedBackCents } = payment
  return update(
    keys.payment(payment.member, payment.id),
    `SET #status = :status${names.map((name) => `, ${name} = :${name}`).join('')}${rest}`,
    {
      condition: `#status = :before AND ${asRead(payment, 'refundedCents')} AND ${asRead(payment, 'chargedBackCents')}`,
      names: { '#status': 'status' },
      values: {
        ':status': status,
        ':before': payment.status,
        ...(refundedCents !== undefined && { ':refundedCentsRead': refundedCents }),
        ...(chargedBackCents !== undefined && { ':chargedBackCentsRead': chargedBackCents }),
        ...Object.fromEntries(names.map((name) => [`:${name}`, more[name]])),
      },
      onConflict: changed,
    },
  )
}

const secondsBetweenQuestions = 3

/** The right to ask the provider about an open payment: once in 3 seconds, however many status pages wait for it. */
export const takeQuestion = ({ member, id }: StoredPayment, now: Date): Write =>
  update(keys.payment(member, id), 'SET askedAt = :now', {
    condition: '#status = :pending AND (attribute_not_exists(askedAt) OR askedAt <= :before)',
    names: { '#status': 'status' },
    values: {
      ':now': now.toISOString(),
      ':pending': 'pending',
      ':before': new Date(now.getTime() - secondsBetweenQuestions * 1000).toISOString(),
    },
    onConflict: changed,
  })

/** A payment as its member sees it, with what cancelling it would bring now (./cancel.ts). */
export const shownPayment = (payment: StoredPayment, cancel: Payment['cancel'] = null): Payment => ({
  payment_id: payment.id,
  id: payment.id,
  bundle: payment.bundle,
  credits: payment.credits,
  currency: payment.currency,
  price_cents: payment.priceCents,
  discount_code: payment.discountCode ?? null,
  method: payment.method,
  status: payment.status,
  created_at: payment.createdAt,
  completed_at: payment.completedAt ?? null,
  checkout_url: isPaymentOpen(payment.status) ? (payment.checkoutUrl ?? null) : null,
  refund: shownRefund(payment),
  charge_back: shownChargeBack(payment),
  cancel,
})

const shownRefund = ({ refundedAt, refundedCents, refundedCredits = 0 }: StoredPayment): Payment['refund'] =>
  refundedAt !== undefined && refundedCents !== undefined
    ? { price_cents: refundedCents, credits: refundedCredits, at: refundedAt }
    : null

const shownChargeBack = ({ chargedBackAt, chargedBackCents }: StoredPayment): Payment['charge_back'] =>
  chargedBackAt !== undefined && chargedBackCents !== undefined
    ? { price_cents: chargedBackCents, at: chargedBackAt }
    : null
