import * as z from 'zod/mini'
import { countryCodes } from '../countries/country.ts'
import { bookEvents, refundStates } from '../model/books.ts'
import { BookCursor } from '../model/cursor.ts'
import { NamedMember, PaymentId, PaymentReference, ulidForm } from '../model/ids.ts'
import { queryInt } from '../model/input.ts'
import { Currency, DiscountCode, paymentStatuses } from '../model/money.ts'
import { paymentMethods } from '../model/payment.ts'
import { DiscountText } from './credits.ts'
import { endpoint, financeStaff } from './endpoint.ts'

/** Name of a code that staff make: what members can type and read out. */
const name = z.regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/)
export const DiscountName = z.string().check(z.trim(), z.toUpperCase(), name)
/** Name of the last code of a page. */
export const DiscountCursor = z.string().check(name)

/** `user_id` of a purged member, whose code is stopped: null would make it everybody's. */
export const goneMember = 'GONE'

/** Fields of PAY-30 that staff choose; null is no limit. */
const DiscountForm = z.object({
  code: DiscountName,
  percentage: z.int().check(z.gte(1), z.lte(99)),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(['once-per-user', 'unlimited']),
  country: z.nullable(z.enum(countryCodes)),
  user_id: z.nullable(NamedMember),
  expires: z.nullable(z.iso.datetime()),
  currency: z.nullable(Currency),
  minimum_order_value: z.nullable(z.int().check(z.gte(1), z.lte(100_000_000))),
  paymentmethods: z.nullable(z.array(z.enum(paymentMethods)).check(z.minLength(1), z.maxLength(paymentMethods.length))),
})

const Sums = z.array(z.object({ currency: Currency, cents: z.int() }))

/**
 * Discount code with what became of it. `reserved` orders are open, `spent` ones were paid, also
 * where money went back since. `paid` is the price of those, `returned` what went back of it. The
 * sums follow the payments within seconds.
 */
const FollowedDiscount = z.object({
  ...DiscountCode.shape,
  /** Increases with every change; a call that names an earlier one is refused. */
  version: z.int(),
  made_at: z.string(),
  changed_at: z.string(),
  changed_by: z.string(),
  reserved: z.int(),
  spent: z.int(),
  paid: Sums,
  returned: Sums,
})

/** Chosen by the browser, so that a second press repeats the first. */
export const RefundId = z.string().check(z.regex(new RegExp(`^${ulidForm}$`)))
/** A refund by finance, or `withdrawal` for the member's own. */
const NamedRefund = z.union([RefundId, z.literal('withdrawal')])
const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))
/** Day of the books, by the country's clock. */
export const BookDay = z.iso.date()
const OfDay = { country: z.enum(countryCodes), day: BookDay }

const Cents = z.int()
const Method = z.enum(paymentMethods)

const PaymentRow = z.object({
  reference: z.string(),
  member: z.string(),
  site: z.string(),
  status: z.enum(paymentStatuses),
  method: Method,
  currency: Currency,
  price_cents: Cents,
  refunded_cents: Cents,
  charged_back_cents: Cents,
  credits: z.int(),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** Whether the member was purged before the money arrived. */
  without_member: z.boolean(),
})

