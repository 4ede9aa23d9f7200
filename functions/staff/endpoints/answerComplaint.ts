import { ulid } from 'ulid'
import { findAccount, isGone } from '#functions/account/store.ts'
import { commit } from '#functions/data/table.ts'
import { answerComplaint, findComplaint } from '#functions/safety/complaint-store.ts'
import { staff } from '#shared/contract/staff.ts'
import { handle } from '../handle.ts'
import { addAudit } from '../store.ts'

export const handler = handle(staff.answerComplaint, {
  load: ({ body }) => ({ complaint: findComplaint(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, complaint, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    const found = complaint.from === null ? undefined : await findAccount(complaint.from)
    const account = found && !isGone(found, now) ? found : undefined
    const { outcome, answer } = body
    await commit([
      ...answerComplaint(complaint, { outcome, answer, account }, now),
      ...addAudit(
        own,
        {
          id: ulid(now.getTime()),
          action: 'complaint_answered',
          reason: outcome,
          subject: complaint.id,
          ...(complaint.about && { member: complaint.about }),
        },
        now,
      ),
    ])
    return { answered: true as const }
  },
})
