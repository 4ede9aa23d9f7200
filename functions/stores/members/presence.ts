import * as z from 'zod/mini'
import { Account, isPresent } from '#functions/stores/account/account.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { check, put, update } from '#functions/table/write.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { isOnline, type Presence, type PresenceTimes, presenceAt } from '#shared/rules/presence.ts'
import { findLastActivity } from './card.ts'

export const PresenceRow = z.object({
  onlineUntil: z.string(),
  /**
   * Id of the connection that was opened last. The optimistic lock compares it, so that a
   * connection which opens meanwhile causes a Conflict.
   */
  connection: z.string(),
})
type PresenceRow = z.infer<typeof PresenceRow>

const ListedRow = z.object({ PK: z.string(), onlineUntil: z.string() })

export const findPresenceRow = (id: string) => find(PresenceRow, keys.presence(id), { consistent: true })

const endAfter = (now: Date): Date => new Date(now.getTime() + liveConnection.onlineSeconds * 1_000)

/**
 * Marks a member as online until the time by which the first ping must arrive, in the transaction
 * that stores the connection.
 */
export const markOnline = (id: string, connection: string, now: Date): Write =>
  put(keys.presence(id), { connection, onlineUntil: endAfter(now).toISOString() })

/** Minimum extension, so that pings write at most once a minute. */
const stepMs = 60_000

/**
 * Extends online presence after a ping of a connection. Does nothing if that connection is no
 * longer stored, or if the end changed since the read, for example because another connection
 * closed.
 */
export async function extendOnline(id: string, connection: string, now: Date): Promise<void> {
  const row = await findPresenceRow(id)
  const until = endAfter(now)
  if (!row || until.getTime() - Date.parse(row.onlineUntil) < stepMs) return
  const extended = update(keys.presence(id), 'SET onlineUntil = :until', {
    condition: 'onlineUntil = :seen',
    values: { ':until': until.toISOString(), ':seen': row.onlineUntil },
    onConflict: presenceChanged,
  })
  // A ping may be handled after its connection closed and ended presence.
  const isStored = check(keys.connection(id, connection), {
    condition: 'attribute_exists(PK)',
    onConflict: presenceChanged,
  })
  await commit([extended, isStored]).catch(ignoreConflict)
}

const presenceChanged = () => new Conflict('the connections of the member changed meanwhile')

/**
 * Moves the end of online presence to an earlier time, under an optimistic lock on the row.
 * Conflict if the latest connection is still stored. This check is needed because DynamoDB isolates
 * a transaction from reads of single items, but not from queries: the caller's query may have
 * missed a connection whose id is already in the row.
 */
export const moveOnlineEnd = (id: string, row: PresenceRow, until: Date): Write[] => [
  update(keys.presence(id), 'SET onlineUntil = :until', {
    condition: '#connection = :connection AND onlineUntil = :seen',
    names: { '#connection': 'connection' },
    values: { ':until': until.toISOString(), ':connection': row.connection, ':seen': row.onlineUntil },
    onConflict: presenceChanged,
  }),
  check(keys.connection(id, row.connection), { condition: 'attribute_not_exists(PK)', onConflict: presenceChanged }),
]

/**
 * Times from which a member's presence is derived. Reading the last activity costs nothing extra if
 * the call reads the card anyway.
 */
export async function findPresenceTimes(id: string): Promise<PresenceTimes> {
  const [row, activeSeconds] = await Promise.all([find(PresenceRow, keys.presence(id)), findLastActivity(id)])
  return {
    onlineUntil: row?.onlineUntil,
    activeAt: activeSeconds === undefined ? undefined : new Date(activeSeconds * 1_000),
  }
}

/**
 * Latest time at which a member was on the site. With an open live connection, this is now;
 * otherwise it is accurate to 15 minutes. Empty if the member was never on the site.
 */
export async function findSeenAt(id: string, now: Date): Promise<string> {
  const { onlineUntil = '', activeAt } = await findPresenceTimes(id)
  const connected = onlineUntil < now.toISOString() ? onlineUntil : now.toISOString()
  const active = activeAt?.toISOString() ?? ''
  return connected > active ? connected : active
}

/**
 * Whether others may see a member's presence. A fictional profile has none, as no person uses it
 * (TRAP-01).
 */
export const isPresenceShown = (account: Account | undefined): account is Account =>
  isPresent(account) && !account.invisible && !account.hidesPresence && !account.fictional

/** Presence of a member as seen by members who may write to them (LIVE-11). */
export const shownPresence = (
  account: Account | undefined,
  times: PresenceTimes | undefined,
  now: Date,
  timeZone: string,
): Presence | null => (times && isPresenceShown(account) ? presenceAt(times, now, timeZone) : null)

/**
 * Selects from at most 100 ids those of members with a live connection, judged by the last ping.
 */
export async function findConnectedIds(ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await findEach(
    ListedRow,
    ids.map((id) => keys.presence(id)),
  )
  return rows.filter(({ onlineUntil }) => onlineUntil > now.toISOString()).map(({ PK }) => memberIn(PK))
}

/**
 * Selects from at most 100 ids those of members who are shown as online. Whether a member hides
 * presence is read from the account, as the row has no copy of it. Only the accounts of online
 * members are read.
 */
export async function findOnlineIds(ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await findEach(
    ListedRow,
    ids.map((id) => keys.presence(id)),
  )
  const accounts = await findEach(
    Account,
    rows.filter((row) => isOnline(row, now)).map(({ PK }) => keys.account(memberIn(PK))),
  )
  return accounts.filter(isPresenceShown).map(({ id }) => id)
}
