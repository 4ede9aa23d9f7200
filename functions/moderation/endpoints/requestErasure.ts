import { handle } from '#functions/auth/staff-handle.ts'
import { addErasureRequest, findErasure } from '#functions/stores/account/hand-requests.ts'
import { commit } from '#functions/table/transaction.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { checkErasure } from '../erasing.ts'
import { checkOf, getSubject, traceOf } from '../hand-requests.ts'

export const handler = handle(handRequests.requestErasure, {
  load: ({ body }) => ({ earlier: findErasure(body.member) }),
  run: async ({ staff: own, body, earlier, now }) => {
    if (earlier?.id === body.id) return { requested: true as const }
    const { id, member, way, note, timing } = body
    const { account } = await getSubject(member, now)
    checkErasure(account, timing)
    const asked = { id, timing, way, note, at: now.toISOString(), by: own.id, byName: own.name }
    await commit([
      addErasureRequest(member, asked, now),
      ...traceOf(body, 'erasure_requested', checkOf(body), own, now),
    ])
    return { requested: true as const }
  },
})
