import * as z from 'zod/mini'
import { due, keys, memberIn, queue } from '#functions/data/keys.ts'
import { Changed, check, find, list, put, putNew, refusing, remove, update, type Write } from '#functions/data/table.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { userStatuses } from '#shared/model/profile.ts'
import { disabledReasons } from '#shared/model/user.ts'
import { sessionDays } from '#shared/rules/limits.ts'

/** What the site must know of a member to let them in and to charge them. Kept under 1 KB: every paid message writes it. */
export const Account = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  status: z.enum(userStatuses),
  /** The country whose site made the account: its prices, currency and rules hold. */
  site: z.enum(countryCodes),
  language: z.enum(languages),
  signupDate: z.string(),
  credits: z.int(),
  premium: z.boolean(),
  /** Completed purchases that were not refunded; absent before the first (TRAP-19). */
  purchases: z.optional(z.int()),
  /** Conversations ever started; deleting one gives none back (TRAP-59). */
  startedConversations: z.int(),
  invisible: z.boolean(),
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
  sessionEpoch: z.optional(z.int()),
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

const Queued = z.object({ PK: z.string(), dueAt: z.string() })

/** A page of the accounts of fictional profiles, the last made first: ids, and where the next page begins. */
export async function listFictional({ after, limit }: { after?: string | undefined; limit: number }) {
  const { dueJob: PK } = queue('fictional', new Date(0), '')
  const { items, more } = await list(Queued, { PK, after, limit, newestFirst: true }, { index: 'due' })
  return { ids: items.map((item) => memberIn(item.PK)), next: more ? items.at(-1)!.dueAt : null }
}

/** A member's wish to be gone. Reason and remarks are theirs to give or not (TRAP-44) and go with the account, or when they come back. */
export const DeletionWish = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.optional(z.string()),
  remarks: z.optional(z.string()),
})
type DeletionWish = z.infer<typeof DeletionWish>

/** Both halves of a deletion: the account is gone for everybody at once, and every session of it is over (TRAP-46). */
export const addDeletion = ({ id, status }: Account, deletion: DeletionWish, finalAt: Date): Write[] => [
  update(
    keys.account(id),
    'SET #status = :leaving, statusBefore = :seen, deletionDueAt = :final, deletionId = :deletion ADD sessionEpoch :one',
    {
      condition: '#status = :seen',
      names: { '#status': 'status' },
      values: {
        ':leaving': 'deletion_pending',
        ':seen': status,
        ':final': finalAt.toISOString(),
        ':deletion': deletion.id,
        ':one': 1,
      },
      otherwise: changed,
    },
  ),
  put(keys.deletion(id), { ...deletion, ...due('purgeMembers', finalAt, id) }),
]

const Claim = z.object({
  memberId: z.string(),
  /** An address that its member has given up: nobody signs in with it, and nobody else may have it before this moment. */
  until: z.optional(z.string()),
})

/** Whose address it is to sign in with. */
export const findMemberByEmail = async (
  email: string,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined ? claim?.memberId : undefined
}

/** Who keeps others from taking the address: whose it is, or who gave it up and may still take it back. */
export const findEmailKeeper = async (
  email: string,
  now: Date,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined || claim.until > now.toISOString() ? claim?.memberId : undefined
}

export const findMemberByName = async (claim: string): Promise<string | undefined> =>
  (await find(Claim, keys.nameClaim(claim)))?.memberId

/**
 * Takes the address for this member; refused with `email_taken` where it has an account, which makes addresses unique under any race. A claim stands
 * until the purge; of a member who is gone already it may be taken over, whom `insteadOf` names. One that was given up is free after its time.
 */
export const claimEmail = (
  email: string,
  memberId: string,
  { insteadOf, now }: { insteadOf?: string | undefined; now?: Date } = {},
): Write =>
  put(
    keys.emailClaim(email),
    { memberId },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone OR #until <= :now',
      names: { '#until': 'until' },
      values: { ':gone': insteadOf ?? memberId, ':now': now?.toISOString() ?? '' },
      otherwise: refusing('email_taken'),
    },
  )

/** Gives an address up: it stays the member's own until then, so that they can take it back, and is anybody's afterwards. */
export const reserveEmail = (email: string, memberId: string, until: Date): Write =>
  put(
    keys.emailClaim(email),
    { memberId, until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) },
    { condition: 'memberId = :own', values: { ':own': memberId }, otherwise: changed },
  )

export const releaseEmail = (email: string, memberId: string): Write =>
  remove(keys.emailClaim(email), {
    condition: 'attribute_not_exists(PK) OR memberId = :own',
    values: { ':own': memberId },
    otherwise: changed,
  })

