import { findAccount } from '#functions/stores/account/account.ts'
import { markReminded } from '#functions/stores/account/signup.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { nextReminder } from '#shared/rules/signup.ts'

/**
 * Reminds members who have not confirmed their address, at their country's intervals after signup;
 * each reminder is sent at most once (OPEN-61).
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('remindActivation', now, isTimeLeft, async ({ PK, dueAt }) => {
    const id = memberIn(PK)
    const [account, profile] = await Promise.all([findAccount(id, { consistent: true }), findProfile(id)])
    if (!account) return
    // A banned or leaving member gets no reminder and is only removed from the index.
    const isWaiting = account.status === 'not_confirmed'
    await commit([
      markReminded(
        account,
        dueAt,
        isWaiting ? nextReminder(account.signupDate, countryOf(account.site), now) : undefined,
      ),
      ...(isWaiting && profile
        ? notify(account, { event: 'activationOverdue', props: { name: profile.name } }, now)
        : []),
    ])
  }),
)
