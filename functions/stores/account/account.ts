import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew } from '#functions/table/write.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { languages } from '#shared/i18n/languages.ts'
import { decisionGrounds } from '#shared/model/decision.ts'
import { userStatuses } from '#shared/model/profile.ts'
import { disabledReasons } from '#shared/model/user.ts'

/**
 * Account of a member, with the fields that sign-in and charging need. At most 1 KB, as each paid
 * message rewrites the whole item and writes are billed by size.
 */
export const Account = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  status: z.enum(userStatuses),
  /** Country of the site that the member signed up on: its rules apply. */
  site: z.enum(countryCodes),
  /**
   * Country whose prices, payment methods and currency apply (PAY-61), one of those that the site
   * serves. Absent: the country of the site.
   */
  paymentCountry: z.optional(z.enum(countryCodes)),
  language: z.enum(languages),
  signupDate: z.string(),
  credits: z.int(),
  premium: z.boolean(),
  /**
   * Number of completed purchases that were not refunded in full (TRAP-19). Absent before the first
   * purchase, 0 if all purchases were refunded (PAY-64).
   */
  purchases: z.optional(z.int()),
  /**
   * Number of times that the member came to owe credits (PAY-54). `returnCredits` locks it, so that
   * a debt that arises while credits are refunded causes a Conflict. Absent: 0.
   */
  debts: z.optional(z.int()),
  /**
   * Number of conversations that the member has ever started. The deletion of a conversation does
   * not lower this number (TRAP-59).
   */
  startedConversations: z.int(),
  invisible: z.boolean(),
  /** Consent to be shown to visitors (PRIV-01); absent: none. */
  shownToVisitors: z.optional(z.boolean()),
  /** The member neither sends nor sees read marks (LIVE-10). Absent: the member does both. */
  hidesRead: z.optional(z.literal(true)),
  /** Other members do not see this member's presence (LIVE-11). Absent: presence is shown. */
  hidesPresence: z.optional(z.literal(true)),
  /**
   * The member's looks at profiles are not shown to others, and the member does not see who looked
   * at their own profile. Absent: the looks are shown, and the member sees who looked.
   */
  hidesLooks: z.optional(z.literal(true)),
  fictional: z.boolean(),
  notificationsDisabled: z.array(z.enum(disabledReasons)),
  /**
   * Set in countries with the auto-like when the address is confirmed. Removed when this like,
   * which a member gets once from a fictional profile, is requested (OPEN-37).
   */
  autoLikeDue: z.optional(z.literal(true)),
  /**
   * Time and version of the consent to the terms (TRAP-36). A fictional profile gives no consent,
   * so it has no version.
   */
  consentAt: z.string(),
  consentVersion: z.optional(z.string()),
  /** Times of the requested confirmation mails, for their limits (OPEN-22). */
  confirmationMailsAt: z.array(z.string()),
  activationMailSentAt: z.optional(z.string()),
  confirmedAt: z.optional(z.string()),
  /**
   * End of the grace period of a pending deletion. From this time on the member counts as deleted,
   * even if the purge has not run yet.
   */
  deletionDueAt: z.optional(z.string()),
  /** Id of the pending deletion: only the link in its own mail can cancel it, and only once. */
  deletionId: z.optional(z.string()),
  /** Status before the deletion, restored when it is cancelled. */
  statusBefore: z.optional(z.enum(['active', 'not_confirmed'])),
  /** Status before the ban or suspension. */
  bannedFrom: z.optional(z.enum(['active', 'not_confirmed', 'deletion_pending'])),
  /** Number of the decision that banned or suspended the member (MOD-01). */
  bannedBy: z.optional(z.string()),
  /**
   * Ground of the decision `bannedBy`. Stored here because the decision expires before the ban ends
   * (MOD-06, MOD-07).
   */
  banGround: z.optional(z.enum(decisionGrounds)),
  /**
   * Staff, or machine, that made the decision `bannedBy`; stored here for the same reason as
   * `banGround`.
   */
  banAuthor: z.optional(z.string()),
  /**
   * Number of the decision that pauses the member's complaints, and end of the pause (DSA 23(2)).
   * The pause has no effect after its end, even if the job that removes it has not run yet.
   */
  complaintPause: z.optional(z.object({ number: z.string(), until: z.string() })),
  /** End of a suspension for some days; absent for a ban or a suspension for a case. */
  suspendedUntil: z.optional(z.string()),
  /**
   * Suspension with a fixed end that the decision `bannedBy`, or an earlier decision, replaced. It
   * is resumed if the replacing decision ends first (decision 0122).
   */
  replacedSuspension: z.optional(z.object({ number: z.string(), ground: z.enum(decisionGrounds), until: z.string() })),
  /**
   * Addresses with a ban mark (MOD-09): the current one and, if a change of the address was undone,
   * the abandoned one. Absent without a ban.
   */
  bannedEmails: z.optional(z.array(z.string())),
  /**
   * Random id in the keys of the rows that recognise a banned member by address, picture or payment
   * source (MOD-09); absent if the account was never banned. Kept when a ban is lifted, as some of
   * these rows are removed only afterwards.
   */
  banMarkId: z.optional(z.string()),
  /** Id of the case for which the member is suspended until it is decided (MOD-06). */
  suspendedFor: z.optional(z.string()),
  /**
   * When the member passed the external age check, or showed their age to staff (TRAP-24); absent:
   * never.
   */
  ageCheckedAt: z.optional(z.string()),
  /** Pending new email address, until its link is used (ACC-42). */
  newEmail: z.optional(z.string()),
  /** Id of the link that confirms `newEmail`: only the latest link works, and only once. */
  newEmailLink: z.optional(z.string()),
  /** Id of the link that sets a new password: only the latest link works, and only once. */
  resetLink: z.optional(z.string()),
  /**
   * Last change of password or address: its time, and the id of the mailed link, or of the session
   * in which the password was entered. A repeat of this change soon after gets the same answer
   * (repeat.ts).
   */
  credentialsChange: z.optional(z.object({ by: z.string(), at: z.string() })),
  /**
   * Incremented to end all sessions at once, including a session that is just being created.
   * Absent: 0.
   */
  sessionVersion: z.optional(z.int()),
})
export type Account = z.infer<typeof Account>