/** Money of an event is positive; `credits` are those that the member got or lost. */
const BookedEvent = z.object({
  at: z.string(),
  event: z.enum(bookEvents),
  cents: Cents,
  credits: z.int(),
  /** Change of the debt in credits. */
  debt: z.int(),
  refund: z.nullable(z.string()),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

const Refund = z.object({
  id: z.string(),
  cents: Cents,
  state: z.enum(refundStates),
  at: z.string(),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** The provider's id, once it took the refund. */
  provider_id: z.nullable(z.string()),
  /** Whether the caller asked for it, and so may not approve it. */
  mine: z.boolean(),
})

export const paymentMails = [
  ...(['paymentReceipt', 'debitNotice', 'debitReturned'] as const),
  ...(['creditsCancelled', 'paymentRefunded'] as const),
] as const

/** Everything known of a payment (FIN-01). Nothing of chats and photos. */
const PaymentStory = z.object({
  ...PaymentRow.shape,
  /** Null where the member is gone. */
  email: z.nullable(z.string()),
  provider_id: z.nullable(z.string()),
  bundle: z.string(),
  discount_code: z.nullable(z.string()),
  percentage: z.nullable(z.int()),
  vat_percent: z.nullable(z.number()),
  refunded_credits: z.int(),
  /** Credits that the member had spent before their price was returned. */
  debt: z.int(),
  /** What can still be refunded, without refunds that wait for an approval. */
  refundable_cents: Cents,
  /** Refunds of this payment above it, together, need a second person. */
  approval_cents: Cents,
  /** Oldest first: states, reports of the provider and acts of finance. */
  events: z.array(BookedEvent),
  refunds: z.array(Refund),
  /** Entries of the ledger; none for a member who is gone. */
  movements: z.array(
    z.object({ at: z.string(), credits: z.int(), debt: z.int(), reason: z.enum(['purchase', 'refund']) }),
  ),
  /** Mails to the member about the payment; `waiting` until the mail service has taken them. */
  mails: z.array(z.object({ mail: z.enum(paymentMails), at: z.string(), waiting: z.boolean() })),
})

const Count = z.object({ count: z.int(), cents: Cents })

/** Payments, refunds, totals and discount codes, for staff of finance. */
export const finance = {
  /** Discount codes that begin with `q`, by name. */
  listDiscounts: endpoint({
    method: 'GET',
    path: '/api/staff-discounts.php',
    ...financeStaff,
    query: z.object({ q: z.optional(DiscountText), cursor: z.optional(DiscountCursor) }),
    answer: z.object({ discounts: z.array(FollowedDiscount), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  discount: endpoint({
    method: 'GET',
    path: '/api/staff-discount.php',
    ...financeStaff,
    query: z.object({ code: DiscountName }),
    answer: FollowedDiscount,
    refusals: ['not_found'],
  }),
  /**
   * Makes a code (version 0) or changes one; status `inactive` stops it. Orders that were made with
   * it keep their price. Names that the site itself uses are refused as `code_reserved`. A repeat
   * is idempotent.
   */
  saveDiscount: endpoint({
    method: 'PUT',
    path: '/api/staff-discount.php',
    ...financeStaff,
    body: z.object({ ...DiscountForm.shape, version: z.int().check(z.gte(0), z.lte(1_000_000)) }),
    answer: FollowedDiscount,
    refusals: ['code_reserved', 'code_taken', 'discount_changed', 'member_unknown', 'currency_mismatch', 'expiry_past'],
  }),
  /**
   * Payments by reference, the provider's id, email address or member number. A member who is gone
   * is found by their number only.
   */
  findPayments: endpoint({
    method: 'GET',
    path: '/api/staff-payments.php',
    ...financeStaff,
    query: z.object({
      q: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
      /** For a member's: id of the last payment of the previous page. */
      cursor: z.optional(PaymentId),
    }),
    answer: z.object({ payments: z.array(PaymentRow), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  /**
   * Payments with an event on a day, by the country's clock; with `amount_cents` those with this
   * price or with an event of this amount. A payment may be on several pages.
   */
  paymentsOfDay: endpoint({
    method: 'GET',
    path: '/api/staff-payments-of-day.php',
    ...financeStaff,
    query: z.object({
      ...OfDay,
      amount_cents: z.optional(queryInt(1, 100_000_000)),
      cursor: z.optional(BookCursor),
    }),
    answer: z.object({ payments: z.array(PaymentRow), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  /** Story of a payment. Each view is recorded in the audit trail. */
  payment: endpoint({
    method: 'GET',
    path: '/api/staff-payment.php',
    ...financeStaff,
    query: z.object({ reference: PaymentReference }),
    answer: PaymentStory,
    refusals: ['not_found'],
  }),
  /**
   * Refunds a part of a payment or all of it, and mails the member. Where the refunds of the
   * payment together exceed the country's limit, it waits for a second person. Idempotent by `id`;
   * with other content refused as `invalid_input`.
   */
  refund: endpoint({
    method: 'POST',
    path: '/api/staff-refund.php',
    ...financeStaff,
    body: z.object({
      reference: PaymentReference,
      id: RefundId,
      cents: Cents.check(z.gte(1), z.lte(100_000_000)),
      reason: Reason,
    }),
    answer: PaymentStory,
    refusals: ['not_found', 'refund_too_high', 'invalid_input'],
  }),
  /**
   * Approves or declines a waiting refund; the member of staff who asked for it is refused with
   * `own_refund`. Sends a failed refund again (`retry`), or records that the money was sent in
   * another way (`by_hand`). `decline` and `by_hand` require a reason. A repeat is idempotent.
   */
  decideRefund: endpoint({
    method: 'POST',
    path: '/api/staff-refund-state.php',
    ...financeStaff,
    body: z.object({
      reference: PaymentReference,
      id: NamedRefund,
      action: z.enum(['approve', 'decline', 'retry', 'by_hand']),
      reason: z.optional(Reason),
    }),
    answer: PaymentStory,
    refusals: ['not_found', 'own_refund', 'refund_changed', 'refund_too_high', 'reason_required'],
  }),
  /**
   * Refunds that wait for a second person or have failed, and money of members who are gone; oldest
   * first, at most 50.
   */
  openRefunds: endpoint({
    method: 'GET',
    path: '/api/staff-refunds.php',
    ...financeStaff,
    answer: z.object({
      open: z.array(
        z.object({
          reference: z.string(),
          kind: z.enum(['waiting', 'failed', 'without_member']),
          cents: Cents,
          currency: Currency,
          since: z.string(),
        }),
      ),
      count: z.int(),
    }),
    refusals: [],
  }),
  /** Totals of a day per method, VAT rate and currency. */
  totals: endpoint({
    method: 'GET',
    path: '/api/staff-totals.php',
    ...financeStaff,
    query: z.object(OfDay),
    answer: z.object({
      rows: z.array(
        z.object({
          method: Method,
          vat_percent: z.nullable(z.number()),
          /** VAT in the rest of the price, after returns; null without VAT. */
          vat_cents: z.nullable(z.int()),
          currency: Currency,
          /** Orders of the day with their price, paid or not. */
          ordered: Count,
          completed: Count,
          failed: Count,
          refunded: Count,
          charged_back: Count,
        }),
      ),
    }),
    refusals: [],
  }),
  /** Books of a day, oldest first, for an export. */
  books: endpoint({
    method: 'GET',
    path: '/api/staff-books.php',
    ...financeStaff,
    query: z.object({ ...OfDay, cursor: z.optional(BookCursor) }),
    answer: z.object({
      entries: z.array(
        z.object({
          ...BookedEvent.shape,
          reference: z.string(),
          method: Method,
          currency: Currency,
          price_cents: Cents,
          vat_percent: z.nullable(z.number()),
          /** VAT in the money of the event, positive like that money; null without VAT. */
          vat_cents: z.nullable(Cents),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: [],
  }),
}
