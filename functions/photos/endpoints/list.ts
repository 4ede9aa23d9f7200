import { handle } from '#functions/auth/handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import * as photos from '#shared/contract/photos.ts'
import { ownAlbum } from '../view.ts'

export const handler = handle(photos.list, {
  load: ({ memberId }) => ({ album: findAlbum(memberId) }),
  run: async ({ member, album, site, now }) => ownAlbum(member, album, site.country, now),
})
