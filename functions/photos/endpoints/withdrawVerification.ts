import { handle } from '#functions/auth/handle.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { endVerification } from '#functions/stores/photos/verification.ts'
import { apply } from '#functions/table/transaction.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import { ownVerification } from '../verification-view.ts'

export const handler = handle(photoVerification.withdrawVerification, {
  load: ({ memberId }) => ({ album: findAlbum(memberId) }),
  run: async ({ member, album, now }) => {
    await apply(endVerification(member.id))
    return ownVerification(undefined, album, now)
  },
})
