import { daySeconds, hourSeconds } from './durations.ts'
import { deletionGraceDays } from './limits.ts'
import { decidedComplaintDays } from './safety-limits.ts'

/** Validity of mailed links in seconds (OPEN-22). */
export const linkLife = {
  activation: 7 * daySeconds,
  passwordReset: 60 * 60,
  mailChange: daySeconds,
  /** Link that undoes a change of the email address, in the notice to the old address. */
  mailChangeBack: 48 * hourSeconds,
  reactivation: deletionGraceDays * daySeconds,
  export: 72 * hourSeconds,
  /** Long, because people open unsubscribe links in old mails (NOTIF-11). */
  unsubscribe: 365 * daySeconds,
  objection: decidedComplaintDays * daySeconds,
} as const
