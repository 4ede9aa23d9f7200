import type { Account } from '#functions/stores/account/account.ts'
import { addBannedAddress, addressHash, removeBannedAddress } from '#functions/stores/account/addresses.ts'
import { banAccount, banMarkOf, type SuspensionEnd, unbanAccount } from '#functions/stores/account/ban.ts'
import { hideCard, removeMark, showCard } from '#functions/stores/members/card-writes.ts'
import { endMarks } from '#functions/stores/photos/album.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import { enterQueue, leaveQueue } from '#functions/stores/photos/queue.ts'
import { refuseAndHide } from '#functions/stores/photos/take-down.ts'
import { endVerification } from '#functions/stores/photos/verification.ts'
import { enterTextQueue, leaveTextQueue } from '#functions/stores/profile/held.ts'
import { addBannedDevice, removeBannedDevice } from '#functions/stores/safety/device-signs.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import type { Escalation, refusalOf } from '#shared/model/photo.ts'
import type { Subject } from './subject.ts'

/**
 * Writes of a decision to ban a member, or to suspend them until a fixed time: the member is hidden
 * and their sessions end. Unlike a ban, a suspension keeps the verification mark and adds no ban
 * mark of address or device (decision 0112).
 */
export function banWrites(
  { account, album, profile }: Subject,
  by: { number: string; ground: DecisionGround; author: string },
  end: SuspensionEnd | null,
  now: Date,
): Write[] {
  const isBanned = account.status === 'banned'
  const endsMark = end === null
  const mark = banMarkOf(account, now)
  return [
    banAccount(account, by, end ?? mark),
    endVerification(account.id),
    ...(endsMark ? endMarks(album) : []),
    ...(endsMark
      ? [addBannedAddress(addressHash(account.email), mark.banMarkId, now), addBannedDevice(account.email, now)]
      : []),
    ...(isBanned
      ? endsMark
        ? [removeMark(account.id)]
        : []
      : [hideCard(account.id, { endsMark }), ...leaveQueue(album), ...leaveTextQueue(account.id, profile)]),
  ]
}

type ForCase = {
  number: string
  author: string
  id: string
  photo: Photo | undefined
  reason: (typeof refusalOf)[Escalation]
}

/**
 * Writes that suspend a member until the case about a suspicion is decided, and refuse the photo
 * (MOD-06, MOD-07).
 */
export function suspendForCase(
  { account, album, profile }: Subject,
  { number, author, id, photo, reason }: ForCase,
  now: Date,
): Write[] {
  const others = { ...album, photos: album.photos.filter((one) => one.id !== photo?.id) }
  return [
    banAccount(account, { number, ground: reason, author }, { case: id }),
    endVerification(account.id),
    ...refuseAndHide(album, photo, reason, now),
    ...(account.status === 'banned' ? [] : [...leaveQueue(others), ...leaveTextQueue(account.id, profile)]),
  ]
}

/**
 * Writes that remove the ban marks of address and device; none after a suspension, which has no
 * marks. Equal marks are removed once: a transaction that writes an item twice is refused.
 */
export function removeBanMarks({ bannedEmails, banMarkId }: Account): Write[] {
  if (!bannedEmails || banMarkId === undefined) return []
  return [
    ...[...new Set(bannedEmails.map(addressHash))].map((hash) => removeBannedAddress(hash, banMarkId)),
    ...[...new Set(bannedEmails)].map(removeBannedDevice),
  ]
}

/**
 * Writes that lift a ban or suspension and restore the earlier status. Only a member who was
 * visible before becomes visible again. `isAgeShown`: the member showed their age to staff, so the
 * account no longer needs the external age check.
 */
export function unbanWrites({ account, listing, album, profile }: Subject, now: Date, { isAgeShown = false } = {}) {
  const status = account.bannedFrom ?? 'not_confirmed'
  const writes: Write[] = [
    unbanAccount(account, status, isAgeShown ? now : undefined),
    ...removeBanMarks(account),
    ...(status === 'active' && !account.invisible ? [showCard(listing.card, now)] : []),
    ...(status === 'deletion_pending' ? [] : [...enterQueue(album), ...enterTextQueue(account.id, profile)]),
  ]
  return { status, writes }
}
