import type { MailKey } from '#functions/stores/mail/mail-props.ts'
import type { Country } from '#shared/countries/country.ts'
import type { NotificationType } from '#shared/model/user.ts'

/**
 * Mail that tells of all events since the last one (NOTIF-17), sent by the job `mailDigests`:
 * `afterMinutes` after the first event, unless the member has seen it on the site, and at most once
 * in `everyMinutes`.
 */
export type DigestTiming = {
  digest: MailKey
  afterMinutes: number | ((country: Country) => number)
  everyMinutes: number
}

/**
 * Mail that staff wrote (NOTIF-23), ordered by the job `runCampaigns`: each at most once, and no
 * other campaign within `everyMinutes`.
 */
type CampaignTiming = { campaign: MailKey; everyMinutes: number }

/**
 * Push of an event, by the switch of its kind. `atOnce`: of one conversation, or of all likes, at
 * most once in `everyMinutes`. `withMail`: decided together with the mail, and independent of its
 * switch. `withCampaign`: ordered with the campaign's mail, to the path of its text, by its own
 * switch.
 */
export type PushTiming =
  | { atOnce: NotificationType; everyMinutes: number }
  | { withMail: NotificationType; path: 'chats' | 'index' | 'profile' }
  | { withCampaign: NotificationType }

/** Mail of an event. `atOnce`: ordered in the transaction of the event. */
export type PolicyRow = { mail: { atOnce: MailKey } | DigestTiming | CampaignTiming; push?: PushTiming }

/**
 * Notification policy (NOTIF-15): a row per event, a column per channel. It contains only what is
 * implemented. Missing so far: the events of payments. Live hints are not part of this table
 * (hints.ts). A member's switches are checked when a mail is sent, by its category
 * (functions/stores/mail/mail-props.ts), and when a push is decided, by its kind.
 */
export const policy = {
  signedUp: { mail: { atOnce: 'activation' } },
  activationRequested: { mail: { atOnce: 'activation' } },
  activationOverdue: { mail: { atOnce: 'activationReminder' } },
  /** A visitor or another member entered the address of an account (TRAP-12). */
  addressReused: { mail: { atOnce: 'existingAccount' } },

  resetRequested: { mail: { atOnce: 'passwordReset' } },
  resetRequestedWhileLeaving: { mail: { atOnce: 'passwordResetLeaving' } },
  resetRequestedWithoutAccount: { mail: { atOnce: 'noAccount' } },
  passwordChanged: { mail: { atOnce: 'passwordChanged' } },
  mailChangeRequested: { mail: { atOnce: 'mailChange' } },
  mailChanged: { mail: { atOnce: 'mailChanged' } },
  /** The person who changed the address may know the password, so the member sets a new one. */
  mailChangeUndone: { mail: { atOnce: 'passwordReset' } },
  mailChangeUndoneWhileLeaving: { mail: { atOnce: 'passwordResetLeaving' } },

  deletionRequested: { mail: { atOnce: 'deletion' } },
  reactivationRequested: { mail: { atOnce: 'deletion' } },
  reactivated: { mail: { atOnce: 'reactivated' } },
  exportReady: { mail: { atOnce: 'exportReady' } },

  creditsCancelled: { mail: { atOnce: 'creditsCancelled' } },

  complaintFiled: { mail: { atOnce: 'complaintReceipt' } },
  complaintAnswered: { mail: { atOnce: 'complaintAnswer' } },
  memberBanned: { mail: { atOnce: 'memberBanned' } },
  memberUnbanned: { mail: { atOnce: 'memberUnbanned' } },
  photoRefused: { mail: { atOnce: 'photoRefused' } },

  /** Somebody wrote to the member for the first time; of several within 15 minutes, one mail. */
  conversationStarted: {
    mail: { digest: 'newConversations', afterMinutes: 15, everyMinutes: 0 },
    push: { atOnce: 'new_conversations', everyMinutes: 1 },
  },
  messageReceived: {
    mail: { digest: 'newMessages', afterMinutes: 15, everyMinutes: 4 * 60 },
    push: { atOnce: 'new_messages', everyMinutes: 1 },
  },
  likeReceived: {
    mail: { digest: 'newLikes', afterMinutes: 15, everyMinutes: 24 * 60 },
    push: { atOnce: 'like', everyMinutes: 60 },
  },
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
  /** Staff asked for a campaign's text at their own address. */
  campaignTested: { mail: { atOnce: 'campaignTest' } },
} as const satisfies Record<string, PolicyRow>

export type EventKey = keyof typeof policy

type Policy = typeof policy
/** Events whose mails the job `mailDigests` sends. */
export type DigestEvent = {
  [Event in EventKey]: Policy[Event]['mail'] extends { digest: MailKey } ? Event : never
}[EventKey]

/** Mail of an event of the policy. */
export const mailIn = (mail: PolicyRow['mail']): MailKey =>
  'atOnce' in mail ? mail.atOnce : 'digest' in mail ? mail.digest : mail.campaign

/** Mail of each event. */
export type MailOf<Event extends EventKey> = Policy[Event]['mail'] extends { atOnce: infer Mail extends MailKey }
  ? Mail
  : Policy[Event]['mail'] extends { digest: infer Mail extends MailKey } | { campaign: infer Mail extends MailKey }
    ? Mail
    : never
