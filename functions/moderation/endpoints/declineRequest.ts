import { handle } from '#functions/auth/staff-handle.ts'
import { findErasure } from '#functions/stores/account/hand-requests.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { handRequests } from '#shared/contract/hand-requests.ts'
import { carryOut } from '../hand-requests.ts'

export const handler = handle(handRequests.declineRequest, {
  load: ({ body }) => ({ erasure: findErasure(body.member) }),
  run: async ({ staff: own, body, erasure, now, refuse }) => {
    const { id, request, ground, reason } = body
    if (request === 'erasure' && erasure?.state === 'waiting') return refuse('already_decided')
    await carryOut(
      body,
      {
        ...({ act: 'decline', action: 'request_declined', staff: own } as const),
        reason: `${request}, ${ground}: ${reason}`,
        // Mailed to the account's own address, as somebody else may have asked.
        writesOf: async ({ account, profile: { name } }) =>
          notify(account, { event: 'requestDeclined', id, props: { name, request, ground, reason } }, now),
      },
      now,
    )
    return { declined: true as const }
  },
})
