import { handle } from '#functions/auth/staff-handle.ts'
import { checkNoErasure } from '#functions/stores/account/hand-requests.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { carryOut } from '../hand-requests.ts'

export const handler = handle(handRequests.declineRequest, {
  run: async ({ staff: own, body, now }) => {
    const { id, request, ground, reason } = body
    await carryOut(
      body,
      {
        ...({ act: 'decline', action: 'request_declined', staff: own } as const),
        reason: `${request}, ${ground}: ${reason}`,
        // Mailed to the account's own address, as somebody else may have made the request.
        writesOf: async ({ account, profile: { name } }) => [
          ...(request === 'erasure' ? [checkNoErasure(account.id)] : []),
          ...notify(account, { event: 'requestDeclined', id, props: { name, request, ground, reason } }, now),
        ],
      },
      now,
    )
    return { declined: true as const }
  },
})
