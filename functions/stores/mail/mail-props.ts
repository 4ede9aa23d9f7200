import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import type { RefusalReason } from '#shared/model/photo.ts'

type None = Record<never, string>

/** Values in the texts and links of each mail. */
export type MailProps = {
  activation: { name: string }
  activationReminder: { name: string }
  existingAccount: None
  passwordReset: { link: string }
  passwordResetLeaving: { link: string }
  noAccount: None
  passwordChanged: None
  mailChange: { link: string }
  mailChanged: { change: string }
  complaintAnswer: { receipt: string; outcome: ComplaintOutcome; answer: string }
  complaintReceipt: { receipt: string }
  creditsCancelled: { credits: string; cents: string; currency: string }
  deletion: { name: string; deletion: string; finalAt: string }
  reactivated: { name: string }
  memberBanned: { name: string; reason: string }
  memberUnbanned: { name: string; reason: string }
  exportReady: { export: string }
  photoRefused: { reason: RefusalReason }
}
export type MailKey = keyof MailProps
