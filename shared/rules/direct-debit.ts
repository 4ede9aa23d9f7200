import type { DirectDebit } from '../countries/country.ts'
import type { PaymentStatus } from '../model/money.ts'
import { isPaymentOpen } from './payment-state.ts'

/** Most days over which a country adds up ordered amounts; earlier debits are forgotten. */
export const mostDebitDays = 90

/**
 * Smallest and largest values of a country's SMS code (OPEN-53). With these, a guess succeeds in at
 * most one of 40,000 hours: five codes an hour, five tries each, of a million. A code ends within
 * the hour in which its sending counts.
 */
export const debitCodeBounds: Readonly<Record<keyof DirectDebit['code'], readonly [least: number, most: number]>> = {
  digits: [6, 8],
  minutes: [5, 60],
  tries: [1, 5],
  sendings: [1, 5],
}

/** Seconds over which the sendings of a code are counted: any hour (OPEN-53). */
export const sendingSeconds = 3_600

/** Direct debit, as far as the limits need it. */
type Debit = { priceCents: number; status: PaymentStatus; createdAt: string }

/**
 * Debits that count towards limits over some days: open ones, and those of these days. A failed one
 * was not collected.
 */
export const countedDebits = <One extends Debit>(debits: readonly One[], days: number, now: Date): One[] => {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString()
  return debits.filter(({ status, createdAt }) => status !== 'failed' && (isPaymentOpen(status) || createdAt > since))
}

const sumOf = (debits: readonly Debit[]): number => debits.reduce((sum, { priceCents }) => sum + priceCents, 0)

/** Whether a member may order a debit of this amount besides the earlier ones (OPEN-53, PAY-28). */
export function isWithinDebitLimits(
  cents: number,
  debits: readonly Debit[],
  { openCents, monthCents, days }: Pick<DirectDebit, 'openCents' | 'monthCents' | 'days'>,
  now: Date,
): boolean {
  const counted = countedDebits(debits, days, now)
  const open = counted.filter(({ status }) => isPaymentOpen(status))
  return sumOf(open) + cents <= openCents && sumOf(counted) + cents <= monthCents
}
