import { handle } from '#functions/auth/handle.ts'
import { endVerification } from '#functions/stores/photos/verification.ts'
import { apply } from '#functions/table/transaction.ts'
import { verification } from '#shared/contract/verification.ts'
import { ownVerification } from '../verification-view.ts'

export const handler = handle(verification.withdrawVerification, {
  run: async ({ member, now }) => {
    await apply(endVerification(member.id))
    return ownVerification(undefined, now)
  },
})
