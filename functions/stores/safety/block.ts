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
  /**
   * Set if search does not find the other member: search totals then need not subtract that member.
   */
  isHidden: z.optional(z.boolean()),
  /** Set while the other member is banned or being deleted, so that the row is not shown. */
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
  /** Members whom this member blocked, and members who blocked this member. */
  ids: ReadonlySet<string>
  /** Members of `ids` whom search would find. */
  findable: readonly Card[]
}

export const noBlocks: Blocks = { ids: new Set(), findable: [] }

/** All blocks by and of a member, in one read. */
export async function listBlocks(memberId: string): Promise<Blocks> {
  const rows = await listBlockRows(memberId)
  // Members who blocked each other have two rows here, one per direction.
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

type Listing = { card: Card; isFindable: boolean; isGone?: boolean }

/**
 * Adds both rows of a block, each with the other member's card, so that search can subtract the
 * other member from its total. If the blocked member may be banned or leaving (`isGone`), the
 * caller adds `checkStatus`, so that the stored `isGone` is right: a ban or deletion updates
 * `isGone` only on the rows that exist at that time.
 */
export const addBlock = (blocker: Listing, blocked: Listing, now: Date): Write[] => {
  const row = ({ card, isFindable, isGone }: Listing) => ({
    card,
    at: now.toISOString(),
    ...(isFindable ? {} : { isHidden: true }),
    ...(isGone && { isGone }),
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

/**
 * Condition that the other member still blocks this member (`isBlocked`), or still does not block
 * them.
 */
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
 * Refusal of contact, or null if contact is allowed. The refusal is the same for a member who is
 * blocked, deleted, banned, missing or invisible, so that it does not reveal the reason. Only a
 * member with an unconfirmed address causes `partner_not_confirmed`. Members whom an invisible
 * member contacted first can contact that member (BLOCK-10, TRAP-61).
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

/** The caller's row of the conversation, and the other member's like of the caller. */
type Between = { row: { state: string; hasTheirs: boolean } | undefined; likedMe: object | undefined }

/** Whether the other member has contacted the caller, by a message, gift or like (TRAP-61). */
export const hasContactedMe = ({ row, likedMe }: Between): boolean => row?.hasTheirs === true || likedMe !== undefined

/** Refusal of contact, from the rows between the two members; null if contact is allowed. */
export const refusalBetween = (partner: Account | undefined, between: Between) =>
  contactRefusal(partner, {
    isBlocked: between.row?.state === 'blocked',
    hasContactedMe: hasContactedMe(between),
  })
