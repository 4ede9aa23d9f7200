import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { nobody } from '#functions/platform/nobody.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { markResetAsked } from '#functions/stores/account/credentials.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { visitorOf } from '#functions/stores/throttle/throttle.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { countAttempt } from '../throttle.ts'

export const handler = handle(ownAccount.requestReset, {
  load: ({ body }) => ({ memberId: findMemberByEmail(body.email) }),
  run: async ({ body, memberId = nobody, site, language, now, visitorAddress, refuse }) => {
    const limits = [countAttempt('reset', visitorOf(visitorAddress), now), countAttempt('resetMail', body.email, now)]
    const { email } = body
    const mailId = ulid(now.getTime())
    await retryOnConflict(async () => {
      const found = await findAccount(memberId, { consistent: true })
      if (found && !isGone(found, now)) {
        const link = ulid(now.getTime())
        const event = found.status === 'deletion_pending' ? 'resetRequestedWhileLeaving' : 'resetRequested'
        await commit([
          ...limits,
          markResetAsked(found, link),
          ...notify({ ...found, email }, { event, id: mailId, props: { link } }, now),
        ])
        return
      }
      // If the country hides whether an address has an account, the answer is the same as for an
      // existing account; only the mail says that the address has none (TRAP-12).
      const isHidden = site.country.hideAccountExistence
      const visitor = { email, language, origin: site.origin }
      const event = { event: 'resetRequestedWithoutAccount', id: mailId, props: {} } as const
      await commit([...limits, ...(isHidden ? notify(visitor, event, now) : [])])
      if (!isHidden) refuse('email_not_found')
    })
    return { status: 'mail_sent' as const }
  },
})
