import { handle } from '#functions/auth/handle.ts'
import { findChatPhoto, removeChatPhoto } from '#functions/stores/chats/photo.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'

export const handler = handle(chats.cancelPhoto, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    const cancelled = await retryOnConflict(async () => {
      const photo = await findChatPhoto(member.id, id, { consistent: true })
      if (photo?.stage === 'sent') return false
      if (photo) await commit(removeChatPhoto(member.id, photo))
      return true
    })
    return { cancelled }
  },
})
