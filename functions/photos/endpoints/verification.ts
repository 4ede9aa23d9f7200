import { handle } from '#functions/auth/handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { findVerification } from '#functions/stores/photos/verification.ts'
import * as verification from '#shared/contract/verification.ts'
import { ownVerification } from '../verification-view.ts'

export const handler = handle(verification.verification, {
  load: ({ memberId }) => ({ found: findVerification(memberId), album: findAlbum(memberId) }),
  run: async ({ found, album, now }) => ownVerification(found, album, now),
})
