import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { shownMember } from '../case-pictures.ts'
import { shownComplaint } from '../complaints.ts'
import { findNumbered } from '../numbered.ts'

export const handler = handle(moderation.findNumber, {
  run: async ({ staff: own, query, site, now }) => {
    const { complaints, decision } = await findNumbered(query.q, own)
    const views = [
      ...complaints.map(({ id, about }) => ({ subject: id, reason: receiptOf(id), member: about })),
      ...(decision ? [{ subject: decision.number, reason: decision.number, member: decision.member }] : []),
    ]
    const writes = views.flatMap(({ member, ...view }) => {
      const entry = { id: ulid(now.getTime()), action: 'number_viewed' as const, ...view }
      return addAudit(own, { ...entry, ...(member !== null && { member }) }, now)
    })
    // What was found is recorded before it is shown (MOD-15).
    if (writes.length > 0) await commit(writes)
    const view = { staff: own, site, now }
    return {
      complaints: await Promise.all(complaints.map((one) => shownComplaint(one, view))),
      decision: decision && {
        number: decision.number,
        kind: decision.kind,
        at: decision.at,
        objected: decision.state === 'objected',
        member: await shownMember(decision.member, view),
      },
    }
  },
})
