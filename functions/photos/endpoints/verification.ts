import { handle } from '#functions/auth/handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { findVerification } from '#functions/stores/photos/verification.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import { ownVerification } from '../verification-view.ts'

export const handler = handle(photoVerification.verification, {
  load: ({ memberId }) => ({ found: findVerification(memberId), album: findAlbum(memberId) }),
  run: async ({ found, album, now }) => ownVerification(found, album, now),
})
