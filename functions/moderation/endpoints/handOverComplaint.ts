import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findRepeated } from '#functions/stores/safety/complaint-notes.ts'
import { conflictInsteadOfRefusal, handOver, releaseComplaint } from '#functions/stores/safety/complaint-owner.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { listStaff } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { mayDecide } from '../case-pictures.ts'
import { findGroup, isLeftTo, mayTake } from '../complaint-group.ts'
import { colleaguesFor } from '../complaints.ts'

export const handler = handle(moderation.handOverComplaint, {
  load: () => ({ all: listStaff() }),
  run: async ({ staff: own, all, body, now, refuse }) => {
    const { id, to } = body
    await retryOnConflict(async () => {
      const group = await findGroup(id, own, now)
      if (!group) return refuse('not_found')
      const { named, others } = group
      if (!mayDecide(named, own)) throw new Refusal('role_required')
      const colleague = colleaguesFor(named, all, own).find((one) => one.id === to) ?? null
      const note = {
        id: body.note,
        at: now.toISOString(),
        by: own.name,
        text: body.text,
        ...(colleague && { handedTo: colleague.name }),
      }
      if (findRepeated(named, note)) return
      if (to !== null && !colleague) return refuse('invalid_input')
      const together = colleague
        ? others.filter((other) => mayTake(other, colleague) && isLeftTo([own.id], other, now))
        : others.filter(({ owner }) => owner?.id === own.id)
      await commit([
        handOver(named, colleague, { staff: own, note, now }),
        ...together.map((other) =>
          colleague
            ? conflictInsteadOfRefusal(handOver(other, colleague, { staff: own, now }))
            : releaseComplaint(other.id, own),
        ),
        ...addAudit(
          own,
          {
            id: ulid(now.getTime()),
            action: 'complaint_handed',
            subject: id,
            ...(named.about && { member: named.about }),
            ...(colleague && { reason: colleague.name }),
          },
          now,
        ),
      ])
    })
    return { handed: true as const }
  },
})
