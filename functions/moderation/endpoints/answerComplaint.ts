import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { addBannedAddress } from '#functions/stores/account/addresses.ts'
import { forgetHash } from '#functions/stores/photos/refused.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { type AuditEntry, addAudit, minutesBetween } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { closeCase } from '../close-case.ts'

export const handler = handle(moderation.answerComplaint, {
  load: ({ body }) => ({ complaint: findComplaint(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, complaint, site, now, refuse }) => {
    if (!complaint) return refuse('not_found')
    const { escalated } = complaint
    if (escalated?.id === own.id) return refuse('own_decision')
    const found = complaint.from === null ? undefined : await findAccount(complaint.from)
    const account = found && !isGone(found, now) ? found : undefined
    const { outcome, answer, age_shown: ageShown } = body
    const maySayAge = outcome === 'dismissed' && complaint.suspends !== undefined && site.country.ageCheck !== null
    if (ageShown !== undefined && !maySayAge) return refuse('invalid_input', { fields: { age_shown: 'invalid_input' } })
    const banned = body.ban && outcome === 'upheld' ? complaint.aboutHash : undefined
    const { id: subject, about, category } = complaint
    const audit = (
      action: 'complaint_answered' | 'escalation_decided' | 'member_banned',
      counted: AuditEntry['counted'],
    ) =>
      addAudit(
        own,
        {
          ...{ id: ulid(now.getTime()), action, reason: outcome, subject, ...(about && { member: about }) },
          ...(counted && { counted }),
        },
        now,
      )
    const counted = {
      ...{ item: category, outcome, minutes: minutesBetween(complaint.createdAt, now) },
      ...(complaint.flagger && { source: 'trusted_flagger' }),
    }
    const writes = [
      ...answerComplaint(complaint, { outcome, answer, account, staff: own }, now),
      ...(escalated ? audit('escalation_decided', undefined) : audit('complaint_answered', counted)),
      // After a dismissed suspicion, the photo can be uploaded again.
      ...(escalated?.photoHash && outcome === 'dismissed' ? forgetHash(escalated.photoHash) : []),
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
