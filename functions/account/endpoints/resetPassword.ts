import { handle } from '#functions/auth/handle.ts'
import { hashPassword, isPassword } from '#functions/platform/password.ts'
import { isTooCommon } from '#functions/stores/account/common-password.ts'
import { resetPassword } from '#functions/stores/account/credentials.ts'
import { showCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findDeviceSign } from '#functions/stores/safety/device-signs.ts'
import { deviceCookie, readDevice } from '#functions/stores/throttle/known-device.ts'
import { liftBlocks, rememberVisitor } from '#functions/stores/throttle/sign-ins.ts'
import { visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply, commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { noteDevice } from '../device-signal.ts'
import { findReset } from '../reset.ts'
import { countAttempt } from '../throttle.ts'

export const handler = handle(ownAccount.resetPassword, {
  load: ({ body, now }) => ({ reset: findReset(body.token, now) }),
  run: async ({ body, reset, now, visitorAddress, cookies, refuse, setCookies }) => {
    await apply(countAttempt('resetUse', visitorOf(visitorAddress), now))
    const { id, email, deviceSign } = await retryOnConflict(async (attempt) => {
      const found = attempt === 0 ? reset : await findReset(body.token, now)
      if (!found) return refuse('link_invalid')
      const { account: member, profile, card, isRepeat } = found
      // Read before the password changes: after the change, the link can be used again for a short
      // time only, so a failure of this read could lose the signal.
      const deviceSign = await findDeviceSign(member.email, cookies, now)
      const done = { id: member.id, email: member.email, deviceSign }
      if (isRepeat) return (await isPassword(body.password, member.passwordHash)) ? done : refuse('link_invalid')
      if (isTooCommon(body.password, { email: member.email, name: profile.name })) return refuse('password_too_common')
      const isAppearing = member.status === 'not_confirmed' && !member.invisible
      await commit([
        resetPassword(member, await hashPassword(body.password), now),
        ...(isAppearing ? [showCard(card, now)] : []),
        liftBlocks('login', member.email, now),
        rememberVisitor('login', member.email, visitorAddress, now),
        ...notify(member, { event: 'passwordChanged', props: {} }, now),
      ])
      return done
    })
    await noteDevice(id, deviceSign, now)
    // Makes this browser a known device of the member. Otherwise strangers could get the member
    // blocked again, by failed sign-ins made before the member signs in with the new password
    // (TRAP-43).
    setCookies([await deviceCookie('login', email, await readDevice('login', email, cookies, now), now)])
    return { status: 'changed' as const }
  },
})
