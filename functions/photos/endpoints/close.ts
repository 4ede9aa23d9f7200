import { handle } from '#functions/auth/handle.ts'
import { closePhotos } from '#functions/stores/photos/opened.ts'
import { commit } from '#functions/table/transaction.ts'
import * as photos from '#shared/contract/photos.ts'

export const handler = handle(photos.close, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    await commit(closePhotos(member.id, id))
    return { opened: false as const }
  },
})
