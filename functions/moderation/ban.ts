import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import { type Account, banAccount, unbanAccount } from '#functions/stores/account/account.ts'
import { addBannedAddress, addressHash, removeBannedAddress } from '#functions/stores/account/addresses.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { hideCard, type Listing, showCard } from '#functions/stores/members/card.ts'
import type { Album } from '#functions/stores/photos/photo.ts'
import { enterQueue, leaveQueue } from '#functions/stores/photos/queue.ts'
import type { Write } from '#functions/table/transaction.ts'

/** Member to ban or unban, read consistently. */
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

/**
 * Writes of a ban: the member is hidden, their sessions end, and a mail gives the reason (TRAP-63).
 */
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

/**
 * Writes that lift a ban and restore the earlier status. Only a member who was visible before
 * becomes visible again.
 */
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
