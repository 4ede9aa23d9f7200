import type { Payment } from '#shared/model/money.ts'

/** A welcome belongs to the moment: whoever looks a payment up later is no newcomer any more. */
const welcomeMs = 60 * 60_000

/**
 * Whether `payment` just made the member premium: it completed within the hour and no other one ever did. `page` is the newest page of
 * payments; where there are more, nobody can be sure, and nobody is welcomed.
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
