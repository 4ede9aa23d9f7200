import { ulid } from 'ulid'
import { memberIn } from '#functions/data/keys.ts'
import { commit } from '#functions/data/table.ts'
import { forEachDue, job } from '#functions/lib/job.ts'
import { siteFor } from '#functions/lib/site.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { findProfile } from '#functions/members/store.ts'
import { nextReminder } from '#shared/rules/signup.ts'
import { markReminded } from '../signup-store.ts'
import { findAccount } from '../store.ts'

/** Reminds who has not confirmed their address yet, 24 hours and 3 days after signup, each at most once (OPEN-61). */
export const handler = job((now, isTimeLeft) =>
  forEachDue('remindActivation', now, isTimeLeft, async ({ PK, dueAt }) => {
    const id = memberIn(PK)
    const [account, profile] = await Promise.all([findAccount(id, { consistent: true }), findProfile(id)])
    if (!account) return
    // Somebody banned or leaving is reminded of nothing: only out of the index.
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
