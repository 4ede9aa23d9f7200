import * as z from 'zod/mini'
import { type Account, isPresent } from '#functions/account/store.ts'
import { keys } from '#functions/data/keys.ts'
import { list, put, remove, type Write } from '#functions/data/table.ts'
import { Card } from '#functions/members/store.ts'

const BlockRow = z.object({ SK: z.string(), card: Card })

export type Blocks = {
  /** Whom this member blocked, and who blocked them: neither meets the other. */
  ids: ReadonlySet<string>
  own: ReadonlySet<string>
  cards: readonly Card[]
}

export const noBlocks: Blocks = { ids: new Set(), own: new Set(), cards: [] }

/** Every block a member is part of, in one read. */
export async function listBlocks(memberId: string): Promise<Blocks> {
  const { items } = await list(BlockRow, keys.blocksOfMember(memberId))
  const own = items.filter(({ SK }) => SK.startsWith('BLOCK#'))
  return {
    ids: new Set(items.map(({ card }) => card.id)),
    own: new Set(own.map(({ card }) => card.id)),
    cards: items.map(({ card }) => card),
  }
}

/** Both sides of a block; each holds the card of the other, so that search can take them out of its total. */
export const addBlock = (blocker: Card, blocked: Card, now: Date): Write[] => [
  put(keys.block(blocker.id, blocked.id), { card: blocked, at: now.toISOString() }),
  put(keys.blockedBy(blocked.id, blocker.id), { card: blocker, at: now.toISOString() }),
]

export const removeBlock = (blockerId: string, blockedId: string): Write[] => [
  remove(keys.block(blockerId, blockedId)),
  remove(keys.blockedBy(blockedId, blockerId)),
]

/**
 * Why one member may not reach another, or null. Blocked, deleted, banned, missing and invisible members answer alike, so that nothing is
 * told about them; who is invisible can be reached by those they contacted first (BLOCK-10, TRAP-61).
 */
export function contactRefusal(
  partner: Account | undefined,
  { isBlocked, hasContactedMe }: { isBlocked: boolean; hasContactedMe: boolean },
): 'not_found' | 'partner_not_confirmed' | null {
  if (!partner || isBlocked) return 'not_found'
  if (partner.status === 'not_confirmed') return 'partner_not_confirmed'
  if (!isPresent(partner) || (partner.invisible && !hasContactedMe)) return 'not_found'
  return null
}
