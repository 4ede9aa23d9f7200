import { ulid } from 'ulid'
import { commit } from '#functions/data/table.ts'
import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { newSession } from '#functions/lib/session.ts'
import { findProfile } from '#functions/members/store.ts'
import { listPhotos } from '#functions/photos/store.ts'
import { account } from '#shared/contract/account.ts'
import { hashPassword, isPassword, needsRehash } from '../password.ts'
import { findAccount, findMemberByEmail, isGone, renewPasswordHash } from '../store.ts'
import { blockedMinutes, clearTries, countFailure, countTry, findFailures, visitorOf } from '../throttle.ts'
import { shownUser } from '../view.ts'

/** Nobody's id: for an unknown address the same is read as for a known one, so that the time tells nothing (TRAP-12). */
const nobody = 'NOBODY'

export const handler = handle(account.login, {
  load: ({ body, visitorAddress }) => ({
    memberId: findMemberByEmail(body.email),
    failures: findFailures(body.email, visitorOf(visitorAddress)),
  }),
  run: async ({ body, memberId = nobody, failures, site, now, refuse, setCookies }) => {
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

    const session = await newSession(member.id, ulid(now.getTime()), now)
    await commit([
      clearTries(failures.pair),
      session.write,
      ...(needsRehash(member.passwordHash) ? [renewPasswordHash(member, await hashPassword(body.password))] : []),
    ])
    setCookies(session.cookies)
    return shownUser({ account: member, profile, photos }, site, now)
  },
})
