import { type Account, banAccount, unbanAccount } from '#functions/stores/account/account.ts'
import { addBannedAddress, addressHash, removeBannedAddress } from '#functions/stores/account/addresses.ts'
import { hideCard, type Listing, showCard } from '#functions/stores/members/card.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import type { Album } from '#functions/stores/photos/photo.ts'
import { enterQueue, leaveQueue } from '#functions/stores/photos/queue.ts'
import { addBannedDevice, removeBannedDevice } from '#functions/stores/throttle/device-signs.ts'
import type { Write } from '#functions/table/transaction.ts'

/** Member to ban or unban, read consistently. */
export type Decided = { account: Account; listing: Listing; album: Album }

type Change = { writes: Write[]; status: Account['status'] }

/**
 * Writes of a ban: the member is hidden, their sessions end, and a mail gives the reason (TRAP-63).
 */
export const banWrites = ({ account, listing, album }: Decided, reason: string, now: Date): Change => ({
  status: 'banned',
  writes: [
    banAccount(account),
    addBannedAddress(addressHash(account.email), now),
    addBannedDevice(account.email, now),
    hideCard(account.id),
    ...leaveQueue(album),
    ...notify(account, { event: 'memberBanned', props: { name: listing.card.n, reason } }, now),
  ],
})

/**
 * Writes that lift a ban and restore the earlier status. Only a member who was visible before
 * becomes visible again.
 */
export function unbanWrites({ account, listing, album }: Decided, reason: string, now: Date): Change {
  const status = account.bannedFrom ?? 'not_confirmed'
  return {
    status,
    writes: [
      unbanAccount(account, status),
      removeBannedAddress(addressHash(account.email)),
      removeBannedDevice(account.email),
      ...(status === 'active' && !account.invisible ? [showCard(listing.card, now)] : []),
      ...(status === 'deletion_pending' ? [] : enterQueue(album)),
      ...notify(account, { event: 'memberUnbanned', props: { name: listing.card.n, reason } }, now),
    ],
  }
}
