import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { endSessions } from '#functions/stores/account/sessions.ts'
import { findListing } from '#functions/stores/members/card.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { banWrites, unbanWrites } from '../ban.ts'

/** Consistent reads, as the decision depends on all three. */
const consistent = { consistent: true } as const

export const handler = handle(moderation.changeMember, {
  run: async ({ staff: own, body, now, refuse }) => {
    const status = await retryOnConflict(async () => {
      const [account, listing, album] = await Promise.all([
        findAccount(body.id, consistent),
        findListing(body.id, consistent),
        findAlbum(body.id, consistent),
      ])
      if (!account || !listing || isGone(account, now)) return refuse('not_found')
      const id = ulid(now.getTime())
      const audit = (action: 'member_banned' | 'member_unbanned' | 'sessions_ended', reason?: string) =>
        addAudit(own, { id, action, member: body.id, ...(reason && { reason }) }, now)

      if (body.action === 'end_sessions') {
        await commit([endSessions(account), ...audit('sessions_ended')])
        return account.status
      }
      // A colleague has already taken this action: the caller should see it and its reason first.
      if ((account.status === 'banned') === (body.action === 'ban')) return refuse('already_decided')
      const isBan = body.action === 'ban'
      const { writes, status: next } = (isBan ? banWrites : unbanWrites)({ account, listing, album }, body.reason, now)
      await commit([...writes, ...audit(isBan ? 'member_banned' : 'member_unbanned', body.reason)])
      return next
    })
    return { status }
  },
})
