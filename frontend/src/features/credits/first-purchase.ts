import type { Payment } from '#shared/model/money.ts'
import { hourMs } from '#shared/rules/durations.ts'

/** Maximum age of a first purchase for the welcome; a payment viewed later shows none. */
const welcomeMs = hourMs

/**
 * Whether `payment` made the member premium: it was completed within the last hour, and no other
 * payment is completed. `page` is the newest page of payments; false if there are further pages, as
 * these may contain a completed payment.
 */
export function isFirstPurchase(
  payment: Payment,
  page: { payments: readonly Payment[]; next: string | null } | undefined,
  now: Date,
): boolean {
  if (!page || page.next !== null || payment.status !== 'completed' || !payment.completed_at) return false
  if (now.getTime() - Date.parse(payment.completed_at) > welcomeMs) return false
  return page.payments.every(({ id, completed_at }) => id === payment.id || completed_at === null)
}
