import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { checkSession } from '#functions/stores/account/sessions.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { liveConnection } from '#shared/rules/limits.ts'

/** Reverse index of a connection. */
const Reverse = z.object({ memberId: z.string() })

/**
 * Adds a live connection of a session. Fails where the session was ended meanwhile, so that no
 * connection outlives its session (LIVE-08).
 */
export function addConnection(account: Account, session: string, connection: string, now: Date): Write[] {
  const ttl = Math.floor(now.getTime() / 1000) + liveConnection.hours * 3_600
  return [
    ...checkSession(account, session),
    put(keys.connection(account.id, connection), { session, at: now.toISOString(), ttl }),
    put(keys.connectionMember(connection), { memberId: account.id, ttl }),
  ]
}

/** Removal of a connection; empty where it is not stored, or no longer. */
export async function removeConnection(connection: string): Promise<Write[]> {
  const reverse = keys.connectionMember(connection)
  const found = await find(Reverse, reverse, { consistent: true })
  return found ? [remove(keys.connection(found.memberId, connection)), remove(reverse)] : []
}
