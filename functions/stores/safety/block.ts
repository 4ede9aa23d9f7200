import * as z from 'zod/mini'
import { type Account, isPresent } from '#functions/stores/account/account.ts'
import { Card } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { check, put, remove } from '#functions/table/write.ts'

export const BlockRow = z.object({
  SK: z.string(),
  card: Card,
  at: z.string(),
  /** Set if search does not find the other member, so that totals need not exclude them. */
  isHidden: z.optional(z.boolean()),
  /** Set if the other member is banned or being deleted: the row is not shown meanwhile. */
  isGone: z.optional(z.boolean()),
})
type BlockRow = z.infer<typeof BlockRow>

/** Blocks in both directions, in one read. */
const listBlockRows = async (memberId: string): Promise<BlockRow[]> =>
  (await list(BlockRow, keys.blocksOfMember(memberId))).items

/** Members blocked by a member, latest first. */
export const listBlocked = async (memberId: string): Promise<Card[]> =>
  (await listBlockRows(memberId))
    .filter(({ SK, isGone }) => SK.startsWith(keys.block('', '').SK) && !isGone)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)

export type Blocks = {
  /** Members blocked by this member or blocking them. */
  ids: ReadonlySet<string>
  /** Those members whom search would find. */
  findable: readonly Card[]
}

export const noBlocks: Blocks = { ids: new Set(), findable: [] }

/** All blocks by and of a member, in one read. */
export async function listBlocks(memberId: string): Promise<Blocks> {
  const rows = await listBlockRows(memberId)
  // Members who blocked each other have a row in each direction.
  const findable = new Map(rows.filter(({ isHidden }) => !isHidden).map(({ card }) => [card.id, card]))
  return { ids: new Set(rows.map(({ card }) => card.id)), findable: [...findable.values()] }
}

/** Blocks between two members, per direction. */
export async function findBlock(memberId: string, otherId: string, options?: { consistent?: boolean }) {
  const [own, theirs] = await Promise.all([
    find(BlockRow, keys.block(memberId, otherId), options),
    find(BlockRow, keys.blockedBy(memberId, otherId), options),
  ])
  return { isOwn: own !== undefined, isTheirs: theirs !== undefined }
}

type Listing = { card: Card; isFindable: boolean }

/**
 * Adds both rows of a block, each with the other's card, so that search can subtract it from its
 * total.
 */
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

/** Condition that it has not changed since the read whether the other member blocks this one. */
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
 * Refusal of a contact, or null if it is allowed. A member who is blocked, deleted, banned, missing
 * or invisible causes the same refusal, so that it does not reveal which; one who has not confirmed
 * their address causes `partner_not_confirmed`. An invisible member can be reached by those whom
 * that member contacted first (BLOCK-10, TRAP-61).
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

/** The caller's row of their conversation, and the other member's like. */
type Between = { row: { state: string; hasTheirs: boolean } | undefined; likedMe: object | undefined }

/**
 * Refusal of a contact, derived from the rows that exist between the two members; null if it is
 * allowed.
 */
export const refusalBetween = (partner: Account | undefined, { row, likedMe }: Between) =>
  contactRefusal(partner, {
    isBlocked: row?.state === 'blocked',
    hasContactedMe: row?.hasTheirs === true || likedMe !== undefined,
  })
