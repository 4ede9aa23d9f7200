import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import { type Account, banAccount, unbanAccount } from '#functions/stores/account/account.ts'
import { addBannedAddress, addressHash, removeBannedAddress } from '#functions/stores/account/addresses.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { hideCard, type Listing, showCard } from '#functions/stores/members/card.ts'
import type { Album } from '#functions/stores/photos/photo.ts'
import { enterQueue, leaveQueue } from '#functions/stores/photos/queue.ts'
import type { Write } from '#functions/table/transaction.ts'

/** A member as they are read for it, consistently. */
export type Standing = { account: Account; listing: Listing; album: Album }

type Change = { writes: Write[]; status: Account['status'] }

const mailOf = (
  mail: 'memberBanned' | 'memberUnbanned',
  { account: { id, email, language, site }, listing: { card } }: Standing,
  reason: string,
  now: Date,
) =>
  addMail(
    ulid(now.getTime()),
    { mail, memberId: id, to: email, language, origin: siteFor(site).origin, props: { name: card.n, reason } },
    now,
  )

/** A ban: nobody meets the member any more, their sessions are over, and they are told why (TRAP-63). */
export const banWrites = (standing: Standing, reason: string, now: Date): Change => ({
  status: 'banned',
  writes: [
    banAccount(standing.account),
    addBannedAddress(addressHash(standing.account.email), now),
    hideCard(standing.account.id),
    ...leaveQueue(standing.album),
    mailOf('memberBanned', standing, reason, now),
  ],
})

/** The way back: the member is what they were. Only who was seen before is seen again. */
export function unbanWrites(standing: Standing, reason: string, now: Date): Change {
  const { account, listing, album } = standing
  const status = account.bannedFrom ?? 'not_confirmed'
  return {
    status,
    writes: [
      unbanAccount(account, status),
      removeBannedAddress(addressHash(account.email)),
      ...(status === 'active' && !account.invisible ? [showCard(listing.card, now)] : []),
      ...(status === 'deletion_pending' ? [] : enterQueue(album)),
      mailOf('memberUnbanned', standing, reason, now),
    ],
  }
}
