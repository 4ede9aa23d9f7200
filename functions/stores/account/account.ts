import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { userStatuses } from '#shared/model/profile.ts'
import { disabledReasons } from '#shared/model/user.ts'

/** What the site must know of a member to let them in and to charge them. Kept under 1 KB: every paid message writes it. */
export const Account = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  status: z.enum(userStatuses),
  /** The country whose site made the account: its prices, methods, currency and rules hold (PAY-61). */
  site: z.enum(countryCodes),
  language: z.enum(languages),
  signupDate: z.string(),
  credits: z.int(),
  premium: z.boolean(),
  /** Completed purchases that were not paid back in full (TRAP-19); absent before the first purchase, and 0 after its refund (PAY-64). */
  purchases: z.optional(z.int()),
  /** Conversations ever started; deleting one gives none back (TRAP-59). */
  startedConversations: z.int(),
  invisible: z.boolean(),
  /** Agreed to be shown to visitors who are not signed in (PRIV-01); absent: did not. */
  shownToVisitors: z.optional(z.boolean()),
  fictional: z.boolean(),
  notificationsDisabled: z.array(z.enum(disabledReasons)),
  /** From confirmation until the like of a fictional profile was asked for, which is once (OPEN-37). */
  autoLikeDue: z.optional(z.literal(true)),
  /** Agreement to the terms, with the moment and their version (TRAP-36); a fictional profile agreed to none. */
  consentAt: z.string(),
  consentVersion: z.optional(z.string()),
  /** Moments of the confirmation mails asked for, for their limits (OPEN-22). */
  confirmationMailsAt: z.array(z.string()),
  activationMailSentAt: z.optional(z.string()),
  confirmedAt: z.optional(z.string()),
  /** While the account is being deleted: when that becomes final. From then on the member is gone, purged or not. */
  deletionDueAt: z.optional(z.string()),
  /** Names that deletion: only the link of its own mail takes it back, and once. */
  deletionId: z.optional(z.string()),
  /** What the account was before, and is again when it comes back. */
  statusBefore: z.optional(z.enum(['active', 'not_confirmed'])),
  /** While it is banned: what it was. */
  bannedFrom: z.optional(z.enum(['active', 'not_confirmed', 'deletion_pending'])),
  /** An address that the member wants instead, until its link is used (ACC-42). */
  newEmail: z.optional(z.string()),
  /** Names the link that confirms `newEmail`: only the latest one works, and once. */
  newEmailLink: z.optional(z.string()),
  /** Names the link that sets a new password: only the latest one works, and once. */
  resetLink: z.optional(z.string()),
  /** Sessions of another number are over: counting on ends all of them at once, also one that begins this moment. Absent: 0. */
  sessionVersion: z.optional(z.int()),
})
export type Account = z.infer<typeof Account>

export const findAccount = (id: string, options?: { consistent?: boolean }) => find(Account, keys.account(id), options)

/** Whether others may see and meet this member now. Who deleted their account is gone at once (TRAP-46). */
export const isPresent = (account: Account | undefined): account is Account => account?.status === 'active'

/** Whether the account is no more: final to the second when its 14 days are over, purged or not (TRAP-46). */
export const isGone = ({ status, deletionDueAt = '~' }: Account, now: Date): boolean =>
  status === 'deleted' ||
  // Who was banned while their deletion could still be undone is deleted all the same.
  ((status === 'deletion_pending' || status === 'banned') && deletionDueAt <= now.toISOString())

export const addAccount = (account: Account, more: Record<string, unknown> = {}): Write =>
  putNew(keys.account(account.id), { ...account, ...more }, undefined)

/** What was read of the account is no longer so: decide again. */
export const changed = () => new Conflict('the account changed meanwhile')

/**
 * A member's own settings. All must be as they were read: whether search finds the member rests on status and invisibility, and of two changes
 * at one moment neither may undo the other.
 */
export const changeAccount = (account: Account, to: { language: Language; invisible: boolean }): Write =>
  update(keys.account(account.id), 'SET #language = :language, invisible = :invisible', {
    condition: '#status = :status AND invisible = :was AND #language = :spoken',
    names: { '#language': 'language', '#status': 'status' },
    values: {
      ':language': to.language,
      ':invisible': to.invisible,
      ':was': account.invisible,
      ':spoken': account.language,
      ':status': account.status,
    },
    onConflict: changed,
  })

/** Keeps whether the member agreed to be shown to visitors; the card follows in the same transaction. */
export const changeShownToVisitors = (id: string, isShown: boolean): Write =>
  update(keys.account(id), 'SET shownToVisitors = :shown', {
    condition: 'attribute_exists(PK)',
    values: { ':shown': isShown },
    onConflict: changed,
  })

/** Sets why notifications are off (NOTIF-09); decided from the list as it was read. */
export const changeDisabledReasons = (
  { id, notificationsDisabled }: Account,
  reasons: Account['notificationsDisabled'],
): Write =>
  update(keys.account(id), 'SET notificationsDisabled = :next', {
    condition: 'notificationsDisabled = :seen',
    values: { ':next': reasons, ':seen': notificationsDisabled },
    onConflict: changed,
  })

/** Replaces a hash by one of today's strength; only if the password is still the one that was just checked. */
export const renewPasswordHash = (account: Account, hash: string): Write =>
  update(keys.account(account.id), 'SET passwordHash = :hash', {
    condition: 'passwordHash = :seen',
    values: { ':hash': hash, ':seen': account.passwordHash },
    onConflict: refusing('login_failed'),
  })

/**
 * Shuts a member out: nobody meets them any more and all their sessions are over. What they had stays theirs, and what they were is kept for the way
 * back; a deletion that was under way goes on.
 */
export const banAccount = (account: Account): Write =>
  update(keys.account(account.id), 'SET #status = :banned, bannedFrom = :seen ADD sessionVersion :one', {
    condition: '#status = :seen',
    names: { '#status': 'status' },
    values: { ':banned': 'banned', ':seen': account.status, ':one': 1 },
    onConflict: changed,
  })

/** Takes a ban back: the account is what it was before. */
export const unbanAccount = (account: Account, to: NonNullable<Account['bannedFrom']>): Write =>
  update(keys.account(account.id), 'SET #status = :to REMOVE bannedFrom', {
    condition: '#status = :banned AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':to': to,
      ':banned': 'banned',
      // What else goes with it (the card in the index) rests on this.
      ':invisible': account.invisible,
    },
    onConflict: changed,
  })
