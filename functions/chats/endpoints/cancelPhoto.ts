import { handle } from '#functions/auth/handle.ts'
import { findMessagePhoto, removeMessagePhoto } from '#functions/stores/chats/photo.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { chats } from '#shared/contract/chats.ts'

export const handler = handle(chats.cancelPhoto, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    const cancelled = await retryOnConflict(async () => {
      const photo = await findMessagePhoto(member.id, id, { consistent: true })
      if (photo?.stage === 'sent') return false
      if (photo) await commit(removeMessagePhoto(member.id, photo))
      return true
    })
    return { cancelled }
  },
})
