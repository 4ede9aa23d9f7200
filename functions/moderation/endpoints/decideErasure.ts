import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { decideErasure, findErasure } from '#functions/stores/account/hand-requests.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit } from '#functions/table/transaction.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { erase } from '../erasing.ts'
import { traceOf } from '../hand-requests.ts'

const declined = (reason: string) => ({ request: 'erasure', ground: '', reason }) as const

export const handler = handle(handRequests.decideErasure, {
  load: ({ body }) => ({ erasure: findErasure(body.member) }),
  run: async ({ staff: own, body, erasure, now, refuse }) => {
    const { id, member } = body
    if (erasure?.id !== id) return refuse('not_found')
    // The request may be repeated, as the first answer may have been lost.
    if (erasure.finalAt && body.action === 'approve') return { final_at: erasure.finalAt }
    if (body.action === 'approve') return { final_at: await erase(member, erasure, own, now) }
    const [account, profile] = await Promise.all([findAccount(member, { consistent: true }), findProfile(member)])
    await commit([
      decideErasure(member, { id, staff: own, finalAt: null }),
      // Mailed to the account's own address, as somebody else may have asked for the erasure.
      ...(account && profile && !isGone(account, now)
        ? notify(
            account,
            { event: 'requestDeclined', id, props: { name: profile.name, ...declined(body.reason) } },
            now,
          )
        : []),
      ...traceOf(body, 'erasure_declined', body.reason, own, now),
    ])
    return { final_at: null }
  },
})
