import { handle } from '#functions/auth/handle.ts'
import { confirmAccount } from '#functions/stores/account/credentials.ts'
import { markMailAsked } from '#functions/stores/account/signup.ts'
import { showCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { mayAskForMail, recentRequests } from '#shared/rules/signup.ts'
import { findConfirmed } from '../activation.ts'

export const handler = handle(account.activate, {
  load: ({ body, memberId, now }) => ({
    confirmed: 'token' in body ? findConfirmed(body.token, now) : Promise.resolve(undefined),
    profile: 'resend' in body && memberId ? findProfile(memberId) : Promise.resolve(undefined),
  }),
  run: async ({ body, member, confirmed, profile, now, refuse }) => {
    if ('token' in body) {
      await retryOnConflict(async (attempt) => {
        const found = attempt === 0 ? confirmed : await findConfirmed(body.token, now)
        if (found?.account.status === 'active') return
        if (found?.account.status !== 'not_confirmed') return refuse('link_invalid')
        await commit([
          confirmAccount(found.account, now),
          ...(found.account.invisible ? [] : [showCard(found.card, now)]),
        ])
      })
      return { status: 'activated' as const }
    }

    if (!member) return refuse('authentication_required')
    if (member.status !== 'not_confirmed') return refuse('already_confirmed')
    if (!mayAskForMail(member.confirmationMailsAt, now)) return refuse('too_many_requests')
    await commit([
      markMailAsked(member, [...recentRequests(member.confirmationMailsAt, now), now.toISOString()]),
      ...notify(member, { event: 'activationRequested', props: { name: profile?.name ?? '' } }, now),
    ])
    return { status: 'mail_sent' as const }
  },
})
