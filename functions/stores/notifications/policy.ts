import type { MailKey } from '#functions/stores/mail/mail-props.ts'

/** Mail of an event. `atOnce`: ordered in the transaction of the event. */
type Row = { mail: { atOnce: MailKey } }

/**
 * Notification policy (NOTIF-15): a row per event, a column per channel. It contains only what
 * `notify` implements. Missing so far: the channels push and live, the timings delayed, collapsed
 * and never, and the events of chats, likes, payments, weekly updates, promotions and news. A
 * member's switches are checked when a mail is sent, by its category
 * (functions/stores/mail/mail-props.ts).
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
} as const satisfies Record<string, Row>

export type EventKey = keyof typeof policy
