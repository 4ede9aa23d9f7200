import type { MailKey } from '#functions/stores/mail/mail-props.ts'
import type { Hint } from '#shared/contract/live.ts'
import type { Country } from '#shared/countries/country.ts'
import type { NotificationType } from '#shared/model/user.ts'

/**
 * Mail about all events since the previous mail (NOTIF-17), sent by the job `mailDigests`:
 * `afterMinutes` after the first of these events, unless the member has already seen the events on
 * the site, and at most once per `everyMinutes`.
 */
export type DigestTiming = {
  digest: MailKey
  afterMinutes: number | ((country: Country) => number)
  everyMinutes: number
}

/**
 * Mail that staff wrote (NOTIF-23), queued by the job `runCampaigns`. A member gets each campaign
 * at most once, and no other campaign within `everyMinutes`.
 */
type CampaignTiming = { campaign: MailKey; everyMinutes: number }

/**
 * Push about an event. Each form names the kind of notification whose push switch applies.
 * `atOnce`: at most one push in `everyMinutes` about a conversation, or about all likes.
 * `withMail`: decided together with the mail, but independent of the mail's switch. `withCampaign`:
 * queued together with the campaign's mail; opens the path in the campaign's text.
 */
export type PushTiming =
  | { atOnce: NotificationType; everyMinutes: number }
  | { withMail: NotificationType; path: 'chats' | 'index' | 'profile' }
  | { withCampaign: NotificationType }

/** Mail of an event. `atOnce`: queued in the transaction of the event. */
export type MailTiming = { atOnce: MailKey } | DigestTiming | CampaignTiming

/**
 * What is sent about an event, per channel. `live`: hint to the member's open pages, sent at once
 * and not included in the counts of notifications. Hints without an event, such as that somebody is
 * typing, are not in the policy.
 */
export type PolicyRow = { live?: Exclude<Hint['type'], 'typing' | 'read' | 'presence' | 'session_ended'> } & (
  | { mail: MailTiming; push?: PushTiming }
  | { mail?: undefined; push?: undefined }
)

/**
 * Notification policy (NOTIF-15): a row per event, a column per channel. It lists only implemented
 * notifications; there are no pushes about payments yet. A member's switches are checked when a
 * mail is sent, by its category (functions/stores/mail/mail-props.ts), and when a push is decided,
 * by its kind.
 */
