import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { openPhotos } from '#functions/stores/photos/opened.ts'
import { contactRefusal, findBlock } from '#functions/stores/safety/block.ts'
import { commit, refusing } from '#functions/table/transaction.ts'
import * as photos from '#shared/contract/photos.ts'

export const handler = handle(photos.open, {
  load: ({ memberId, body: { id } }) => ({
    viewer: findAccount(id),
    card: findCard(id),
    block: findBlock(memberId, id),
    contact: Promise.all([findChat(memberId, conversationOf(memberId, id)), findLikedBy(memberId, id)]),
  }),
  run: async ({ member, viewer, card, block, contact: [row, likedMe], now, refuse }) => {
    const hasContactedMe = row?.hasTheirs === true || likedMe !== undefined
    const isUnseen = contactRefusal(viewer, { isBlocked: block.isTheirs || block.isOwn, hasContactedMe }) !== null
    if (!card || isUnseen || card.id === member.id) return refuse('not_found')
    const isAllowed = checkNotBlocked(member.id, conversationOf(member.id, card.id), refusing('not_found'))
    await commit([isAllowed, ...openPhotos(member.id, card, now)])
    return { opened: true as const }
  },
})
