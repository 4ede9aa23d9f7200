import { hourSeconds } from './durations.ts'
import { timeBonusCode, timeBonusPercentage, timeBonusSeconds } from './limits.ts'

/**
 * Time bonus for display in the browser (PAY-31). The server checks independently who gets the
 * price (TRAP-07).
 */
export const timeBonus = {
  code: timeBonusCode,
  value_percentage: timeBonusPercentage,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  country: null,
  user_id: null,
  expires: null,
  currency: null,
  minimum_order_value: null,
  paymentmethods: null,
} as const

/**
 * End of the time bonus, counted from the server's signup date, so
 * that neither a sign-in nor the device's clock restarts it (TRAP-05).
 */
export const timeBonusEndsAt = (signupDate: string): Date => new Date(Date.parse(signupDate) + timeBonusSeconds * 1000)

type Member = { signup_date: string; paid_user: boolean; has_purchased: boolean }

/**
 * Milliseconds left of the time bonus, which ends 14400 s after signup. 0 for visitors, and for
 * members who have ever purchased (PAY-40 to 42, PAY-64).
 */
export function timeBonusLeft(member: Member | null, now: Date): number {
  if (!member || member.paid_user || member.has_purchased) return 0
  return Math.max(0, timeBonusEndsAt(member.signup_date).getTime() - now.getTime())
}

/** Milliseconds as `{ hours: '03', minutes: '59', seconds: '05' }` (PAY-39). */
export function countdownTimer(leftMilliseconds: number): { hours: string; minutes: string; seconds: string } {
  const seconds = Math.max(0, Math.floor(leftMilliseconds / 1000))
  const pad = (value: number) => String(value).padStart(2, '0')
  return {
    hours: pad(Math.floor(seconds / hourSeconds)),
    minutes: pad(Math.floor(seconds / 60) % 60),
    seconds: pad(seconds % 60),
  }
}
