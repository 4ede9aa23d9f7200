import { handle } from '#functions/auth/handle.ts'
import { checkActive, findAccount } from '#functions/stores/account/account.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { addFavourite } from '#functions/stores/likes/favourites.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { refusing } from '#functions/table/transaction.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.addFavourite, {
  load: ({ memberId, body: { id } }) => ({
    other: findAccount(id),
    row: findChat(memberId, conversationOf(memberId, id)),
    likedMe: findLikedBy(memberId, id),
  }),
  run: async ({ member, other, row, likedMe, body: { id }, now, refuse }) => {
    // Refuses a hidden member in the same way as an unknown member, before the limit is checked
    // (BLOCK-06).
    if (id === member.id || refusalBetween(other, { row, likedMe })) return refuse('not_found')
    const checks = [
      checkNotBlocked(member.id, conversationOf(member.id, id), refusing('not_found')),
      checkActive(id, refusing('not_found')),
    ]
    await addFavourite(member.id, id, checks, now)
    return { favourite: true as const }
  },
})
