import * as z from 'zod/mini'
import { due, type Key, keys } from '#functions/data/keys.ts'
import { Changed, find, put, putNew, refusing, remove, update, type Write } from '#functions/data/table.ts'
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
  /** Agreement to the terms, with the moment (TRAP-36). */
  consentAt: z.string(),
  /** Moments of the confirmation mails asked for, for their limits (OPEN-22). */
  confirmationMailsAt: z.array(z.string()),
  activationMailSentAt: z.optional(z.string()),
  confirmedAt: z.optional(z.string()),
  /** Set while the deletion can still be undone: from then on the member is gone, purged or not. */
  deletionDueAt: z.optional(z.string()),
})
export type Account = z.infer<typeof Account>

export const findAccount = (id: string, options?: { consistent?: boolean }) => find(Account, keys.account(id), options)

/** Whether others may see and meet this member now. Who deleted their account is gone at once (TRAP-46). */
export const isPresent = (account: Account | undefined): account is Account => account?.status === 'active'

/** Whether the account is no more: final to the second when its 14 days are over, purged or not (TRAP-46). */
export const isGone = (account: Account, now: Date): boolean =>
  account.status === 'deleted' ||
  (account.status === 'deletion_pending' && (account.deletionDueAt ?? '') <= now.toISOString())

export const addAccount = (account: Account, more: Record<string, unknown> = {}): Write =>
  putNew(keys.account(account.id), { ...account, ...more }, undefined)

const Claim = z.object({ memberId: z.string() })

export const findMemberByEmail = async (
  email: string,
  options?: { consistent?: boolean },
): Promise<string | undefined> => (await find(Claim, keys.emailClaim(email), options))?.memberId

export const findMemberByName = async (claim: string): Promise<string | undefined> =>
  (await find(Claim, keys.nameClaim(claim)))?.memberId

/** A claim stands until the purge; of a member who is gone already it may be taken over, whom `insteadOf` names. */
const claim = (key: Key, memberId: string, insteadOf: string | undefined, taken: 'email_taken' | 'name_taken') =>
  put(
    key,
    { memberId },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone',
      values: { ':gone': insteadOf ?? memberId },
      otherwise: refusing(taken),
    },
  )

/** Takes the address for this member; refused with `email_taken` where it has an account, which makes addresses unique under any race. */
export const claimEmail = (email: string, memberId: string, insteadOf?: string): Write =>
  claim(keys.emailClaim(email), memberId, insteadOf, 'email_taken')

export const claimName = (name: string, memberId: string, insteadOf?: string): Write =>
  claim(keys.nameClaim(name), memberId, insteadOf, 'name_taken')

const changed = () => new Changed('the account changed meanwhile')

/** The address is confirmed: from now on the member is seen and may write. Nothing reminds them any more. */
export const confirmAccount = (account: Account, now: Date): Write =>
  update(keys.account(account.id), 'SET #status = :active, confirmedAt = :now REMOVE dueJob, dueAt', {
    // What else goes with it (the card in the index) rests on these.
    condition: '#status = :waiting AND email = :email AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':active': 'active',
      ':waiting': 'not_confirmed',
      ':now': now.toISOString(),
      ':email': account.email,
      ':invisible': account.invisible,
    },
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

export const addSignupMessage = (memberId: string, message: SignupMessage): Write =>
  put(keys.signupMessage(memberId), message)

/** Takes the message away, as it was delivered or cannot be; whoever comes second is answered by `otherwise`. */
export const removeSignupMessage = (memberId: string, otherwise?: Write['otherwise']): Write =>
  remove(keys.signupMessage(memberId), { ...(otherwise && { condition: 'attribute_exists(PK)' }), otherwise })

export type Source = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string | undefined>>

export const addSource = (memberId: string, source: Source): Write => put(keys.source(memberId), source)

export const Session = z.object({ startedAt: z.string(), ttl: z.int() })

/** Expired sessions are gone for callers at once; the table's own expiry may take days. */
export async function findSession(id: string, session: string, now: Date) {
  const found = await find(Session, keys.session(id, session))
  return found && found.ttl > now.getTime() / 1000 ? found : undefined
}

const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + sessionDays * 86_400

export const addSession = (id: string, session: string, now: Date): Write =>
  putNew(keys.session(id, session), { startedAt: now.toISOString(), ttl: sessionEnd(now) }, undefined)

export const removeSession = (id: string, session: string): Write => remove(keys.session(id, session))

/** Moves the end of a session that is in use (OPEN-23). One that was ended meanwhile stays ended. */
export const renewSession = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET #ttl = :end', {
    condition: 'attribute_exists(PK)',
    names: { '#ttl': 'ttl' },
    values: { ':end': sessionEnd(now) },
    otherwise: refusing('authentication_required'),
  })
