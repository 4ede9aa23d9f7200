import {
  endedLook,
  findPresenceRow,
  lookOf,
  type PresenceRow,
  pingDueAt,
  savePresence,
} from '#functions/stores/members/presence.ts'
import { commit, ignoreConflict, retryOnConflict } from '#functions/table/transaction.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { isCurrent, listConnections, markPage, type OpenConnection, removeConnection } from './connections.ts'

/**
 * Minimum extension of a stored time, so that pings write at most once a minute unless a page was
 * hidden or shown.
 */
const stepMs = minuteMs
const isStep = (from: string, to: string): boolean => from === '' || Date.parse(to) - Date.parse(from) >= stepMs

const isHiddenIn = ({ isPageHidden }: OpenConnection): boolean => isPageHidden === true

/**
 * Extends online presence after a ping of a connection, and stores whether the pages of its browser
 * are hidden. A visible page extends the time for which the member is taken to be looking; hiding
 * the last visible page ends it. Does nothing if the connection is no longer stored.
 */
export const followPing = (id: string, connection: string, isHidden: boolean, now: Date): Promise<void> =>
  retryOnConflict(() => storePing(id, connection, isHidden, now))

async function storePing(id: string, connection: string, isHidden: boolean, now: Date): Promise<void> {
  // The connections are read after the row: every change of a connection also changes the row, so
  // the lock on the row covers them.
  const row = await findPresenceRow(id)
  const open = await listConnections(id)
  const own = open.find((one) => one.id === connection)
  if (!row || !own) return
  const until = pingDueAt(now)
  const isChange = isHiddenIn(own) !== isHidden
  const isLookMoved = !isHidden && isStep(lookOf(row, now).lookingUntil, until)
  if (!isChange && !isLookMoved && !isStep(row.onlineUntil, until)) return
  const look = isHidden ? lookWithout([own], open, row, now) : { seenAt: now.toISOString(), lookingUntil: until }
  // A ping may be handled after its connection closed and ended presence: `markPage` fails then.
  const stored = commit([savePresence(id, row, { ...look, onlineUntil: until }), markPage(id, connection, isHidden)])
  // On a Conflict, an extension of presence can be dropped: the next ping repeats it. A change of
  // visibility cannot: no later ping repeats it.
  await (isChange ? stored : stored.catch(ignoreConflict))
}

/**
 * Stores that no page of a session's browser is visible, as told by a beacon instead of a ping.
 * Does nothing if the session has no connection with a visible page.
 */
export const hidePages = (id: string, session: string, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const row = await findPresenceRow(id)
    const open = await listConnections(id)
    const own = open.filter((one) => one.session === session && !isHiddenIn(one))
    if (!row || own.length === 0) return
    const { onlineUntil } = row
    await commit([
      savePresence(id, row, { ...lookWithout(own, open, row, now), onlineUntil }),
      ...own.map((one) => markPage(id, one.id, true)),
    ])
  })

/**
 * Removes a connection that turned out to be closed. If it was the last one with a visible page,
 * the member no longer looks. The time at which a page was last visible does not change: the member
 * has not seen later events, such as the message whose hint found the connection closed.
 */
export const loseConnection = (id: string, connection: string, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const row = await findPresenceRow(id)
    const others = (await listConnections(id)).filter((one) => one.id !== connection && isCurrent(one, now))
    const look = row && lookOf(row, now)
    const isEnd = look && look.lookingUntil > now.toISOString() && others.every(isHiddenIn)
    const ended = isEnd && { ...look, lookingUntil: now.toISOString(), onlineUntil: row.onlineUntil }
    await commit([...(ended ? [savePresence(id, row, ended)] : []), ...removeConnection(id, connection)])
  })

/** Result of `lookOf` once the pages of the connections `hidden` are hidden too. */
function lookWithout(hidden: readonly OpenConnection[], open: readonly OpenConnection[], row: PresenceRow, now: Date) {
  const isLast = open.every((one) => hidden.includes(one) || isHiddenIn(one))
  // A connection whose pages were hidden before does not tell when the member stopped looking.
  return isLast && !hidden.every(isHiddenIn) ? endedLook(row, now) : lookOf(row, now)
}
