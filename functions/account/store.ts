import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { find, putNew, refusing, update, type Write } from '#functions/data/table.ts'
import { languages } from '#shared/i18n/languages.ts'
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
  site: z.string(),
  language: z.enum(languages),
  signupDate: z.string(),
  credits: z.int(),
  premium: z.boolean(),
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

export const addAccount = (account: Account, more: Record<string, unknown> = {}): Write =>
  putNew(keys.account(account.id), { ...account, ...more }, undefined)

const Claim = z.object({ memberId: z.string() })

export const findMemberByEmail = async (email: string): Promise<string | undefined> =>
  (await find(Claim, keys.emailClaim(email)))?.memberId

export const findMemberByName = async (claim: string): Promise<string | undefined> =>
  (await find(Claim, keys.nameClaim(claim)))?.memberId

/** Takes the address for this member; refused with `email_taken` where it has an account, which makes addresses unique under any race. */
export const claimEmail = (email: string, memberId: string): Write =>
  putNew(keys.emailClaim(email), { memberId }, refusing('email_taken'))

export const claimName = (claim: string, memberId: string): Write =>
  putNew(keys.nameClaim(claim), { memberId }, refusing('name_taken'))

export const Session = z.object({ startedAt: z.string(), ttl: z.int() })

/** Expired sessions are gone for callers at once; the table's own expiry may take days. */
export async function findSession(id: string, session: string, now: Date) {
  const found = await find(Session, keys.session(id, session))
  return found && found.ttl > now.getTime() / 1000 ? found : undefined
}

const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + sessionDays * 86_400

export const addSession = (id: string, session: string, now: Date): Write =>
  putNew(keys.session(id, session), { startedAt: now.toISOString(), ttl: sessionEnd(now) }, undefined)

/** Moves the end of a session that is in use (OPEN-23). One that was ended meanwhile stays ended. */
export const renewSession = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET #ttl = :end', {
    condition: 'attribute_exists(PK)',
    names: { '#ttl': 'ttl' },
    values: { ':end': sessionEnd(now) },
    otherwise: refusing('authentication_required'),
  })
