import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { addBannedAddress } from '#functions/stores/account/addresses.ts'
import { isOwnCase } from '#functions/stores/safety/case.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { type AuditEntry, addAudit, minutesBetween } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { checkAgeShown } from '../age-shown.ts'
import { answerCase } from '../answered-case.ts'
import { mayDecide } from '../case-pictures.ts'
import { closeCase } from '../close-case.ts'

export const handler = handle(moderation.answerComplaint, {
  load: ({ body }) => ({ complaint: findComplaint(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, complaint, site, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    if (isOwnCase(complaint, own)) return refuse('own_decision')
    if (!mayDecide(complaint, own)) throw new Refusal('role_required')
    const { id: subject, about, category, escalated } = complaint
    const { outcome, answer, age_shown: ageShown } = body
    checkAgeShown(ageShown, outcome === 'dismissed' && complaint.suspends !== undefined, site)
    const banned = body.ban && outcome === 'upheld' ? complaint.aboutHash : undefined
    const audit = (action: 'complaint_answered' | 'member_banned', counted: AuditEntry['counted']) =>
      addAudit(
        own,
        { id: ulid(now.getTime()), action, reason: outcome, subject, ...(about && { member: about }), counted },
        now,
      )
    const answered = async () => {
      const found = complaint.from === null ? undefined : await findAccount(complaint.from)
      const account = found && !isGone(found, now) ? found : undefined
      const counted = {
        ...{ item: category, outcome, minutes: minutesBetween(complaint.createdAt, now) },
        ...(complaint.flagger && { source: 'trusted_flagger' }),
      }
      return [
        ...answerComplaint(complaint, { outcome, answer, account, staff: own }, now),
        ...audit('complaint_answered', counted),
      ]
    }
    const writes = [
      ...(escalated ? answerCase(complaint, { outcome, answer, staff: own }, now) : await answered()),
      ...(banned
        ? [
            addBannedAddress(banned, now),
            ...audit('member_banned', { item: 'address_banned', ground: category, source: 'notice' }),
          ]
        : []),
    ]
    await retryOnConflict(async () =>
      commit([...writes, ...(await closeCase(complaint, { outcome, answer, ageShown, staff: own }, now))]),
    )
    return { answered: true as const }
  },
})