export const findAccount = (id: string, options?: { consistent?: boolean }) => find(Account, keys.account(id), options)

/** Accounts of these members, without missing ones. Up to 100 ids take one round trip. */
export const findAccounts = (ids: readonly string[]): Promise<Account[]> =>
  findEach(
    Account,
    ids.map((id) => keys.account(id)),
  )

/**
 * Whether others may see and contact the member. False from the request for deletion on (TRAP-46).
 */
export const isPresent = (account: Account | undefined): account is Account => account?.status === 'active'

/**
 * Whether the account counts as deleted: from the exact end of the grace period of 14 days on, even
 * if the purge has not run yet (TRAP-46).
 */
export const isGone = ({ status, deletionDueAt = '~', suspendedFor }: Account, now: Date): boolean =>
  status === 'deleted' ||
  // A ban during the grace period does not stop the deletion; an open case delays it (MOD-07).
  ((status === 'deletion_pending' || (status === 'banned' && suspendedFor === undefined)) &&
    deletionDueAt <= now.toISOString())

export const addAccount = (account: Account, more: Record<string, unknown> = {}): Write =>
  putNew(keys.account(account.id), { ...account, ...more }, undefined)

export const changed = () => new Conflict('the account changed meanwhile')

/**
 * Condition that a member is still active. A ban hides only the rows that exist at that time
 * (functions/members/reactions/markPresence.ts), so no row may be added after the ban.
 */
export const checkActive = (id: string, onConflict: Write['onConflict']): Write =>
  check(keys.account(id), {
    condition: '#status = :active',
    names: { '#status': 'status' },
    values: { ':active': 'active' },
    onConflict,
  })

/** Condition that the status of a member is unchanged since it was read. */
export const checkStatus = ({ id, status }: Account): Write =>
  check(keys.account(id), {
    condition: '#status = :seen',
    names: { '#status': 'status' },
    values: { ':seen': status },
    onConflict: changed,
  })

/**
 * Payment country of a member: the country that the member chose, otherwise the country of the site
 * (PAY-61).
 */
export const paymentCountryOf = ({ site, paymentCountry = site }: Pick<Account, 'site' | 'paymentCountry'>) =>
  paymentCountry

/**
 * Condition expression that an attribute is unchanged since it was read. The caller passes the
 * value that was read as `:<name>`.
 */
export const asRead = (name: string, value: unknown): string =>
  value === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`
