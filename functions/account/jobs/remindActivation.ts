import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { markReminded } from '#functions/stores/account/signup.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { nextReminder } from '#shared/rules/signup.ts'

/**
 * Reminds members who have not confirmed their address, 24 hours and 3 days after signup, each at
 * most once (OPEN-61).
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('remindActivation', now, isTimeLeft, async ({ PK, dueAt }) => {
    const id = memberIn(PK)
    const [account, profile] = await Promise.all([findAccount(id, { consistent: true }), findProfile(id)])
    if (!account) return
    // A banned or leaving member gets no reminder and is only removed from the index.
    const isWaiting = account.status === 'not_confirmed'
    await commit([
      markReminded(account, dueAt, isWaiting ? nextReminder(account.signupDate, now) : undefined),
      ...(isWaiting && profile
        ? [
            addMail(
              ulid(now.getTime()),
              {
                mail: 'activationReminder',
                memberId: id,
                to: account.email,
                language: account.language,
                origin: siteFor(account.site).origin,
                props: { name: profile.name },
              },
              now,
            ),
          ]
        : []),
    ])
  }),
)