/** A profile name, as an address above; of a member who is gone it may be taken over. */
export const claimName = (name: string, memberId: string, insteadOf?: string): Write =>
  put(
    keys.nameClaim(name),
    { memberId },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone',
      values: { ':gone': insteadOf ?? memberId },
      otherwise: refusing('name_taken'),
    },
  )

/** Gives a profile name back; Changed where it is another's by now. */
export const releaseName = (name: string, memberId: string): Write =>
  remove(keys.nameClaim(name), {
    condition: 'attribute_not_exists(PK) OR memberId = :own',
    values: { ':own': memberId },
    otherwise: changed,
  })

const changed = () => new Changed('the account changed meanwhile')

/**
 * The address is confirmed: from now on the member is seen and may write. Nothing reminds them any more. `isAutoLikeDue` where the country has a new
 * member liked by a fictional profile (OPEN-37).
 */
export const confirmAccount = (account: Account, { isAutoLikeDue }: { isAutoLikeDue: boolean }, now: Date): Write => {
  const due = isAutoLikeDue ? ', autoLikeDue = :true' : ''
  return update(keys.account(account.id), `SET #status = :active, confirmedAt = :now${due} REMOVE dueJob, dueAt`, {
    // What else goes with it (the card in the index) rests on these.
    condition: '#status = :waiting AND email = :email AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':active': 'active',
      ':waiting': 'not_confirmed',
      ':now': now.toISOString(),
      ':email': account.email,
      ':invisible': account.invisible,
      ...(isAutoLikeDue && { ':true': true }),
    },
    otherwise: changed,
  })
}

/** The like of a fictional profile is asked for, which is once: whoever comes second is refused with Changed. */
export const markAutoLiked = (id: string): Write =>
  update(keys.account(id), 'REMOVE autoLikeDue', {
    condition: 'autoLikeDue = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    otherwise: changed,
  })

/** Lets a transaction happen only while a fictional profile stands: none that staff removed or banned meanwhile likes anybody (TRAP-02). */
export const checkFictional = (id: string): Write =>
  check(keys.account(id), {
    condition: 'fictional = :true AND #status = :active',
    names: { '#status': 'status' },
    values: { ':true': true, ':active': 'active' },
    otherwise: changed,
  })

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
    otherwise: changed,
  })

/** Notes the wish for a new confirmation mail. Two at one moment are one too many. */
export const markMailAsked = (account: Account, askedAt: readonly string[]): Write =>
  update(keys.account(account.id), 'SET confirmationMailsAt = :next REMOVE activationMailSentAt', {
    condition: '#status = :waiting AND confirmationMailsAt = :seen',
    names: { '#status': 'status' },
    values: { ':next': askedAt, ':seen': account.confirmationMailsAt, ':waiting': 'not_confirmed' },
    otherwise: (standing) => refusing(standing?.status === 'active' ? 'already_confirmed' : 'too_many_requests')(),
  })

/** Sets why notifications are off (NOTIF-09); decided from the list as it was read. */
export const changeDisabledReasons = (
  { id, notificationsDisabled }: Account,
  reasons: Account['notificationsDisabled'],
): Write =>
  update(keys.account(id), 'SET notificationsDisabled = :next', {
    condition: 'notificationsDisabled = :seen',
    values: { ':next': reasons, ':seen': notificationsDisabled },
    otherwise: changed,
  })

export const markActivationMailSent = (id: string, now: Date): Write =>
  update(keys.account(id), 'SET activationMailSentAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    otherwise: changed,
  })

/** Claims a reminder that fell due at `seen`, by moving the member on to the next one or out of the index. */
export const markReminded = (account: Account, seen: string, next: Date | undefined): Write =>
  update(keys.account(account.id), next ? 'SET dueAt = :next' : 'REMOVE dueJob, dueAt', {
    condition: 'dueAt = :seen',
    values: { ':seen': seen, ...(next && { ':next': due('remindActivation', next, account.id).dueAt }) },
    otherwise: changed,
  })

/** Replaces a hash by one of today's strength; only if the password is still the one that was just checked. */
export const renewPasswordHash = (account: Account, hash: string): Write =>
  update(keys.account(account.id), 'SET passwordHash = :hash', {
    condition: 'passwordHash = :seen',
    values: { ':hash': hash, ':seen': account.passwordHash },
    otherwise: refusing('login_failed'),
  })

/** What a new member wants to say to `to`, with the id that the message will have. */
export const SignupMessage = z.object({ id: z.string(), to: z.string(), text: z.string() })
export type SignupMessage = z.infer<typeof SignupMessage>

export const findSignupMessage = (id: string) => find(SignupMessage, keys.signupMessage(id), { consistent: true })

