import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { markResetAsked } from '#functions/stores/account/credentials.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { visitorOf } from '#functions/stores/throttle/throttle.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { account } from '#shared/contract/account.ts'
import { nobody } from '../holder.ts'
import { countAttempt } from '../throttle.ts'

export const handler = handle(account.requestReset, {
  load: ({ body }) => ({ memberId: findMemberByEmail(body.email) }),
  run: async ({ body, memberId = nobody, site, language, now, visitorAddress, refuse }) => {
    const limits = [countAttempt('reset', visitorOf(visitorAddress), now), countAttempt('resetMail', body.email, now)]
    const to = body.email
    const mailId = ulid(now.getTime())
    await retryOnConflict(async () => {
      const found = await findAccount(memberId, { consistent: true })
      if (found && !isGone(found, now)) {
        const link = ulid(now.getTime())
        const isLeaving = found.status === 'deletion_pending'
        const mail = isLeaving ? 'passwordResetLeaving' : 'passwordReset'
        const { id, language: own } = found
        await commit([
          ...limits,
          markResetAsked(found, link),
          addMail(mailId, { mail, memberId: id, to, language: own, origin: site.origin, props: { link } }, now),
        ])
        return
      }
      // Where the country hides accounts, the answer is the same; a mail tells the address that it
      // has no account (TRAP-12).
      const isHidden = site.country.hideAccountExistence
      await commit([
        ...limits,
        ...(isHidden
          ? [addMail(mailId, { mail: 'noAccount', to, language, origin: site.origin, props: {} }, now)]
          : []),
      ])
      if (!isHidden) refuse('email_not_found')
    })
    return { status: 'mail_sent' as const }
  },
})
