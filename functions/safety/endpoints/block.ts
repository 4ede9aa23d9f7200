import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { restoreChats } from '#functions/stores/chats/archive.ts'
import { blockChat, checkNotArchived, conversationOf, findChat, isShown } from '#functions/stores/chats/conversation.ts'
import { removeLikesBetween } from '#functions/stores/likes/change.ts'
import { removeFavourite } from '#functions/stores/likes/favourites.ts'
import { findLike, findLikedBy } from '#functions/stores/likes/like.ts'
import { type ComparableCard, findListing, withheld } from '#functions/stores/members/card.ts'
import { removeLook } from '#functions/stores/members/looks.ts'
import { closePhotos } from '#functions/stores/photos/opened.ts'
import { addBlock, contactRefusal, findBlock, hasContactedMe } from '#functions/stores/safety/block.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { safety } from '#shared/contract/safety.ts'

export const handler = handle(safety.block, {
  load: ({ memberId, body: { id } }) => ({
    partner: findAccount(id),
    listings: Promise.all([findListing(memberId), findListing(id)]),
    block: findBlock(memberId, id),
    row: findChat(memberId, conversationOf(memberId, id)),
    likes: Promise.all([findLike(memberId, id), findLikedBy(memberId, id)]),
  }),
  run: async ({ member, partner, listings: [blocker, blocked], block, row, likes, now, refuse }) => {
    if (block.isOwn) return { blocked: true as const }
    // A member in the caller's own conversations or likes can always be blocked; others only if
    // visible.
    const isKnown = row?.hasTheirs === true || isShown(row) || likes.some((like) => like !== undefined)
    const refusal = contactRefusal(partner, { isBlocked: block.isTheirs, hasContactedMe: isKnown })
    if (!blocker || !blocked || refusal || blocked.card.id === member.id) return refuse('not_found')

    // The list of blocks shows nothing new of an invisible member who never contacted the blocker.
    const [like, likedMe] = likes
    const known = partner?.invisible && !hasContactedMe({ row, likedMe }) ? (row?.partner ?? like?.card) : undefined
    const shown: ComparableCard = known ? withheld(known, blocked.card) : blocked.card
    const { i, k, ...other } = shown
    const own = blocker.card
    const conversation = conversationOf(own.id, other.id)
    await retryOnConflict(async () => {
      await restoreChats([own.id, other.id], conversation)
      await commit([
        ...addBlock(blocker, { ...blocked, card: other }, now),
        blockChat(own.id, other, now),
        blockChat(other.id, own, now),
        checkNotArchived(own.id, conversation),
        checkNotArchived(other.id, conversation),
        ...removeLikesBetween(own.id, other.id),
        ...removeFavourite(own.id, other.id),
        ...removeFavourite(other.id, own.id),
        ...removeLook(own.id, other.id),
        ...removeLook(other.id, own.id),
        // Closes private photos as well, so that they stay closed after the block is lifted.
        ...closePhotos(own.id, other.id),
        ...closePhotos(other.id, own.id),
      ])
    })
    return { blocked: true as const }
  },
})
