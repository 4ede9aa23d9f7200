import { commit } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { photos } from '#shared/contract/photos.ts'
import { closePhotos } from '../opened-store.ts'

export const handler = handle(photos.close, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    await commit(closePhotos(member.id, id))
    return { opened: false as const }
  },
})
