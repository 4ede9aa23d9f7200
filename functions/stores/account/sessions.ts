import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { check, putNew, remove, update } from '#functions/table/write.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { type Account, changed } from './account.ts'

export const Session = z.object({
  startedAt: z.string(),
  /** Set at each renewal, at most once a day. */
  lastUsedAt: z.optional(z.string()),
  /** Time at which a page of the session was last hidden (API-07). */
  leftAt: z.optional(z.string()),
  /** Browser and system, from functions/account/device.ts. */
  device: z.optional(z.string()),
  /**
   * `sessionVersion` of the account at the start, or as set by `keepSession`. The session is valid
   * until the account's version is higher.
   */
  version: z.optional(z.int()),
  ttl: z.int(),
})

const ListedSession = z.extend(Session, { SK: z.string() })

/** Fields of a new session, besides its start and end. */
export type SessionStart = { device?: string; version?: number | undefined }

/** Session that has not expired. The expiry is checked, as the table's TTL may run days late. */
export async function findSession(id: string, session: string, now: Date, options?: { consistent?: boolean }) {
  const found = await find(Session, keys.session(id, session), options)
  return found && found.ttl > now.getTime() / 1000 ? found : undefined
}

/** Sessions of a member that are still valid, unordered. */
export async function listSessions(account: Account, now: Date) {
  const { PK, prefix } = keys.sessions(account.id)
  const { items } = await list(ListedSession, { PK, prefix }, { consistent: true })
  return items
    .filter((session) => session.ttl > now.getTime() / 1000 && isOfSessionVersion(session, account))
    .map(({ SK, ...session }) => ({ ...session, id: SK.slice(prefix.length) }))
}

/**
 * Whether the session is still valid by its version: it ends when the account's session version
 * exceeds the version of the session. The session has the higher version if it was kept or created
 * after this account was read.
 */
export const isOfSessionVersion = (
  { version = 0 }: { version?: number | undefined },
  { sessionVersion = 0 }: Account,
): boolean => version >= sessionVersion

/** Whether a session exists and is valid, and its member's status allows a sign-in. */
export const isSignedIn = (
  session: { version?: number | undefined } | undefined,
  account: Account | undefined,
): account is Account =>
  session !== undefined &&
  (account?.status === 'active' || account?.status === 'not_confirmed') &&
  isOfSessionVersion(session, account)

/** Next session version of the account; storing it ends all sessions with a lower version. */
export const nextSessionVersion = ({ sessionVersion = 0 }: Account): number => sessionVersion + 1

const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + sessionDays * daySeconds

export const addSession = (id: string, session: string, now: Date, start: SessionStart = {}): Write =>
  putNew(keys.session(id, session), { startedAt: now.toISOString(), ...start, ttl: sessionEnd(now) }, undefined)

/** Extends a session that is in use (OPEN-23); refused if its row was removed. */
export const renewSession = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET #ttl = :end, lastUsedAt = :now', {
    condition: 'attribute_exists(PK)',
    names: { '#ttl': 'ttl' },
    values: { ':end': sessionEnd(now), ':now': now.toISOString() },
    onConflict: refusing('authentication_required'),
  })

/** Records that the page was hidden (API-07); Conflict if the session's row was removed. */
export const markLeft = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET leftAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

export const removeSession = (id: string, session: string): Write => remove(keys.session(id, session))

/**
 * Conditions that a session is still valid. Refused with `authentication_required` if the session
 * was removed; Conflict if status or session version of the account changed since it was read.
 */
export const checkSession = (account: Account, session: string): Write[] => [
  check(keys.session(account.id, session), {
    condition: 'attribute_exists(PK)',
    onConflict: refusing('authentication_required'),
  }),
  check(keys.account(account.id), {
    condition: `#status = :status AND ${sameVersion(account)}`,
    names: { '#status': 'status' },
    values: { ':status': account.status, ...versionValue(account) },
    onConflict: changed,
  }),
]

/** Condition that the account still has the session version that was read. */
const sameVersion = ({ sessionVersion }: Account) =>
  sessionVersion === undefined ? 'attribute_not_exists(sessionVersion)' : 'sessionVersion = :version'
const versionValue = ({ sessionVersion }: Account) =>
  sessionVersion === undefined ? {} : { ':version': sessionVersion }

/**
 * Ends every session, including one that is being created; `keepSession` in the same transaction
 * keeps one of them.
 */
export const endSessions = (account: Account): Write =>
  update(keys.account(account.id), 'SET sessionVersion = :next', {
    condition: sameVersion(account),
    values: { ':next': nextSessionVersion(account), ...versionValue(account) },
    onConflict: changed,
  })
