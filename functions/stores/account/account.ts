import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { check, putNew, update } from '#functions/table/write.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { type DecisionGround, decisionGrounds } from '#shared/model/decision.ts'
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
   * Number of times that the member came to owe credits (PAY-54): the optimistic lock between a new
   * debt and returned credits. Absent: 0.
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
   * at their own profile. Absent: both are shown.
   */
  hidesLooks: z.optional(z.literal(true)),
  fictional: z.boolean(),
  notificationsDisabled: z.array(z.enum(disabledReasons)),
  /**
   * Set when the address is confirmed, and removed when the one like by a fictional profile is
   * requested (OPEN-37).
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
  /** Status before the ban. */
  bannedFrom: z.optional(z.enum(['active', 'not_confirmed', 'deletion_pending'])),
  /** Number of the decision that banned or suspended the member (MOD-01). */
  bannedBy: z.optional(z.string()),
  /**
   * Ground of the decision `bannedBy`. Stored here because the decision expires before the ban ends
   * (MOD-06, MOD-07).
   */
  banGround: z.optional(z.enum(decisionGrounds)),
  /** Staff, or machine, that made the decision `bannedBy`; stored here as `banGround` is. */
  banAuthor: z.optional(z.string()),
  /**
   * Decision that pauses the member's complaints, and its end (DSA 23(2)). It has no effect after
   * the end, even if the job that removes it has not run yet.
   */
  complaintPause: z.optional(z.object({ number: z.string(), until: z.string() })),
  /** End of a suspension; absent for a ban. */
  suspendedUntil: z.optional(z.string()),
  /**
   * Suspension with an end that `bannedBy`, or a decision before that, replaced: it goes on where
   * that decision ends earlier (decision 0122).
   */
  replacedSuspension: z.optional(z.object({ number: z.string(), ground: z.enum(decisionGrounds), until: z.string() })),
  /**
   * Addresses that the ban marks (MOD-09): the present one, and the one that an undone change of
   * the address left. Absent without a ban.
   */
  bannedEmails: z.optional(z.array(z.string())),
  /** Id of the case whose decision ends the suspension (MOD-06); absent for a ban. */
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
  /** Incremented to end all sessions at once, including one that is being created. Absent: 0. */
  sessionVersion: z.optional(z.int()),
})
export type Account = z.infer<typeof Account>

export const findAccount = (id: string, options?: { consistent?: boolean }) => find(Account, keys.account(id), options)

/** Accounts of at most 100 members, in one round trip, unordered. */
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
 * Changes language and invisibility. The optimistic lock covers both and the status: whether search
 * finds the member depends on status and invisibility, and concurrent changes must not undo each
 * other.
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

/**
 * Payment country of a member: the country that the member chose, otherwise the country of the site
 * (PAY-61).
 */
export const paymentCountryOf = ({ site, paymentCountry = site }: Pick<Account, 'site' | 'paymentCountry'>) =>
  paymentCountry

/** Condition that the payment country is unchanged since it was read. */
const isPaymentCountryAsRead = ({ paymentCountry }: Account) =>
  paymentCountry === undefined
    ? { condition: 'attribute_exists(PK) AND attribute_not_exists(paymentCountry)' }
    : { condition: 'paymentCountry = :read', values: { ':read': paymentCountry } }

/** Conflict if the payment country changed since the read. */
export const checkPaymentCountry = (account: Account): Write =>
  check(keys.account(account.id), { ...isPaymentCountryAsRead(account), onConflict: changed })

/** Sets the payment country (PAY-61); Conflict if it changed since the read. */
export function changePaymentCountry(account: Account, country: CountryCode): Write {
  const { condition, values } = isPaymentCountryAsRead(account)
  return update(keys.account(account.id), 'SET paymentCountry = :country', {
    condition,
    values: { ...values, ':country': country },
    onConflict: changed,
  })
}

type Hidden = 'hidesRead' | 'hidesPresence' | 'hidesLooks'

/**
 * Switches read marks (LIVE-10), presence (LIVE-11) or looks (decisions/0069-who-looked.md) on or
 * off.
 */
export const changeHidden = (id: string, name: Hidden, isHidden: boolean): Write =>
  update(keys.account(id), isHidden ? `SET ${name} = :true` : `REMOVE ${name}`, {
    condition: 'attribute_exists(PK)',
    ...(isHidden && { values: { ':true': true } }),
    onConflict: changed,
  })

/** Sets the consent to be shown to visitors; the card changes in the same transaction. */
export const changeShownToVisitors = (id: string, isShown: boolean): Write =>
  update(keys.account(id), 'SET shownToVisitors = :shown', {
    condition: 'attribute_exists(PK)',
    values: { ':shown': isShown },
    onConflict: changed,
  })

/**
 * Sets the reasons why notifications are disabled (NOTIF-09), under an optimistic lock on the list.
 */
export const changeDisabledReasons = (
  { id, notificationsDisabled }: Account,
  reasons: Account['notificationsDisabled'],
): Write =>
  update(keys.account(id), 'SET notificationsDisabled = :next', {
    condition: 'notificationsDisabled = :seen',
    values: { ':next': reasons, ':seen': notificationsDisabled },
    onConflict: changed,
  })

/**
 * Replaces a password hash with one of the current strength. Refused with `login_failed` if the
 * password changed since it was checked.
 */
