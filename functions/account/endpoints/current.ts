import { handle } from '#functions/auth/handle.ts'
import { type Caller, sessionCookies } from '#functions/auth/session.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { logWarning } from '#functions/platform/log.ts'
import { renewSession } from '#functions/stores/account/sessions.ts'
import { findLastActivity } from '#functions/stores/members/card.ts'
import { markActive } from '#functions/stores/members/card-writes.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { apply } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { activityStepSeconds } from '#shared/rules/limits.ts'

/**
 * Minimum time between two renewals of a session (OPEN-23). Pages make this call every minute, and
 * most calls should not write.
 */
const renewalSeconds = daySeconds

export const handler = handle(account.current, {
  load: ({ memberId }) => ({
    profile: findProfile(memberId),
    photos: listPhotos(memberId),
    activeAt: findLastActivity(memberId),
  }),
  run: async ({ member, caller, profile, photos, activeAt, site, now, setCookies }) => {
    const seconds = now.getTime() / 1000
    // A card without a time of activity is not in the search indexes. The time is then set only if
    // the member is invisible, as an invisible member's notifications depend on it (NOTIF-16).
    const isMoving = activeAt === undefined ? member.invisible : seconds - activeAt >= activityStepSeconds
    const isRenewing = caller !== undefined && seconds - caller.issuedAt >= renewalSeconds
    // A failed write must not fail the call: the next call retries.
    const [, cookies] = await Promise.all([
      isMoving && apply(markActive(member.id, now, { isHidden: member.invisible })).catch(logged),
      isRenewing && renewed(caller, now).catch(logged),
    ])
    if (cookies) setCookies(cookies)
    return shownUser({ account: member, profile, photos }, site, now)
  },
})

async function renewed({ memberId, sessionId }: Caller, now: Date): Promise<string[]> {
  await apply(renewSession(memberId, sessionId, now))
  return sessionCookies(memberId, sessionId, now)
}

function logged(error: unknown): undefined {
  logWarning('presence_not_noted', error)
}
