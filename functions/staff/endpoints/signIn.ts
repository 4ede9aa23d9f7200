import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { newStaffSession } from '#functions/auth/staff-session.ts'
import { nobody } from '#functions/platform/nobody.ts'
import { hashPassword, isPassword, needsRehash } from '#functions/platform/password.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { findStaff, findStaffByEmail, spendCode } from '#functions/stores/staff/staff.ts'
import {
  blockedMinutes,
  clearTries,
  countTry,
  findTries,
  rememberDevice,
  returnTry,
} from '#functions/stores/throttle/sign-ins.ts'
import { commit } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'
import { nobodysSecret, sealed, stepOf, unsealed } from '../authenticator.ts'
import { shownStaff } from '../view.ts'

export const handler = handle(staff.signIn, {
  load: ({ body, now, ...origin }) => ({
    staffId: findStaffByEmail(body.email),
    tries: findTries('staffLogin', body.email, origin, now),
  }),
  // An unknown address, a wrong password and a wrong code cost the same reads and hash, and get the
  // same answer.
  run: async ({ body, staffId = nobody, tries, now, refuse, setCookies }) => {
    const minutes = blockedMinutes(tries, now)
    if (minutes > 0) refuse('login_blocked', { minutes })

    const [own] = await Promise.all([findStaff(staffId, { consistent: true }), countTry(tries, now)])
    const isRight = await isPassword(body.password, own?.passwordHash)
    const secret = own?.secret === undefined ? undefined : unsealed(own.secret)
    const step = stepOf(body.code, secret ?? nobodysSecret, now)
    const isFresh = step !== null && step > (own?.lastStep ?? 0)
    if (!own?.passwordHash || !secret || !isRight || !isFresh) return refuse('login_failed')

    const session = await newStaffSession(own.id, ulid(now.getTime()), now)
    await commit([
      spendCode(own, {
        step,
        passwordHash: needsRehash(own.passwordHash) ? await hashPassword(body.password) : own.passwordHash,
        // Encrypted again at each sign-in, so that it follows a rotation of the site's keys.
        secret: sealed(secret),
      }),
      clearTries(tries, now),
      session.write,
      ...addAudit(own, { id: ulid(now.getTime()), action: 'signed_in' }, now),
    ])
    await returnTry(tries)
    setCookies([...session.cookies, await rememberDevice(tries, now)])
    return shownStaff(own)
  },
})
