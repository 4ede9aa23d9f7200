import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { findChat } from '#functions/stores/chats/conversation.ts'
import { claimRefusal, findDesk, type Host, isAnswerable, shownClaim } from '#functions/stores/chats/desk.ts'
import { expiryOf, type WaitingRow, waitingSince } from '#functions/stores/chats/unanswered.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { civilDate } from '#shared/rules/age.ts'

export type Named = { profile: string; conversation: string }

type WaitingDetails = { card: Card; claim: ReturnType<typeof shownClaim> }

/** Waiting conversation as shown to a host, who sees only the display name of the member. */
export const shownWaiting = (row: WaitingRow, { card, claim }: WaitingDetails, { country }: Site, now: Date) => ({
  member: row.partner.n,
  profile: smallCard(card, civilDate(now, country.timeZone), now),
  waiting_since: waitingSince(row),
  expires_at: expiryOf(waitingSince(row)).toISOString(),
  claim,
})

/**
 * The fictional profile's row of a conversation that waits for an answer. Refused with
 * `not_waiting` if no host may answer (`isAnswerable`), or if the fictional profile is removed or
 * banned.
 */
export async function getWaiting({ profile, conversation }: Named, now: Date): Promise<WaitingRow> {
  const consistent = { consistent: true }
  const [row, author] = await Promise.all([
    findChat(profile, conversation, consistent),
    findAccount(profile, consistent),
  ])
  if (!isAnswerable(row, now) || !isPresent(author)) throw new Refusal('not_waiting')
  return row
}

/**
 * Row of a waiting conversation that this host was the last to claim. Refused like `getWaiting`,
 * and with `desk_claimed` if another host or nobody has claimed it. The claim may have expired: a
 * host may still answer what they have read.
 */
export async function getOwn(named: Named, host: Host, now: Date): Promise<WaitingRow> {
  return (await readOwn(named, host, now)).row
}

/**
 * Row of a waiting conversation on which the host has a claim that has not expired; else refused
 * like `getOwn`. Without this claim, a host could read without an entry in the audit trail.
 */
export async function getClaimed(named: Named, host: Host, now: Date): Promise<WaitingRow> {
  const { row, claim } = await readOwn(named, host, now)
  if (!shownClaim(claim, host, now)) throw claimRefusal(claim)
  return row
}

async function readOwn(named: Named, host: Host, now: Date) {
  const [row, claim] = await Promise.all([getWaiting(named, now), findDesk(named.conversation)])
  if (claim?.claimBy !== host.id) throw claimRefusal(claim)
  return { row, claim }
}
