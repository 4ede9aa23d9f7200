import { handle } from '#functions/lib/handle.ts'
import { photos } from '#shared/contract/photos.ts'
import { findAlbum } from '../store.ts'
import { ownAlbum } from '../view.ts'

export const handler = handle(photos.list, {
  load: ({ memberId }) => ({ album: findAlbum(memberId) }),
  run: async ({ member, album, now }) => ownAlbum(member, album, now),
})
