import type { DirectDebit } from '../countries/country.ts'
import type { PaymentStatus } from '../model/money.ts'
import { dayMs, hourSeconds } from './durations.ts'
import { isPaymentOpen } from './payment-state.ts'

/**
 * Maximum of `days` in a country's terms. Older debits are not kept in the list that the limits are
 * computed from.
 */
export const maxDebitDays = 90

/**
 * Smallest and largest values of a country's settings of the SMS code (OPEN-53). Even the weakest
 * settings allow only 25 guesses per hour (five codes, five tries each) among a million codes: on
 * average one success in 40,000 hours. No code is valid for longer than it counts towards the limit
 * of sent codes, which is an hour.
 */
export const debitCodeBounds: Readonly<Record<keyof DirectDebit['code'], readonly [least: number, most: number]>> = {
  digits: [6, 8],
  minutes: [5, 60],
  tries: [1, 5],
  sendings: [1, 5],
}

/** Rolling window of the limit of sent codes, in seconds (OPEN-53). */
export const sendingSeconds = hourSeconds

/** Fields of a direct debit that the limits depend on. */
type Debit = { priceCents: number; status: PaymentStatus; createdAt: string }

/**
 * Debits that count towards the limits: open debits, and debits of the last `days` days. Failed
 * debits do not count, because no money was collected.
 */
export const countedDebits = <One extends Debit>(debits: readonly One[], days: number, now: Date): One[] => {
  const since = new Date(now.getTime() - days * dayMs).toISOString()
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
