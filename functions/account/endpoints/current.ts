import { apply } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { logWarning } from '#functions/lib/log.ts'
import { type Caller, sessionCookies } from '#functions/lib/session.ts'
import { findLastActivity, findProfile, markActive } from '#functions/members/store.ts'
import { listPhotos } from '#functions/photos/store.ts'
import { account } from '#shared/contract/account.ts'
import { activityStepSeconds } from '#shared/rules/limits.ts'
import { renewSession } from '../session-store.ts'
import { shownUser } from '../view.ts'

/** A session in use is made longer at most once a day (OPEN-23): this call comes each minute. */
const renewalSeconds = 86_400

export const handler = handle(account.current, {
  load: ({ memberId }) => ({
    profile: findProfile(memberId),
    photos: listPhotos(memberId),
    activeAt: findLastActivity(memberId),
  }),
  run: async ({ member, caller, profile, photos, activeAt, site, now, setCookies }) => {
    const seconds = now.getTime() / 1000
    const isMoving = activeAt !== undefined && seconds - activeAt >= activityStepSeconds
    const isRenewing = caller !== undefined && seconds - caller.issuedAt >= renewalSeconds
    // Neither is worth failing the answer for: the next call tries again.
    const [, cookies] = await Promise.all([
      isMoving && apply(markActive(member.id, now)).catch(logged),
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
