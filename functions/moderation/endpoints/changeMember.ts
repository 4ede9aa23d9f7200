import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { endSessions } from '#functions/stores/account/sessions.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { endBan } from '../ended-ban.ts'
import { withdraw } from '../ended-decisions.ts'
import { liftRefusal } from '../lifting.ts'
import { findSubject } from '../subject.ts'

export const handler = handle(moderation.changeMember, {
  run: async ({ staff: own, body, now, refuse }) => {
    const status = await retryOnConflict(async () => {
      const subject = await findSubject(body.id, now)
      if (!subject) return refuse('not_found')
      const { account } = subject
      const entry = { id: ulid(now.getTime()), member: body.id }
      if (body.action === 'end_sessions') {
        await commit([endSessions(account), ...addAudit(own, { ...entry, action: 'sessions_ended' }, now)])
        return account.status
      }
      const refusal = liftRefusal(account, own)
      if (refusal) throw new Refusal(refusal)
      const { reason } = body
      const { writes: ended, isAnswered } = account.bannedBy
        ? await withdraw(account.bannedBy, account, { answer: reason, staff: own, name: subject.profile.name }, now)
        : { writes: [], isAnswered: false }
      const { writes, status: next, isResumed } = await endBan(subject, { reason: isAnswered ? '' : reason }, now)
      await commit([
        ...writes,
        ...ended,
        ...(isAnswered || isResumed
          ? []
          : notify(account, { event: 'memberUnbanned', props: { name: subject.listing.card.n, reason } }, now)),
        ...addAudit(own, { ...entry, action: 'member_unbanned', reason }, now),
      ])
      return next
    })
    return { status }
  },
})
