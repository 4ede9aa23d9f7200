import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { type Account, changed } from './account.ts'

export const Session = z.object({
  startedAt: z.string(),
  /** Moves with the renewal, at most once a day; absent before the first. */
  lastUsedAt: z.optional(z.string()),
  /** When its page was last hidden (API-07): from then on nobody looks at it, until a call of it is later. */
  leftAt: z.optional(z.string()),
  /** Browser and system, as functions/account/device.ts reads them. */
  device: z.optional(z.string()),
  /** The account's `sessionVersion` when it began; it holds while the account has no later one. */
  version: z.optional(z.int()),
  ttl: z.int(),
})

const ListedSession = z.extend(Session, { SK: z.string() })

/** What a session begins with, besides its moment. */
export type SessionStart = { device?: string; version?: number | undefined }

/** Expired sessions are gone for callers at once; the table's own expiry may take days. */
export async function findSession(id: string, session: string, now: Date, options?: { consistent?: boolean }) {
  const found = await find(Session, keys.session(id, session), options)
  return found && found.ttl > now.getTime() / 1000 ? found : undefined
}

/** Where a member is signed in now, in no order. */
export async function listSessions(account: Account, now: Date) {
  const { PK, prefix } = keys.sessions(account.id)
  const { items } = await list(ListedSession, { PK, prefix }, { consistent: true })
  return items
    .filter((session) => session.ttl > now.getTime() / 1000 && isOfSessionVersion(session, account))
    .map(({ SK, ...session }) => ({ ...session, id: SK.slice(prefix.length) }))
}

/** Whether the session was not ended together with all others. One that is ahead was moved on, or began, after the account was read. */
export const isOfSessionVersion = (
  { version = 0 }: { version?: number | undefined },
  { sessionVersion = 0 }: Account,
): boolean => version >= sessionVersion

/** The number of the sessions that begin after all of now were ended. */
export const nextSessionVersion = ({ sessionVersion = 0 }: Account): number => sessionVersion + 1

const sessionEnd = (now: Date) => Math.floor(now.getTime() / 1000) + sessionDays * 86_400

export const addSession = (id: string, session: string, now: Date, start: SessionStart = {}): Write =>
  putNew(keys.session(id, session), { startedAt: now.toISOString(), ...start, ttl: sessionEnd(now) }, undefined)

/** Moves the end of a session that is in use (OPEN-23). One that was ended meanwhile stays ended. */
export const renewSession = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET #ttl = :end, lastUsedAt = :now', {
    condition: 'attribute_exists(PK)',
    names: { '#ttl': 'ttl' },
    values: { ':end': sessionEnd(now), ':now': now.toISOString() },
    onConflict: refusing('authentication_required'),
  })

/** Notes that the page was hidden (API-07). Of a session that was ended meanwhile nothing is kept. */
export const markLeft = (id: string, session: string, now: Date): Write =>
  update(keys.session(id, session), 'SET leftAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

export const removeSession = (id: string, session: string): Write => remove(keys.session(id, session))

/** Ends every session at once, also one that begins this moment; `keepSession` in the same transaction moves one on. */
export const endSessions = (account: Account): Write =>
  update(keys.account(account.id), 'SET sessionVersion = :next', {
    condition:
      account.sessionVersion === undefined ? 'attribute_not_exists(sessionVersion)' : 'sessionVersion = :version',
    values: {
      ':next': nextSessionVersion(account),
      ...(account.sessionVersion !== undefined && { ':version': account.sessionVersion }),
    },
    onConflict: changed,
  })
