import * as z from 'zod/mini'
import { Account, isPresent } from '#functions/stores/account/account.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
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
  /** Latest time at which a page of the member is known to have been visible (NOTIF-16). */
  seenAt: z.optional(z.string()),
  /**
   * Time until which the member is taken to be looking at a page. The pings of a visible page
   * extend it; it ends at once when the last visible page is hidden.
   */
  lookingUntil: z.optional(z.string()),
})
export type PresenceRow = z.infer<typeof PresenceRow>

const ListedRow = z.object({ PK: z.string(), onlineUntil: z.string() })

export const findPresenceRow = (id: string) => find(PresenceRow, keys.presence(id), { consistent: true })

/** Time by which the next ping of a connection must arrive. */
export const pingDueAt = (now: Date): string =>
  new Date(now.getTime() + liveConnection.onlineSeconds * 1_000).toISOString()

/**
 * Marks a member as online until the time by which the first ping must arrive, in the transaction
 * that stores the connection. If the browser has no visible page (`isPageHidden`), the stored times
 * at which the member was looking at a page stay the same.
 */
export function markOnline(id: string, connection: string, now: Date, isPageHidden = false): Write {
  const onlineUntil = pingDueAt(now)
  if (!isPageHidden)
    return put(keys.presence(id), { connection, onlineUntil, seenAt: now.toISOString(), lookingUntil: onlineUntil })
  const kept = 'seenAt = if_not_exists(seenAt, :never), lookingUntil = if_not_exists(lookingUntil, :never)'
  return update(keys.presence(id), `SET #connection = :connection, onlineUntil = :until, ${kept}`, {
    names: { '#connection': 'connection' },
    values: { ':connection': connection, ':until': onlineUntil, ':never': '' },
  })
}

type Look = { seenAt: string; lookingUntil: string }

/**
 * When the member was last looking at a page. Rows stored before pages reported that they are
 * hidden lack these times: for them, an open connection counts as a visible page.
 */
export const lookOf = ({ onlineUntil, seenAt, lookingUntil }: PresenceRow, now: Date): Look => ({
  seenAt: seenAt ?? (onlineUntil < now.toISOString() ? onlineUntil : now.toISOString()),
  lookingUntil: lookingUntil ?? onlineUntil,
})

/**
 * Result of `lookOf` if the last visible page is hidden at `now`; unchanged if the member had
 * stopped looking before.
 */
export function endedLook(row: PresenceRow, now: Date): Look {
  const ended = now.toISOString()
  return lookOf(row, now).lookingUntil > ended ? { seenAt: ended, lookingUntil: ended } : lookOf(row, now)
}

/** Replaces the times of presence; Conflict if they changed since `row` was read. */
export function savePresence(
  id: string,
  { connection, onlineUntil, lookingUntil }: PresenceRow,
  next: Look & { onlineUntil: string },
): Write {
  const sameLook = lookingUntil === undefined ? 'attribute_not_exists(lookingUntil)' : 'lookingUntil = :wasLooking'
  return update(keys.presence(id), 'SET onlineUntil = :until, seenAt = :seenAt, lookingUntil = :looking', {
    condition: `#connection = :connection AND onlineUntil = :wasUntil AND ${sameLook}`,
    names: { '#connection': 'connection' },
    values: {
      ':connection': connection,
      ':until': next.onlineUntil,
      ':seenAt': next.seenAt,
      ':looking': next.lookingUntil,
      ':wasUntil': onlineUntil,
      ...(lookingUntil !== undefined && { ':wasLooking': lookingUntil }),
    },
    onConflict: presenceChanged,
  })
}

export const presenceChanged = (): Conflict => new Conflict('the connections of the member changed meanwhile')

/**
 * Moves the end of online presence to an earlier time, under an optimistic lock on the row, and
 * stores that the member no longer looks at a page. Conflict if the latest connection is still
 * stored. This check is needed because DynamoDB isolates a transaction from reads of single items,
 * but not from queries: the caller's query may have missed a connection whose id is already in the
 * row.
 */
export const moveOnlineEnd = (id: string, row: PresenceRow, until: Date): Write[] => [
  savePresence(id, row, { ...endedLook(row, until), onlineUntil: until.toISOString() }),
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
 * When a member was last on the site (NOTIF-16). `seenAt`: when a page was last known to be visible
 * (exact to a ping), or the last activity (exact to 15 minutes), whichever is later; empty if the
 * member was never on the site. `lookingUntil`: set while the member is taken to be looking at a
 * page, on which a new event is probably shown.
 */
export async function findSeen(id: string, now: Date): Promise<{ seenAt: string; lookingUntil?: Date }> {
  const [row, activeSeconds] = await Promise.all([find(PresenceRow, keys.presence(id)), findLastActivity(id)])
  const active = activeSeconds === undefined ? '' : new Date(activeSeconds * 1_000).toISOString()
  if (!row) return { seenAt: active }
  const { seenAt, lookingUntil } = lookOf(row, now)
  return {
    seenAt: seenAt > active ? seenAt : active,
    ...(lookingUntil > now.toISOString() && { lookingUntil: new Date(lookingUntil) }),
  }
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

/** Selects from at most 100 ids the members with a live connection, judged by its last ping. */
export async function findConnectedIds(ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await findEach(
    ListedRow,
    ids.map((id) => keys.presence(id)),
  )
  return rows.filter(({ onlineUntil }) => onlineUntil > now.toISOString()).map(({ PK }) => memberIn(PK))
}

/**
 * Selects from at most 100 ids the members who are shown as online. Whether a member hides presence
 * is read from the account, as the row has no copy of it. Only the accounts of online members are
 * read.
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
