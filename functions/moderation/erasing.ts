import { Refusal } from '#functions/platform/refusal.ts'
import { siteFor } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { keepSignupCredits } from '#functions/stores/account/addresses.ts'
import { addErasure, finalAfter } from '#functions/stores/account/deletion.ts'
import { decideErasure, type Erasure } from '#functions/stores/account/hand-requests.ts'
import { hideCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { leaveQueue } from '#functions/stores/photos/queue.ts'
import { endVerification } from '#functions/stores/photos/verification.ts'
import { leaveTextQueue } from '#functions/stores/profile/held.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import type { ErasureTiming } from '#shared/model/hand-request.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { checkOf, getSubject, traceOf, waitOf } from './hand-requests.ts'

/** Refuses an erasure that has to wait (`waitOf`). */
export function checkErasure(account: Account, timing: ErasureTiming): void {
  const wait = waitOf(account, timing)
  if (wait !== null) throw new Refusal(wait)
}

/**
 * Approves a request to erase a member, by a second member of staff, and erases the member
 * (MOD-19). The erasure is a deletion whose purge keeps payments, ban marks and evidence. Returns
 * the time at which it is final. Throws the refusals of `checkErasure` and `decideErasure`.
 */
export const erase = (member: string, erasure: Erasure, staff: Pick<Staff, 'id' | 'name'>, now: Date) =>
  retryOnConflict(async () => {
    const { account, listing, album, profile } = await getSubject(member, now)
    const { id, timing } = erasure
    checkErasure(account, timing)
    const finalAt = timing === 'now' ? now : finalAfter(now)
    const name = listing.card.n
    // The mail is stored without the member's id, as the purge deletes the member's outbox.
    const address = { email: account.email, language: account.language, origin: siteFor(account.site).origin }
    await commit([
      decideErasure(member, { id, staff, finalAt: finalAt.toISOString() }),
      keepSignupCredits(account.email, finalAt),
      ...addErasure(account, { id, at: now.toISOString() }, finalAt),
      ...(maySignIn(account.status)
        ? [hideCard(member), ...leaveQueue(album), ...leaveTextQueue(member, profile)]
        : []),
      ...(timing === 'now'
        ? notify(address, { event: 'accountErased', id, props: { name } }, now)
        : notify(
            account,
            { event: 'deletionRequested', props: { name, deletion: id, finalAt: finalAt.toISOString() } },
            now,
          )),
      endVerification(member),
      ...traceOf({ member }, 'erasure_approved', checkOf(erasure), staff, now),
    ])
    return finalAt.toISOString()
  })
