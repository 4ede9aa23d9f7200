import { handle } from '#functions/auth/handle.ts'
import { findVerification } from '#functions/stores/photos/verification.ts'
import { verification } from '#shared/contract/verification.ts'
import { ownVerification } from '../verification-view.ts'

export const handler = handle(verification.verification, {
  load: ({ memberId }) => ({ found: findVerification(memberId) }),
  run: async ({ found, now }) => ownVerification(found, now),
})
