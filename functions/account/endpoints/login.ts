import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { newSession } from '#functions/auth/session.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { env } from '#functions/platform/env.ts'
import { nobody } from '#functions/platform/nobody.ts'
import { hashPassword, isPassword, needsRehash } from '#functions/platform/password.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { renewPasswordHash } from '#functions/stores/account/account-changes.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { addPushDevice, listPushDevices } from '#functions/stores/notifications/devices.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { findDeviceSign } from '#functions/stores/safety/device-signs.ts'
import {
  blockedMinutes,
  clearTries,
  countTry,
  findTries,
  rememberDevice,
  returnTry,
} from '#functions/stores/throttle/sign-ins.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { deviceOf } from '../device.ts'
import { noteDevice } from '../device-signal.ts'
import { endingOf } from '../own-session.ts'

const notAsked = Promise.resolve(undefined)

/**
 * Handles two calls that share method and path (OPEN-08): signing in, and registering a device for
 * push. The body distinguishes them.
 */
export const handler = handle(account.login, {
  load: ({ body, memberId, now, ...origin }) => ({
    devices: 'subscription' in body && memberId ? listPushDevices(memberId, { consistent: true }) : notAsked,
    tries:
      'email' in body
        ? Promise.all([
            findMemberByEmail(body.email),
            findTries('login', body.email, origin, now),
            findDeviceSign(body.email, origin.cookies, now),
          ])
        : notAsked,
  }),
  run: async ({ body, devices = [], tries, member: signedIn, caller, site, now, userAgent, refuse, setCookies }) => {
    if ('subscription' in body) {
      if (!signedIn || !caller) return refuse('authentication_required')
      const { endpoint, keys } = body.subscription
      const origin = { session: caller.sessionId, device: deviceOf(userAgent), at: now.toISOString() }
      await commit(addPushDevice(signedIn.id, { endpoint, ...keys, ...origin }, devices))
      return { subscribed: true as const }
    }

    const [memberId = nobody, earlier, deviceSign] = tries!
    const minutes = blockedMinutes(earlier, now)
    if (minutes > 0) refuse('login_blocked', { minutes })

    const [found, profile, photos] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findProfile(memberId),
      listPhotos(memberId),
      // Counts the attempt before its outcome is known, so that parallel attempts cannot exceed the
      // limit; a refused attempt costs no password hash.
      countTry(earlier, now),
    ])
    const member = found && !isGone(found, now) ? found : undefined
    const isRight = await isPassword(body.password, member?.passwordHash)
    if (!member || !isRight) return refuse('login_failed')
    if (member.status === 'banned')
      refuse(isSuspended(member) ? 'account_suspended' : 'account_banned', { support_email: env.supportEmail })
    if (member.status === 'deletion_pending') refuse('account_deletion_pending')

    await noteDevice(member.id, deviceSign, now)
    const session = await newSession(member.id, ulid(now.getTime()), now, {
      device: deviceOf(userAgent),
      version: member.sessionVersion,
    })
    const replaced = await endingOf(caller)
    const renewal = needsRehash(member.passwordHash)
      ? [renewPasswordHash(member, await hashPassword(body.password))]
      : []
    await Promise.all([commit([clearTries(earlier, now), session.write, ...replaced, ...renewal]), returnTry(earlier)])
    setCookies([...session.cookies, await rememberDevice(earlier, now)])
    return shownUser({ account: member, profile, photos }, site, now)
  },
})
