import { findAccount } from '#functions/account/store.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/chats/store.ts'
import { commit, refusing } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { findLikedBy } from '#functions/likes/store.ts'
import { findCard } from '#functions/members/store.ts'
import { contactRefusal, findBlock } from '#functions/safety/block-store.ts'
import { photos } from '#shared/contract/photos.ts'
import { openPhotos } from '../opened-store.ts'

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
