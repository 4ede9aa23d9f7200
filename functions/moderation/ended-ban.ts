import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import { siteFor } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { resumeSuspension, suspensionToResume } from '#functions/stores/account/replaced-suspension.ts'
import type { Listing } from '#functions/stores/members/card.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findDecision, resumeDecision } from '#functions/stores/safety/decision.ts'
import { addAudit, siteItself } from '#functions/stores/staff/audit.ts'
import type { Write } from '#functions/table/transaction.ts'
import { ageOn, civilDate } from '#shared/rules/age.ts'
import { removeBanMarks, unbanWrites } from './ban.ts'
import type { Subject } from './subject.ts'

type Ending = {
  /** Reason in the mail about a resumed suspension; empty if another mail has it. */
  reason: string
  /** Whether the member showed their age to staff. */
  isAgeShown?: boolean
}

/**
 * Whether the member is below the minimum age by the date of birth on the card. `showCard` has an
 * optimistic lock on this date, so the check still holds when the card is shown.
 */
function isUnderAge({ site }: Account, { card }: Listing, now: Date): boolean {
  const { country } = siteFor(site)
  return ageOn(card.b, civilDate(now, country.timeZone)) < country.minimumAge
}

type Ended = { writes: Write[]; status: Account['status']; isResumed: boolean }

/**
 * Writes that end a ban, or the suspension of a case, because staff lifted, dismissed or reversed
 * it. A suspension that the ban had replaced is resumed, with a mail about it; the caller then
 * sends no mail that the account is open (MOD-01; decision 0122). Refused with `under_minimum_age`
 * while the member is below the minimum age by the date of birth in the profile, as others would
 * see that age: staff must correct the date first (MOD-06).
 */
export async function endBan(subject: Subject, { reason, isAgeShown = false }: Ending, now: Date): Promise<Ended> {
  const { account, profile, listing } = subject
  if (isUnderAge(account, listing, now)) throw new Refusal('under_minimum_age')
  const replaced = suspensionToResume(account, now)
  if (!replaced) return { ...unbanWrites(subject, now, { isAgeShown }), isResumed: false }
  const { number, until } = replaced
  const decision = await findDecision(number, { consistent: true })
  if (!decision) throw new Error(`The decision of a suspension that has not ended is gone: ${number}`)
  // A suspension that was upheld on an objection before it was replaced still has the state
  // `upheld`, which counts as in force, so its decision is not changed.
  const isEnded = decision.state === 'replaced'
  const isReopened = isEnded && decision.objection !== undefined
  const props = { name: profile.name, number, until, reason, reopened: isReopened ? ('yes' as const) : ('' as const) }
  return {
    writes: [
      resumeSuspension(account, replaced, decision.by, isAgeShown ? now : undefined),
      ...removeBanMarks(account),
      ...(isEnded ? [resumeDecision(decision, now)] : []),
      ...notify(account, { event: 'suspensionResumed', props }, now),
      ...addAudit(
        siteItself,
        { id: ulid(now.getTime()), action: 'suspension_resumed', member: account.id, subject: number },
        now,
      ),
    ],
    status: account.status,
    isResumed: true,
  }
}
