import { handle } from '#functions/auth/staff-handle.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { type Correction, correctionOf, dateRefusal, fieldsOf } from '../correcting.ts'
import { decide } from '../decide.ts'
import { carryOut, checkOf, getSubject } from '../hand-requests.ts'

/** Ban of a member below the minimum age (MOD-06). */
const banOf = ({ id, member }: Correction, facts: string) => ({
  id,
  member,
  facts,
  effect: { kind: 'banned' } as const,
  ...({ ground: 'minor', source: 'own' } as const),
})

/** Number of the decision that banned the member; undefined without a ban, and for a suspension. */
const existingBan = (account: Account) =>
  account.status === 'banned' && !isSuspended(account) ? account.bannedBy : undefined

export const handler = handle(handRequests.correctMember, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    const refusal = dateRefusal(body, site, now)
    const facts = refusal === 'minimum_age' ? body.facts : undefined
    if (refusal && facts === undefined) return refuse(refusal, { min_age: site.country.minimumAge })
    // A correction that bans the member leaves out the new address, which a banned member could not
    // confirm.
    const asked = facts === undefined ? body : { ...body, email: undefined }
    const changed = fieldsOf(asked)
    if (changed.length === 0) return refuse('reason_required')
    const { account } = await getSubject(body.member, now)
    // Bans before the correction, so that the profile of a minor is never shown.
    const banned = facts === undefined ? null : (existingBan(account) ?? (await decide(banOf(body, facts), own, now)))
    await carryOut(
      body,
      {
        ...({ act: 'correction', action: 'data_corrected', staff: own } as const),
        reason: checkOf(body),
        writesOf: (subject) => correctionOf(asked, subject, site, now),
      },
      now,
    )
    return { changed, banned }
  },
})
