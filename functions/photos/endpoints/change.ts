import { handle } from '#functions/auth/handle.ts'
import { orderPhotos, setPrivate } from '#functions/stores/photos/album.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as photos from '#shared/contract/photos.ts'
import { ownAlbum } from '../view.ts'

export const handler = handle(photos.change, {
  load: ({ memberId }) => ({ album: findAlbum(memberId, { consistent: true }) }),
  run: async ({ member, album: read, body, site, now, refuse }) => {
    const after = await retryOnConflict(async (attempt) => {
      const album = attempt === 0 ? read : await findAlbum(member.id, { consistent: true })
      const find = (id: string) => album.photos.find((photo) => photo.id === id)
      if ('order' in body) {
        if (body.order.length === 0 || !body.order.every(find)) return album
        const change = orderPhotos(album, body.order)
        await commit(change.writes)
        return change.album
      }
      const photo = find(body.id)
      if (!photo || photo.status === 'rejected') return refuse('not_found')
      if (photo.isPrivate === body.private) return album
      const change = setPrivate(album, photo, body.private)
      await commit(change.writes)
      return change.album
    })
    return ownAlbum(member, after, site.country, now)
  },
})
