import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { newStaffSession } from '#functions/auth/staff-session.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { isTooCommon } from '#functions/stores/account/common-password.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { enrolStaff, findInvited } from '#functions/stores/staff/staff.ts'
import { countUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'
import { sealed, secretsFor, stepOf } from '../authenticator.ts'
import { invitationLimit } from '../sign-in.ts'
import { shownStaff } from '../view.ts'

export const handler = handle(staff.enrol, {
  load: ({ body, now }) => ({ invited: findInvited(body.token, now) }),
  run: async ({ body, invited, now, visitorAddress, refuse, setCookies }) => {
    await apply(countUse(invitationLimit, visitorOf(visitorAddress), now))
    const own = invited ?? refuse('link_invalid')
    if (isTooCommon(body.password, own)) refuse('password_too_common')
    const [proved] = secretsFor(body.token).flatMap((secret) => {
      const step = stepOf(body.code, secret, now)
      return step === null ? [] : [{ secret, step }]
    })
    if (!proved) return refuse('login_failed')

    const session = await newStaffSession(own.id, ulid(now.getTime()), now)
    await commit([
      enrolStaff(
        own,
        { passwordHash: await hashPassword(body.password), secret: sealed(proved.secret), step: proved.step },
        now,
      ),
      session.write,
      // Enrolment also signs in, so no separate audit entry of a sign-in is written.
      ...addAudit(own, { id: ulid(now.getTime()), action: 'staff_enrolled' }, now),
    ])
    setCookies(session.cookies)
    return shownStaff(own)
  },
})
