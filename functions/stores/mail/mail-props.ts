import type { MailKind } from '#functions/platform/resources.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import type { DecisionGround, DecisionKind, DecisionSource, ObjectionOutcome } from '#shared/model/decision.ts'
import type { DeclineGround, RequestKind } from '#shared/model/hand-request.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import type { NotificationType } from '#shared/model/user.ts'
import type { VerificationReason } from '#shared/model/verification.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'

type None = Record<never, string>

/**
 * Number of unread conversations. If there is only one, also its id and the other member's name,
 * which is empty for a fictional profile.
 */
type Unread = { conversations: string; conversation: string; name: string }

type DebitNotice = Record<
  'payment' | 'cents' | 'currency' | 'credits' | 'date' | 'ibanEnd' | 'creditor' | 'creditorId' | 'reference',
  string
>

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
  /** `decided`: kinds of the decisions about the member, joined by commas (`DecidedKind`). */
  complaintAnswer: { receipt: string; outcome: ComplaintOutcome; answer: string; decided: string }
  complaintReceipt: { receipt: string }
  /** Announcement of a direct debit; `date` is the civil date of its collection. */
  debitNotice: DebitNotice
  debitReturned: { payment: string; cents: string; currency: string }
  creditsCancelled: {
    payment: string
    reference: string
    credits: string
    cents: string
    currency: string
    method: PaymentMethod
  }
  /** Values that do not apply to the payment are empty: VAT, and consents of older orders. */
  paymentReceipt: {
    payment: string
    reference: string
    credits: string
    cents: string
    currency: string
    vatPercent: string
    method: PaymentMethod
    consentAt: string
    termsVersion: string
    termsAt: string
  }
  paymentRefunded: { payment: string; reference: string; cents: string; currency: string; method: PaymentMethod }
  deletion: { name: string; deletion: string; finalAt: string }
  reactivated: { name: string }
  /**
   * `until` is the end of a suspension, and `removedName` the name that the decision removed; each
   * is empty for other decisions.
   */
  decision: {
    name: string
    number: string
    kind: DecisionKind
    ground: DecisionGround
    facts: string
    source: DecisionSource
    until: string
    removedName: string
  }
  /** `other`: name of the banned account; `until`: when the kept conversation expires. */
  fraudWarning: { name: string; other: string; conversation: string; until: string }
  memberUnbanned: { name: string; reason: string }
  /**
   * `number`: number of the decision that suspends again; `until`: end of this suspension;
   * `reopened`: whether an objection to this decision waits for its answer again; `reason`: empty
   * if another mail states it.
   */
  suspensionResumed: { name: string; number: string; until: string; reopened: 'yes' | ''; reason: string }
  objectionAnswer: {
    name: string
    number: string
    kind: DecisionKind
    /**
     * `reversed_barred`: reversed, but the member remains banned by another decision. `replaced`:
     * closed, as a later decision replaced the decision to which the member objected.
     */
    outcome: ObjectionOutcome | 'reversed_barred' | 'replaced'
    answer: string
  }
  exportReady: { export: string }
  exportFailed: None
  exportHandedOver: { name: string }
  /** `fields`: names of corrected fields, joined by commas. */
  dataCorrected: { name: string; fields: string }
  accountErased: { name: string }
  /** `from`: civil date from which the terms apply; `changes`: paragraphs of the operator. */
  termsChanged: { from: string; changes: string }
  /** `ground` is empty for an erasure that a second member of staff declined. */
  requestDeclined: { name: string; request: RequestKind; ground: DeclineGround | ''; reason: string }
  verification: { outcome: 'approved' | VerificationReason }
  newConversations: Unread
  newMessages: Unread
  newLikes: { count: string }
  unreadReminder: Unread
  photoReminder: None
  profileReminder: None
  promotion: { campaign: string }
  news: { campaign: string }
  campaignTest: { campaign: string }
  /**
   * `since`: start of the period; `newcomers`: ids of new members, joined by commas; `day`: civil
   * date on which the mail is sent.
   */
  weeklyUpdate: { since: string; newcomers: string; day: string }
}
export type MailKey = keyof MailProps

type MailCategory = 'service' | NotificationType

/**
 * Category of each mail. A `service` mail is sent whatever the member's settings are. A mail of any
 * other category is a notification: it is sent only if the member wants it, and has a link to
 * unsubscribe. Notifications have a queue of their own, so that mails that somebody waits for are
 * never behind them (`queueOf`, NOTIF-24).
 */
export const mailCategories: Record<MailKey, MailCategory> = {
  activation: 'service',
  activationReminder: 'reminders',
  existingAccount: 'service',
  passwordReset: 'service',
  passwordResetLeaving: 'service',
  noAccount: 'service',
  passwordChanged: 'service',
  mailChange: 'service',
  mailChanged: 'service',
  complaintAnswer: 'service',
  complaintReceipt: 'service',
  creditsCancelled: 'service',
  debitNotice: 'service',
  debitReturned: 'service',
  paymentReceipt: 'service',
  paymentRefunded: 'service',
  deletion: 'service',
  reactivated: 'service',
  decision: 'service',
  fraudWarning: 'service',
  memberUnbanned: 'service',
  suspensionResumed: 'service',
  objectionAnswer: 'service',
  exportReady: 'service',
  exportFailed: 'service',
  exportHandedOver: 'service',
  dataCorrected: 'service',
  accountErased: 'service',
  termsChanged: 'service',
  requestDeclined: 'service',
  verification: 'service',
  newConversations: 'new_conversations',
  newMessages: 'new_messages',
  newLikes: 'like',
  unreadReminder: 'unread_message_reminders',
  photoReminder: 'reminders',
  profileReminder: 'reminders',
  promotion: 'promotions',
  news: 'news',
  campaignTest: 'service',
  weeklyUpdate: 'weekly_updates',
}

/** Kind of a mail, which decides its sender. */
export function mailKindOf(mail: MailKey): MailKind {
  const category = mailCategories[mail]
  if (category === 'service') return 'service'
  return isAdvertising(category) ? 'bulk' : 'notification'
}
