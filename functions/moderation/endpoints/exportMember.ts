import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { addExportByHand } from '#functions/stores/account/export.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { carryOut, checkOf } from '../hand-requests.ts'

export const handler = handle(handRequests.exportMember, {
  run: async ({ staff: own, body, now }) => {
    const { id, member, delivery } = body
    await carryOut(
      body,
      {
        ...({ act: 'export', action: 'data_exported', staff: own } as const),
        reason: checkOf(body),
        writesOf: async ({ account: { status } }) => {
          // The mailed link works only for a member who is logged in.
          if (delivery === 'mail' && !maySignIn(status)) throw new Refusal('already_decided')
          return [addExportByHand(member, id, delivery, now)]
        },
      },
      now,
    )
    return { requested: true as const }
  },
})