export const renewPasswordHash = (account: Account, hash: string): Write =>
  update(keys.account(account.id), 'SET passwordHash = :hash', {
    condition: 'passwordHash = :seen',
    values: { ':hash': hash, ':seen': account.passwordHash },
    onConflict: refusing('login_failed'),
  })

/** End of a suspension: at a fixed time, or when the case is decided. */
export type SuspensionEnd = { until: string } | { case: string }

/** Whether a banned account is only suspended. */
export const isSuspended = ({ suspendedUntil, suspendedFor }: Account): boolean =>
  suspendedUntil !== undefined || suspendedFor !== undefined

/**
 * Whether a suspension runs: up to its exact end, even if the job that lifts it has not run yet, or
 * until the case is decided.
 */
export const isSuspendedAt = (account: Account, now: Date): boolean =>
  account.status === 'banned' &&
  isSuspended(account) &&
  (account.suspendedUntil ?? '~') > now.toISOString() &&
  !isGone(account, now)

/**
 * Condition expression: an attribute is unchanged since it was read. The caller passes the value
 * that was read as `:<name>`.
 */
export const asRead = (name: string, value: unknown): string =>
  value === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`

/** Suspension with an end that a further decision now replaces, or that one has replaced before. */
const replacedBy = ({ status, bannedBy: number, banGround: ground, suspendedUntil: until, ...account }: Account) => {
  if (status !== 'banned') return undefined
  return number && ground && until ? { number, ground, until } : account.replacedSuspension
}

/**
 * Bans a member, or suspends them until `end`. Others no longer see the member, and all sessions
 * end. Balance and data stay; the earlier status is stored for `unbanAccount`, and a suspension
 * that this decision replaces for `resumeSuspension`. A pending deletion continues. The optimistic
 * lock covers the status, the address, which a ban marks, and the deletion id, as the approval of an
 * erasure may change the deletion id without the status.
 */
export function banAccount(
  account: Account,
  { number, ground, author }: { number: string; ground: DecisionGround; author: string },
  end: SuspensionEnd | null,
): Write {
  const { status, email, bannedFrom, bannedBy, deletionId } = account
  const replaced = replacedBy(account)
  const rest = {
    bannedEmails: end ? undefined : [email],
    suspendedUntil: end && 'until' in end ? end.until : undefined,
    suspendedFor: end && 'case' in end ? end.case : undefined,
    replacedSuspension: replaced,
  }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const set = given.map(([name]) => `, ${name} = :${name}`)
  const unset = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const expression = `SET #status = :banned, bannedFrom = :from, bannedBy = :by, banGround = :ground, banAuthor = :author${set.join('')}${unset.length > 0 ? ` REMOVE ${unset.join(', ')}` : ''} ADD sessionVersion :one`
  return update(keys.account(account.id), expression, {
    // The status that was read may be `banned`: a suspended member can be banned.
    condition: [
      ...['#status = :seen', 'email = :email'],
      ...[asRead('bannedBy', bannedBy), asRead('deletionId', deletionId)],
    ].join(' AND '),
    names: { '#status': 'status' },
    values: {
      ...{ ':banned': 'banned', ':seen': status, ':one': 1, ':by': number, ':ground': ground, ':author': author },
      ':email': email,
      ':from': status === 'banned' ? bannedFrom : status,
      ...(bannedBy !== undefined && { ':bannedBy': bannedBy }),
      ...(deletionId !== undefined && { ':deletionId': deletionId }),
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    },
    onConflict: changed,
  })
}

/**
 * Records that a member passed the external age check, or showed their age to staff (TRAP-24). The
 * calls that need this check are then open to the member.
 */
export const markAgeChecked = (id: string, now: Date): Write =>
  update(keys.account(id), 'SET ageCheckedAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

const banFields = [
  'bannedFrom',
  'bannedBy',
  'banGround',
  'banAuthor',
  'bannedEmails',
  'suspendedUntil',
  'suspendedFor',
  'replacedSuspension',
]

/**
 * Lifts a ban or suspension and restores the earlier status. The optimistic lock includes the
 * address, as undoing its change adds to `bannedEmails`, and the deletion id, as the approval of an
 * erasure may change it without the status. If `ageCheckedAt` is given, this write sets it too: a
 * transaction writes an item only once, so `markAgeChecked` cannot be in the same transaction.
 */
export function unbanAccount(
  account: Account,
  to: NonNullable<Account['bannedFrom']>,
  ageCheckedAt: Date | undefined,
): Write {
  const { id, email, invisible, bannedBy, deletionId } = account
  const locks = [asRead('bannedBy', bannedBy), asRead('deletionId', deletionId)]
  const set = `SET #status = :to${ageCheckedAt ? ', ageCheckedAt = :checked' : ''}`
  return update(keys.account(id), `${set} REMOVE ${banFields.join(', ')}`, {
    condition: ['#status = :banned', 'invisible = :invisible', 'email = :email', ...locks].join(' AND '),
    names: { '#status': 'status' },
    values: {
      ':to': to,
      ...(ageCheckedAt && { ':checked': ageCheckedAt.toISOString() }),
      ...(bannedBy !== undefined && { ':bannedBy': bannedBy }),
      ...(deletionId !== undefined && { ':deletionId': deletionId }),
      ':banned': 'banned',
      ':email': email,
      // Invisibility decides whether the card returns to the search indexes.
      ':invisible': invisible,
    },
    onConflict: changed,
  })
}
