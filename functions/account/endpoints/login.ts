import { ulid } from 'ulid'
import { commit } from '#functions/data/table.ts'
import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { hashPassword, isPassword, needsRehash } from '#functions/lib/password.ts'
import { newSession } from '#functions/lib/session.ts'
import { blockedMinutes, clearTries, countFailure, countTry, findFailures } from '#functions/lib/sign-ins.ts'
import { visitorOf } from '#functions/lib/throttle.ts'
import { findProfile } from '#functions/members/store.ts'
import { addPushDevice, listPushPlaces } from '#functions/notifications/store.ts'
import { listPhotos } from '#functions/photos/store.ts'
import { account } from '#shared/contract/account.ts'
import { findMemberByEmail } from '../claim-store.ts'
import { deviceOf } from '../device.ts'
import { nobody } from '../holder.ts'
import { findAccount, isGone, renewPasswordHash } from '../store.ts'
import { shownUser } from '../view.ts'

const notAsked = Promise.resolve(undefined)

/** Two calls that share method and path (OPEN-08): what the body holds tells which it is. */
export const handler = handle(account.login, {
  load: ({ body, memberId, visitorAddress }) => ({
    devices: 'subscription' in body && memberId ? listPushPlaces(memberId) : notAsked,
    tries:
      'email' in body
        ? Promise.all([findMemberByEmail(body.email), findFailures('login', body.email, visitorOf(visitorAddress))])
        : notAsked,
  }),
  run: async ({ body, devices = [], tries, member: signedIn, caller, site, now, userAgent, refuse, setCookies }) => {
    if ('subscription' in body) {
      if (!signedIn || !caller) return refuse('authentication_required')
      const { endpoint, keys } = body.subscription
      const device = { endpoint, ...keys, session: caller.sessionId, at: now.toISOString() }
      await commit(addPushDevice(signedIn.id, device, devices))
      return { subscribed: true as const }
    }

    const [memberId = nobody, failures] = tries!
    const minutes = blockedMinutes(failures, now)
    if (minutes > 0) refuse('login_blocked', { minutes })

    const [found, profile, photos] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findProfile(memberId),
      listPhotos(memberId),
      // Before the password's hash, which is dear.
      countTry(failures.pair, now),
    ])
    const member = found && !isGone(found, now) ? found : undefined
    const isRight = await isPassword(body.password, member?.passwordHash)
    if (!member || !isRight) {
      await countFailure(failures.alone, now)
      return refuse('login_failed')
    }
    if (member.status === 'banned') refuse('account_banned', { support_email: env.supportEmail })
    if (member.status === 'deletion_pending') refuse('account_deletion_pending')

    const session = await newSession(member.id, ulid(now.getTime()), now, {
      device: deviceOf(userAgent),
      epoch: member.sessionEpoch,
    })
    await commit([
      clearTries(failures.pair),
      session.write,
      ...(needsRehash(member.passwordHash) ? [renewPasswordHash(member, await hashPassword(body.password))] : []),
    ])
    setCookies(session.cookies)
    return shownUser({ account: member, profile, photos }, site, now)
  },
})
