import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { checkSession } from '#functions/stores/account/sessions.ts'
import { markOnline } from '#functions/stores/members/presence.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { liveConnection } from '#shared/rules/limits.ts'

const Connection = z.object({ SK: z.string(), session: z.string(), at: z.string() })

/** Reverse index of a connection. */
const Reverse = z.object({ memberId: z.string(), session: z.string() })

/**
 * Member and session of a connection; undefined if the connection is not stored yet or was removed.
 */
export async function findConnectionCaller(connection: string, options?: { consistent?: boolean }) {
  const found = await find(Reverse, keys.connectionMember(connection), options)
  return found && { memberId: found.memberId, sessionId: found.session }
}

/** Open connection. `at`: when its handshake began. */
export type OpenConnection = { id: string; session: string; at: string }

/** Live connections of a member, each with its session; expired connections may be among them. */
export async function listConnections(memberId: string): Promise<OpenConnection[]> {
  const { PK, prefix } = keys.connections(memberId)
  const { items } = await list(Connection, { PK, prefix }, { consistent: true })
  return items.map(({ SK, session, at }) => ({ id: SK.slice(prefix.length), session, at }))
}

/**
 * Adds a live connection of a session. Fails if the session has ended, so that no connection
 * outlives its session (LIVE-08). `isHidden` marks the connection of an invisible member: a visit
 * does not change the card of an invisible member, so the reaction
 * functions/campaigns/reactions/keepAudience.ts reacts to the connection instead.
 */
export function addConnection(account: Account, session: string, connection: string, now: Date): Write[] {
  const ttl = Math.floor(now.getTime() / 1000) + liveConnection.hours * 3_600
  return [
    ...checkSession(account, session),
    put(keys.connection(account.id, connection), {
      ...{ session, at: now.toISOString(), ttl },
      ...(account.invisible && { isHidden: true }),
    }),
    put(keys.connectionMember(connection), { memberId: account.id, session, ttl }),
    markOnline(account.id, connection, now),
  ]
}

/** Removal of a member's connection; idempotent. */
export const removeConnection = (memberId: string, connection: string): Write[] => [
  remove(keys.connection(memberId, connection)),
  remove(keys.connectionMember(connection)),
]

const Ending = z.object({ ttl: z.int() })

/** Whether the member has a stored connection that has not yet reached the service's time limit. */
export async function hasConnections(memberId: string, now: Date): Promise<boolean> {
  const { items } = await list(Ending, keys.connections(memberId), { consistent: true })
  return items.some(({ ttl }) => ttl * 1_000 > now.getTime())
}
