import { handle } from '#functions/auth/handle.ts'
import { removePhoto } from '#functions/stores/photos/album.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as photos from '#shared/contract/photos.ts'
import { ownAlbum } from '../view.ts'

export const handler = handle(photos.remove, {
  load: ({ memberId }) => ({ album: findAlbum(memberId, { consistent: true }) }),
  run: async ({ member, album: read, query, body, site, now, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    const left = await retryOnConflict(async (attempt) => {
      const album = attempt === 0 ? read : await findAlbum(member.id, { consistent: true })
      if (!album.photos.some((photo) => photo.id === id)) return album
      const change = removePhoto(album, id)
      await commit(change.writes)
      return change.album
    })
    return ownAlbum(member, left, site.country, now)
  },
})
