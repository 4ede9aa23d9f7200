import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { checkSession } from '#functions/stores/account/sessions.ts'
import { markOnline, presenceChanged } from '#functions/stores/members/presence.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { liveConnection } from '#shared/rules/limits.ts'

const Connection = z.object({
  SK: z.string(),
  session: z.string(),
  at: z.string(),
  ttl: z.int(),
  isPageHidden: z.optional(z.literal(true)),
})

/** Row of the reverse index: from the id of a connection to its member and session. */
const Reverse = z.object({ memberId: z.string(), session: z.string() })

/**
 * Member and session of a connection; undefined if the connection is not stored yet or was removed.
 */
export async function findConnectionCaller(connection: string, options?: { consistent?: boolean }) {
  const found = await find(Reverse, keys.connectionMember(connection), options)
  return found && { memberId: found.memberId, sessionId: found.session }
}

/**
 * Open connection. `at`: when its handshake began; `ttl`: when the service closes it at the latest,
 * in Unix seconds; `isPageHidden`: set while its browser has no visible page.
 */
export type OpenConnection = Omit<z.infer<typeof Connection>, 'SK'> & { id: string }

/** Live connections of a member, each with its session; expired connections may be among them. */
export async function listConnections(memberId: string): Promise<OpenConnection[]> {
  const { PK, prefix } = keys.connections(memberId)
  const { items } = await list(Connection, { PK, prefix }, { consistent: true })
  return items.map(({ SK, ...connection }) => ({ ...connection, id: SK.slice(prefix.length) }))
}

/**
 * Adds a live connection of a session. Fails if the session has ended, so that no connection
 * outlives its session (LIVE-08). `isHidden` marks the connection of an invisible member: a visit
 * does not change the card of an invisible member, so the reaction
 * functions/campaigns/reactions/keepAudience.ts reacts to the connection instead. `isPageHidden`:
 * whether the browser has no visible page.
 */
export function addConnection(
  account: Account,
  session: string,
  connection: string,
  now: Date,
  isPageHidden = false,
): Write[] {
  const ttl = Math.floor(now.getTime() / 1000) + liveConnection.hours * hourSeconds
  return [
    ...checkSession(account, session),
    put(keys.connection(account.id, connection), {
      session,
      at: now.toISOString(),
      ttl,
      ...(account.invisible && { isHidden: true }),
      ...(isPageHidden && { isPageHidden }),
    }),
    put(keys.connectionMember(connection), { memberId: account.id, session, ttl }),
    markOnline(account.id, connection, now, isPageHidden),
  ]
}

/** Removal of a member's connection; idempotent. */
export const removeConnection = (memberId: string, connection: string): Write[] => [
  remove(keys.connection(memberId, connection)),
  remove(keys.connectionMember(connection)),
]

/** Whether a connection has not yet reached the service's time limit. */
export const isCurrent = ({ ttl }: OpenConnection, now: Date): boolean => ttl * 1_000 > now.getTime()

/**
 * Stores whether a browser has no visible page; Conflict if its connection is no longer stored. In
 * the transaction of a ping, this write also serves as the condition that the connection exists, at
 * the same price.
 */
export const markPage = (memberId: string, connection: string, isPageHidden: boolean): Write =>
  update(keys.connection(memberId, connection), isPageHidden ? 'SET isPageHidden = :true' : 'REMOVE isPageHidden', {
    condition: 'attribute_exists(PK)',
    ...(isPageHidden && { values: { ':true': true } }),
    onConflict: presenceChanged,
  })
