import type { MailKey } from '#functions/stores/mail/mail-props.ts'
import type { Country } from '#shared/countries/country.ts'

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

/** Mail of an event. `atOnce`: ordered in the transaction of the event. */
type Row = { mail: { atOnce: MailKey } | DigestTiming }

/**
 * Notification policy (NOTIF-15): a row per event, a column per channel. It contains only what is
 * implemented. Missing so far: the channel push, and the events of payments, weekly updates,
 * promotions and news. Live hints are not part of this table (hints.ts). A member's switches are
 * checked when a mail is sent, by its category (functions/stores/mail/mail-props.ts).
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
  conversationStarted: { mail: { digest: 'newConversations', afterMinutes: 15, everyMinutes: 0 } },
  messageReceived: { mail: { digest: 'newMessages', afterMinutes: 15, everyMinutes: 4 * 60 } },
  likeReceived: { mail: { digest: 'newLikes', afterMinutes: 15, everyMinutes: 24 * 60 } },
  /** Reminder, once until the member comes back (NOTIF-21). */
  messageUnread: {
    mail: {
      digest: 'unreadReminder',
      afterMinutes: ({ unreadReminderHours }) => unreadReminderHours * 60,
      everyMinutes: 0,
    },
  },
  /** Reminders after the confirmation of the address, once each (NOTIF-26). */
  photoMissing: { mail: { digest: 'photoReminder', afterMinutes: 3 * 24 * 60, everyMinutes: 0 } },
  profileIncomplete: { mail: { digest: 'profileReminder', afterMinutes: 7 * 24 * 60, everyMinutes: 0 } },
} as const satisfies Record<string, Row>

export type EventKey = keyof typeof policy

type Policy = typeof policy
/** Events whose mails the job `mailDigests` sends. */
export type DigestEvent = {
  [Event in EventKey]: Policy[Event]['mail'] extends { digest: MailKey } ? Event : never
}[EventKey]

/** Mail of each event. */
export type MailOf<Event extends EventKey> = Policy[Event]['mail'] extends { atOnce: infer Mail extends MailKey }
  ? Mail
  : Policy[Event]['mail'] extends { digest: infer Mail extends MailKey }
    ? Mail
    : never