/** The message, and with whom it is for where it comes from. */
export const addSignupMessage = (memberId: string, message: SignupMessage): Write[] => [
  put(keys.signupMessage(memberId), message),
  put(keys.signupMessageFrom(message.to, memberId), {}),
]

/** Takes the message away, as it was delivered or cannot be; whoever comes second is answered by `otherwise`. */
export const removeSignupMessage = (
  memberId: string,
  { to }: Pick<SignupMessage, 'to'>,
  otherwise?: Write['otherwise'],
): Write[] => [
  remove(keys.signupMessage(memberId), { ...(otherwise && { condition: 'attribute_exists(PK)' }), otherwise }),
  remove(keys.signupMessageFrom(to, memberId)),
]

export type Source = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string | undefined>>

export const addSource = (memberId: string, source: Source): Write => put(keys.source(memberId), source)

export const Session = z.object({
  startedAt: z.string(),
  /** Moves with the renewal, at most once a day; absent before the first. */
  lastUsedAt: z.optional(z.string()),
  /** When its page was last hidden (API-07): from then on nobody looks at it, until a call of it is later. */
  leftAt: z.optional(z.string()),
  /** Browser and system, as functions/account/device.ts reads them. */
  device: z.optional(z.string()),
  /** The account's `sessionEpoch` when it began; it holds while they are the same. */
  epoch: z.optional(z.int()),
  ttl: z.int(),
})

/** Expired sessions are gone for callers at once; the table's own expiry may take days. */
export async function findSession(id: string, session: string, now: Date) {
  const found = await find(Session, keys.session(id, session))
  return found && found.ttl > now.getTime() / 1000 ? found : undefined
}

/** Whether the session was not ended together with all others. */
export const isOfEpoch = ({ epoch = 0 }: { epoch?: number | undefined }, { sessionEpoch = 0 }: Account): boolean =>
  epoch === sessionEpoch

/** The number of the sessions that begin after all of now were ended. */
export const nextEpoch = ({ sessionEpoch = 0 }: Account): number => sessionEpoch + 1

/** Ends every session at once, also one that begins this moment; `keepSession` in the same transaction moves one on. */
export const endSessions = (account: Account): Write =>
  update(keys.account(account.id), 'SET sessionEpoch = :next', {
    condition: account.sessionEpoch === undefined ? 'attribute_not_exists(sessionEpoch)' : 'sessionEpoch = :epoch',
    values: {
      ':next': nextEpoch(account),
      ...(account.sessionEpoch !== undefined && { ':epoch': account.sessionEpoch }),
    },
    otherwise: changed,
  })

const ListedSession = z.extend(Session, { SK: z.string() })

/** Where a member is signed in now, in no order. */
export async function listSessions(account: Account, now: Date) {
  const { PK, prefix } = keys.sessions(account.id)
  const { items } = await list(ListedSession, { PK, prefix }, { consistent: true })
  return items
    .filter((session) => session.ttl > now.getTime() / 1000 && isOfEpoch(session, account))
    .map(({ SK, ...session }) => ({ ...session, id: SK.slice(prefix.length) }))
}

const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + sessionDays * 86_400

/** What a session begins with, besides its moment. */
export type SessionStart = { device?: string; epoch?: number | undefined }

export const addSession = (id: string, session: string, now: Date, start: SessionStart = {}): Write =>
  putNew(keys.session(id, session), { startedAt: now.toISOString(), ...start, ttl: sessionEnd(now) }, undefined)

export const removeSession = (id: string, session: string): Write => remove(keys.session(id, session))

/** Notes that the page was hidden (API-07). Of a session that was ended meanwhile nothing is kept. */
export const markLeft = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET leftAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    otherwise: changed,
  })

/** Moves the end of a session that is in use (OPEN-23). One that was ended meanwhile stays ended. */
export const renewSession = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET #ttl = :end, lastUsedAt = :now', {
    condition: 'attribute_exists(PK)',
    names: { '#ttl': 'ttl' },
    values: { ':end': sessionEnd(now), ':now': now.toISOString() },
    otherwise: refusing('authentication_required'),
  })

/**
 * Shuts a member out: nobody meets them any more and all their sessions are over. What they had stays theirs, and what they were is kept for the way
 * back; a deletion that was under way goes on.
 */
export const banAccount = (account: Account): Write =>
  update(keys.account(account.id), 'SET #status = :banned, bannedFrom = :seen ADD sessionEpoch :one', {
    condition: '#status = :seen',
    names: { '#status': 'status' },
    values: { ':banned': 'banned', ':seen': account.status, ':one': 1 },
    otherwise: changed,
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
    otherwise: changed,
  })
