import { handle } from '#functions/auth/handle.ts'
import { checkStatus, findAccount } from '#functions/stores/account/account.ts'
import { restoreChats } from '#functions/stores/chats/archive.ts'
import { blockChat, checkNotArchived, conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { removeLikesBetween } from '#functions/stores/likes/change.ts'
import { removeFavourite } from '#functions/stores/likes/favourites.ts'
import { findLike, findLikedBy } from '#functions/stores/likes/like.ts'
import { type Card, type ComparableCard, findListing, withheld } from '#functions/stores/members/card.ts'
import { removeLook } from '#functions/stores/members/looks.ts'
import { closePhotos } from '#functions/stores/photos/opened.ts'
import { addBlock, contactRefusal, findBlock, hasContactedMe } from '#functions/stores/safety/block.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as safety from '#shared/contract/safety.ts'
import { maySignIn } from '#shared/rules/user-status.ts'

async function readBetween(memberId: string, id: string, options?: { consistent: true }) {
  const [partner, blocker, blocked, block, row, likes] = await Promise.all([
    findAccount(id, options),
    findListing(memberId, options),
    findListing(id, options),
    findBlock(memberId, id, options),
    findChat(memberId, conversationOf(memberId, id), options),
    Promise.all([findLike(memberId, id, options), findLikedBy(memberId, id, options)]),
  ])
  const hadContact = row?.startedBy !== undefined || likes.some((like) => like !== undefined)
  return { partner, blocker, blocked, block, row, likes, hadContact }
}

type Between = Awaited<ReturnType<typeof readBetween>>

/**
 * Card for the blocker's list of blocks; shows nothing new of an invisible member who never
 * contacted the blocker.
 */
function shownInList({ partner, row, likes: [like, likedMe] }: Between, current: Card): Card {
  const known = partner?.invisible && !hasContactedMe({ row, likedMe }) ? (row?.partner ?? like?.card) : undefined
  const shown: ComparableCard = known ? withheld(known, current) : current
  const { i, k, ...card } = shown
  return card
}

/**
 * Blocks a member. After contact this is always possible, even if the other member has blocked the
 * caller, or is suspended, banned or leaving, as they may return (decision 0120). Without contact,
 * only a visible member can be blocked, so that the answer does not reveal who exists.
 */
export const handler = handle(safety.block, {
  load: ({ memberId, body: { id } }) => ({ between: readBetween(memberId, id) }),
  run: async ({ member, body: { id }, between, now, refuse }) => {
    await retryOnConflict(async (attempt) => {
      const read = attempt === 0 ? between : await readBetween(member.id, id, { consistent: true })
      const { partner, blocker, blocked, block, hadContact } = read
      if (block.isOwn) return
      const refusal = contactRefusal(partner, { isBlocked: block.isTheirs, hasContactedMe: false })
      // During a purge, which removes the rows between the two members, no new ones may be added.
      const isPurged = !partner || partner.status === 'deleted' || !blocked
      if (isPurged || !blocker || id === member.id || (refusal && !hadContact)) return refuse('not_found')

      const [own, other] = [blocker.card, shownInList(read, blocked.card)]
      const conversation = conversationOf(own.id, other.id)
      await restoreChats([own.id, other.id], conversation)
      await commit([
        ...addBlock(blocker, { ...blocked, card: other, isGone: !maySignIn(partner.status) }, now),
        checkStatus(partner),
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
