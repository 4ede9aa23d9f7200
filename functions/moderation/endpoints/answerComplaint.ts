import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isOwnCase } from '#functions/stores/safety/case.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { checkAgeShown } from '../age-shown.ts'
import { answerCase } from '../answered-case.ts'
import { mayDecide } from '../case-pictures.ts'
import { closeCase } from '../close-case.ts'
import { answerFiled, banAddress } from '../complaint-answer.ts'

export const handler = handle(moderation.answerComplaint, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    const { id, outcome, answer, age_shown: ageShown, decision, ban = false } = body
    await retryOnConflict(async () => {
      const complaint = await findComplaint(id, { consistent: true })
      if (!complaint) return refuse('not_found')
      if (isOwnCase(complaint, own)) return refuse('own_decision')
      if (!mayDecide(complaint, own)) throw new Refusal('role_required')
      checkAgeShown(ageShown, outcome === 'dismissed' && complaint.suspends !== undefined, site)
      if (!complaint.escalated)
        return commit(await answerFiled(complaint, { outcome, answer, decision, ban }, own, now))
      if (outcome === 'agreed') return refuse('outcome_mismatch')
      await commit([
        ...(await answerCase(complaint, { outcome, answer, staff: own }, now)),
        ...banAddress(complaint, { outcome, ban }, own, now),
        ...(await closeCase(complaint, { outcome, answer, ageShown, staff: own }, now)),
      ])
    })
    return { answered: true as const }
  },
})
