import { deletionGraceDays } from './limits.ts'
import { decidedComplaintDays } from './safety-limits.ts'

/** Validity of mailed links in seconds (OPEN-22). */
export const linkLife = {
  activation: 7 * 86_400,
  passwordReset: 60 * 60,
  mailChange: 24 * 3_600,
  /** Link that undoes a change of the email address, in the notice to the old address. */
  mailChangeBack: 48 * 3_600,
  reactivation: deletionGraceDays * 86_400,
  export: 72 * 3_600,
  /** Long, because people open unsubscribe links in old mails (NOTIF-11). */
  unsubscribe: 365 * 86_400,
  objection: decidedComplaintDays * 86_400,
} as const
