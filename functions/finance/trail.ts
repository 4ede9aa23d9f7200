import { isDeepStrictEqual } from 'node:util'
import { ulid } from 'ulid'
import type { Account } from '#functions/stores/account/account.ts'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { CodeRecord } from '#functions/stores/discounts/code.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { auditActions } from '#shared/model/staff.ts'

export type DiscountFields = Omit<CodeRecord, 'madeAt' | 'changedAt' | 'changedBy' | 'version'>
type DiscountAction = Extract<(typeof auditActions)[number], `discount_${string}`>

function discountAction(before: DiscountFields | undefined, after: DiscountFields): DiscountAction {
  if (!before) return 'discount_made'
  if (before.status === after.status) return 'discount_changed'
  return after.status === 'inactive' ? 'discount_stopped' : 'discount_resumed'
}

/**
 * Fields whose values the audit entry contains. Excludes `userId`, as the trail outlives the
 * member.
 */
const namedFields = ['percentage', 'validity', 'country', 'expires', 'currency', 'minOrderCents'] as const

const described = (before: DiscountFields | undefined, after: DiscountFields): string[] => [
  ...namedFields.flatMap((name) => {
    if (before === undefined) return after[name] === null ? [] : [`${name} ${after[name]}`]
    return before[name] === after[name] ? [] : [`${name} ${before[name] ?? '–'} → ${after[name] ?? '–'}`]
  }),
  ...(isDeepStrictEqual(before?.paymentMethods ?? null, after.paymentMethods) ? [] : ['paymentMethods']),
  ...((before?.userId ?? null) === after.userId ? [] : ['userId']),
]

/** Writes that record in the audit trail what a member of staff changed in a discount code. */
export const addDiscountAct = (
  staff: Pick<Staff, 'id' | 'name'>,
  before: DiscountFields | undefined,
  after: DiscountFields,
  now: Date,
): Write[] => {
  const reason = [after.code, ...described(before, after)].join(', ')
  return addAudit(staff, { id: ulid(now.getTime()), action: discountAction(before, after), reason }, now)
}

type PaymentAction = Extract<(typeof auditActions)[number], 'payment_viewed' | `refund_${string}`>

/**
 * Writes that record in the audit trail what a member of staff did with a payment. A member who is
 * purged is not named.
 */
export const addPaymentAct = (
  staff: Pick<Staff, 'id' | 'name'>,
  action: PaymentAction,
  { payment, account, text }: { payment: StoredPayment; account: Account | undefined; text?: string },
  now: Date,
): Write[] => {
  const reference = referenceOf(payment)
  const reason = text ? `${reference}, ${text}` : reference
  return addAudit(
    staff,
    { id: ulid(now.getTime()), action, reason, subject: reference, ...(account && { member: account.id }) },
    now,
  )
}

/** Amount and reason of a refund in the trail. */
export const refundText = ({ currency }: StoredPayment, cents: number, reason: string | undefined): string =>
  [`${(cents / 100).toFixed(2)} ${currency}`, ...(reason ? [reason] : [])].join(': ')
