import * as z from 'zod/mini'
import { type Account, isPresent } from '#functions/stores/account/account.ts'
import { Card } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, put, remove } from '#functions/table/write.ts'

const BlockRow = z.object({
  SK: z.string(),
  card: Card,
  at: z.string(),
  /** The other is not in search, so no total has to leave them out. */
  isHidden: z.optional(z.boolean()),
  /** The other is being deleted or banned: not shown meanwhile. */
  isGone: z.optional(z.boolean()),
})
type BlockRow = z.infer<typeof BlockRow>

/** Both directions in one read. */
const listBlockRows = async (memberId: string): Promise<BlockRow[]> =>
  (await list(BlockRow, keys.blocksOfMember(memberId))).items

/** Whom a member blocked, the latest first. */
export const listBlocked = async (memberId: string): Promise<Card[]> =>
  (await listBlockRows(memberId))
    .filter(({ SK, isGone }) => SK.startsWith('BLOCK#') && !isGone)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)

export type Blocks = {
  /** Whom this member blocked, and who blocked them: neither meets the other. */
  ids: ReadonlySet<string>
  /** Of these, each one whom search would find. */
  findable: readonly Card[]
}

export const noBlocks: Blocks = { ids: new Set(), findable: [] }

/** Every block a member is part of, in one read. */
export async function listBlocks(memberId: string): Promise<Blocks> {
  const rows = await listBlockRows(memberId)
  // Two who blocked each other have a row in either direction.
  const findable = new Map(rows.filter(({ isHidden }) => !isHidden).map(({ card }) => [card.id, card]))
  return { ids: new Set(rows.map(({ card }) => card.id)), findable: [...findable.values()] }
}

/** Whether a member blocked another, and whether the other blocked them. */
export async function findBlock(memberId: string, otherId: string, options?: { consistent?: boolean }) {
  const [own, theirs] = await Promise.all([
    find(BlockRow, keys.block(memberId, otherId), options),
    find(BlockRow, keys.blockedBy(memberId, otherId), options),
  ])
  return { isOwn: own !== undefined, isTheirs: theirs !== undefined }
}

type Listing = { card: Card; isFindable: boolean }

/** Both sides of a block; each holds the card of the other, so that search can take them out of its total. */
export const addBlock = (blocker: Listing, blocked: Listing, now: Date): Write[] => {
  const row = ({ card, isFindable }: Listing) => ({
    card,
    at: now.toISOString(),
    ...(isFindable ? {} : { isHidden: true }),
  })
  return [
    put(keys.block(blocker.card.id, blocked.card.id), row(blocked)),
    put(keys.blockedBy(blocked.card.id, blocker.card.id), row(blocker)),
  ]
}

export const removeBlock = (blockerId: string, blockedId: string): Write[] => [
  remove(keys.block(blockerId, blockedId)),
  remove(keys.blockedBy(blockedId, blockerId)),
]

/** Holds a transaction to what was read: whether the other has blocked this member as well. */
export const checkBlockedBy = (
  memberId: string,
  otherId: string,
  isBlocked: boolean,
  onConflict: Write['onConflict'],
): Write =>
  check(keys.blockedBy(memberId, otherId), {
    condition: isBlocked ? 'attribute_exists(PK)' : 'attribute_not_exists(PK)',
    onConflict,
  })

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
