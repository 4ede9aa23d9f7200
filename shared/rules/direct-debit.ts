import type { DirectDebit } from '../countries/country.ts'
import type { PaymentStatus } from '../model/money.ts'
import { isPaymentOpen } from './payment-state.ts'

/** Days over which ordered amounts are added up (OPEN-53). */
export const debitDays = 30

/**
 * SMS code (OPEN-53): its validity, the attempts that it allows, and the sendings in a rolling
 * hour.
 */
export const debitCode = { digits: 6, minutes: 10, tries: 3, sendings: 3, sendingSeconds: 3_600 } as const

/** Direct debit, as far as the limits need it. */
type Debit = { priceCents: number; status: PaymentStatus; createdAt: string }

/**
 * Debits that count towards the limits: open ones, and those of the last 30 days. A failed one was
 * not collected.
 */
export const countedDebits = <One extends Debit>(debits: readonly One[], now: Date): One[] => {
  const since = new Date(now.getTime() - debitDays * 86_400_000).toISOString()
  return debits.filter(({ status, createdAt }) => status !== 'failed' && (isPaymentOpen(status) || createdAt > since))
}

const sumOf = (debits: readonly Debit[]): number => debits.reduce((sum, { priceCents }) => sum + priceCents, 0)

/** Whether a member may order a debit of this amount besides the earlier ones (OPEN-53, PAY-28). */
export function isWithinDebitLimits(
  cents: number,
  debits: readonly Debit[],
  { openCents, monthCents }: Pick<DirectDebit, 'openCents' | 'monthCents'>,
  now: Date,
): boolean {
  const counted = countedDebits(debits, now)
  const open = counted.filter(({ status }) => isPaymentOpen(status))
  return sumOf(open) + cents <= openCents && sumOf(counted) + cents <= monthCents
}