export const policy = {
  signedUp: { mail: { atOnce: 'activation' } },
  activationRequested: { mail: { atOnce: 'activation' } },
  activationOverdue: { mail: { atOnce: 'activationReminder' } },
  addressConfirmed: { live: 'confirmed' },
  /** A visitor or another member entered the address of an account (TRAP-12). */
  addressReused: { mail: { atOnce: 'existingAccount' } },

  resetRequested: { mail: { atOnce: 'passwordReset' } },
  resetRequestedWhileLeaving: { mail: { atOnce: 'passwordResetLeaving' } },
  resetRequestedWithoutAccount: { mail: { atOnce: 'noAccount' } },
  passwordChanged: { mail: { atOnce: 'passwordChanged' } },
  mailChangeRequested: { mail: { atOnce: 'mailChange' } },
  mailChanged: { mail: { atOnce: 'mailChanged' } },
  /**
   * The person who changed the address may know the password, so the member sets a new password.
   */
  mailChangeUndone: { mail: { atOnce: 'passwordReset' } },
  mailChangeUndoneWhileLeaving: { mail: { atOnce: 'passwordResetLeaving' } },

  deletionRequested: { mail: { atOnce: 'deletion' } },
  reactivationRequested: { mail: { atOnce: 'deletion' } },
  reactivated: { mail: { atOnce: 'reactivated' } },
  exportReady: { mail: { atOnce: 'exportReady' } },
  exportFailed: { mail: { atOnce: 'exportFailed' } },
  /** Requests by hand about a member's data, carried out or declined by staff (MOD-19). */
  exportHandedOver: { mail: { atOnce: 'exportHandedOver' } },
  dataCorrected: { mail: { atOnce: 'dataCorrected' } },
  requestDeclined: { mail: { atOnce: 'requestDeclined' } },
  accountErased: { mail: { atOnce: 'accountErased' } },
  /** New terms, for every member; queued by the job `runCampaigns` at the pace of campaigns. */
  termsChanging: { mail: { atOnce: 'termsChanged' } },

  creditsCancelled: { mail: { atOnce: 'creditsCancelled' } },
  debitOrdered: { mail: { atOnce: 'debitNotice' } },
  debitReturned: { mail: { atOnce: 'debitReturned' } },
  paymentCompleted: { mail: { atOnce: 'paymentReceipt' } },
  /** Refund by finance. A refund that the provider made on its own has no mail. */
  paymentRefunded: { mail: { atOnce: 'paymentRefunded' } },
  /**
   * Any change of the balance, except by the member's own message or gift: the page that sent it
   * already has the new balance.
   */
  balanceChanged: { live: 'credits' },
  paymentChanged: { live: 'payment' },

  complaintFiled: { mail: { atOnce: 'complaintReceipt' } },
  complaintAnswered: { mail: { atOnce: 'complaintAnswer' } },
  /** Decision of staff about the member (MOD-02). */
  memberDecided: { mail: { atOnce: 'decision' } },
  objectionDecided: { mail: { atOnce: 'objectionAnswer' } },
  /** An account that the member exchanged messages with was banned for fraud (MOD-13). */
  contactBanned: { mail: { atOnce: 'fraudWarning' } },
  memberUnbanned: { mail: { atOnce: 'memberUnbanned' } },
  suspensionResumed: { mail: { atOnce: 'suspensionResumed' } },
  /** A photo was approved or refused. A refusal by staff is mailed by `memberDecided`. */
  photoDecided: { live: 'photo' },
  /** Staff decided on a photo verification, or it ended without their decision (MOD-22). */
  verificationDecided: { live: 'photo', mail: { atOnce: 'verification' } },
  /** A photo on its way into a conversation was sent or refused. */
  chatPhotoDecided: { live: 'photo' },

  /**
   * Somebody wrote to the member for the first time. One mail is about all conversations that were
   * started within 15 minutes.
   */
  conversationStarted: {
    live: 'message',
    mail: { digest: 'newConversations', afterMinutes: 15, everyMinutes: 0 },
    push: { atOnce: 'new_conversations', everyMinutes: 1 },
  },
  messageReceived: {
    live: 'message',
    mail: { digest: 'newMessages', afterMinutes: 15, everyMinutes: 4 * 60 },
    push: { atOnce: 'new_messages', everyMinutes: 1 },
  },
  likeReceived: {
    live: 'like',
    mail: { digest: 'newLikes', afterMinutes: 15, everyMinutes: 24 * 60 },
    push: { atOnce: 'like', everyMinutes: 60 },
  },
  /** Both members get a hint on their open pages; the mail and push about likes include matches. */
  matched: { live: 'match' },
  /** Reminder, once until the member comes back (NOTIF-21). */
  messageUnread: {
    mail: {
      digest: 'unreadReminder',
      afterMinutes: ({ unreadReminderHours }) => unreadReminderHours * 60,
      everyMinutes: 0,
    },
    push: { withMail: 'unread_message_reminders', path: 'chats' },
  },
  /** Reminders after the confirmation of the address, once each (NOTIF-26). */
  photoMissing: {
    mail: { digest: 'photoReminder', afterMinutes: 3 * 24 * 60, everyMinutes: 0 },
    push: { withMail: 'reminders', path: 'profile' },
  },
  profileIncomplete: {
    mail: { digest: 'profileReminder', afterMinutes: 7 * 24 * 60, everyMinutes: 0 },
    push: { withMail: 'reminders', path: 'profile' },
  },

  /** A week has passed for a member who agreed (NOTIF-22); decided by the job `mailWeekly`. */
  weekStarted: { mail: { atOnce: 'weeklyUpdate' }, push: { withMail: 'weekly_updates', path: 'index' } },

  promotionStarted: {
    mail: { campaign: 'promotion', everyMinutes: 24 * 60 },
    push: { withCampaign: 'promotions' },
  },
  newsStarted: { mail: { campaign: 'news', everyMinutes: 24 * 60 }, push: { withCampaign: 'news' } },
  /** A member of staff requested a campaign's mail at their own address. */
  campaignTested: { mail: { atOnce: 'campaignTest' } },
} as const satisfies Record<string, PolicyRow>

export type EventKey = keyof typeof policy

type Policy = typeof policy
/** Events that have a mail of this form. */
type EventWith<Mail> = { [Event in EventKey]: Policy[Event] extends { mail: Mail } ? Event : never }[EventKey]

export type MailEvent = EventWith<MailTiming>
/** Events whose mails the job `mailDigests` sends. */
export type DigestEvent = EventWith<{ digest: MailKey }>

/** Key of an event's mail; `never` for an event without a mail. */
export type MailOf<Event extends MailEvent> = Policy[Event]['mail'] extends { atOnce: infer Mail extends MailKey }
  ? Mail
  : Policy[Event]['mail'] extends { digest: infer Mail extends MailKey } | { campaign: infer Mail extends MailKey }
    ? Mail
    : never

export const mailIn = (mail: MailTiming): MailKey =>
  'atOnce' in mail ? mail.atOnce : 'digest' in mail ? mail.digest : mail.campaign
