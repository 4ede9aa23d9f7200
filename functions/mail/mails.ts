import type { MailKey, MailProps } from '#functions/stores/mail/mail-props.ts'
import type { Mail } from './mail.ts'
import { activation } from './mails/activation.ts'
import { activationReminder } from './mails/activationReminder.ts'
import { campaignTest, news, promotion } from './mails/campaigns.ts'
import { complaintAnswer } from './mails/complaintAnswer.ts'
import { complaintReceipt } from './mails/complaintReceipt.ts'
import { creditsCancelled } from './mails/creditsCancelled.ts'
import { debitNotice, debitReturned } from './mails/debits.ts'
import { decision, objectionAnswer } from './mails/decision.ts'
import { deletion } from './mails/deletion.ts'
import { existingAccount } from './mails/existingAccount.ts'
import { exportFailed } from './mails/exportFailed.ts'
import { exportReady } from './mails/exportReady.ts'
import { fraudWarning } from './mails/fraudWarning.ts'
import { accountErased, dataCorrected, exportHandedOver, requestDeclined } from './mails/handRequests.ts'
import { mailChange } from './mails/mailChange.ts'
import { mailChanged } from './mails/mailChanged.ts'
import { memberUnbanned } from './mails/memberUnbanned.ts'
import { newConversations } from './mails/newConversations.ts'
import { newLikes } from './mails/newLikes.ts'
import { newMessages } from './mails/newMessages.ts'
import { noAccount } from './mails/noAccount.ts'
import { passwordChanged } from './mails/passwordChanged.ts'
import { passwordReset } from './mails/passwordReset.ts'
import { passwordResetLeaving } from './mails/passwordResetLeaving.ts'
import { paymentReceipt } from './mails/paymentReceipt.ts'
import { paymentRefunded } from './mails/paymentRefunded.ts'
import { photoReminder, profileReminder } from './mails/profileReminders.ts'
import { reactivated } from './mails/reactivated.ts'
import { suspensionResumed } from './mails/suspensionResumed.ts'
import { termsChanged } from './mails/termsChanged.ts'
import { unreadReminder } from './mails/unreadReminder.ts'
import { verification } from './mails/verification.ts'
import { weeklyUpdate } from './mails/weeklyUpdate.ts'

export const mails: { [Key in MailKey]: Mail<MailProps[Key]> } = {
  activation,
  activationReminder,
  existingAccount,
  passwordReset,
  passwordResetLeaving,
  noAccount,
  passwordChanged,
  mailChange,
  mailChanged,
  complaintAnswer,
  complaintReceipt,
  creditsCancelled,
  debitNotice,
  debitReturned,
  paymentReceipt,
  paymentRefunded,
  deletion,
  reactivated,
  decision,
  fraudWarning,
  memberUnbanned,
  suspensionResumed,
  objectionAnswer,
  exportReady,
  exportFailed,
  exportHandedOver,
  dataCorrected,
  accountErased,
  requestDeclined,
  termsChanged,
  verification,
  newConversations,
  newMessages,
  newLikes,
  unreadReminder,
  photoReminder,
  profileReminder,
  promotion,
  news,
  campaignTest,
  weeklyUpdate,
}

/**
 * Mail by its key; undefined for a key of another version of the code. `notify` has checked the
 * type of the stored props.
 */
export const mailOf = (key: MailKey): Mail<Record<string, string>> | undefined =>
  (mails as Record<string, unknown>)[key] as Mail<Record<string, string>> | undefined
