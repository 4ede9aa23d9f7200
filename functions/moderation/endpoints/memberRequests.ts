import { handle } from '#functions/auth/staff-handle.ts'
import { findExportByHand } from '#functions/stores/account/export.ts'
import { findErasure } from '#functions/stores/account/hand-requests.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { getSubject, shownErasure } from '../hand-requests.ts'

export const handler = handle(handRequests.memberRequests, {
  load: ({ query }) => ({ file: findExportByHand(query.member), erasure: findErasure(query.member) }),
  run: async ({ staff: own, query, file, erasure, site, now }) => {
    await getSubject(query.member, now)
    const { byHand, id, takenAt, expiresAt, state = 'wanted' } = file ?? {}
    const shown = state === 'wanted' ? ('building' as const) : state
    return {
      export:
        byHand && id
          ? { id, delivery: byHand, state: takenAt ? ('taken' as const) : shown, expires_at: expiresAt ?? null }
          : null,
      erasure:
        erasure?.state === 'waiting' ? await shownErasure(query.member, erasure, { staff: own, site, now }) : null,
    }
  },
})
