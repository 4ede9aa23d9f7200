import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { findMemberByAccountHash, listMailboxMembers } from '#functions/stores/account/claims.ts'
import { listPaidFrom, listSources } from '#functions/stores/credits/payment-sources.ts'
import { findCard } from '#functions/stores/members/card.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import { findAlike } from '#functions/stores/photos/pictures.ts'
import { listOnDeviceOf, listSignals } from '#functions/stores/safety/risk.ts'
import { accountOf } from '#functions/stores/throttle/account-hash.ts'
import { sharedThings } from '#shared/contract/member-file.ts'
import { staffCard } from './case-pictures.ts'
import type { StaffView } from './staff-view.ts'

type Shared = (typeof sharedThings)[number]

/** Maximum number of related accounts shown. */
const maxRelated = 20

/**
 * Accounts with a signal about this member's device, and accounts whose device this member used.
 */
async function onSameDevice({ id, email }: Account, now: Date): Promise<string[]> {
  const [later, signals] = await Promise.all([listOnDeviceOf(accountOf('login', email)), listSignals(id, now)])
  const earlier = signals.flatMap(({ account }) => account ?? [])
  const found = await Promise.all(earlier.map(findMemberByAccountHash))
  return [...later, ...found.filter((one) => one !== undefined)]
}

async function paidFromSame({ id }: Account): Promise<string[]> {
  const sources = await listSources(id)
  return (await Promise.all(sources.map(listPaidFrom))).flat()
}

async function withSimilarPictures({ id }: Account, photos: readonly Photo[], now: Date): Promise<string[]> {
  const hashes = photos.flatMap(({ status, imageHash }) => (status !== 'rejected' && imageHash ? [imageHash] : []))
  return (await Promise.all(hashes.map((hash) => findAlike(id, hash, now)))).flatMap(({ owners }) => owners)
}

/**
 * Other accounts that share a device, mailbox, payment source or picture with a member (MOD-08),
 * those with the most in common first. No proof of misuse: couples may share everything except
 * pictures.
 */
export async function findRelated(account: Account, photos: readonly Photo[], view: StaffView) {
  const { now } = view
  const found: Record<Shared, string[]> = {
    device: await onSameDevice(account, now),
    address: await listMailboxMembers(account.email),
    payment: await paidFromSame(account),
    picture: await withSimilarPictures(account, photos, now),
  }
  const ids = [...new Set(Object.values(found).flat())].filter((id) => id !== account.id)
  const sharing = ids
    .map((id) => ({ id, shares: sharedThings.filter((thing) => found[thing].includes(id)) }))
    .toSorted((a, b) => b.shares.length - a.shares.length)
  const shown = await Promise.all(
    sharing.slice(0, maxRelated).map(async ({ id, shares }) => {
      const [other, card] = await Promise.all([findAccount(id), findCard(id)])
      if (!other || !card || isGone(other, now)) return []
      return [{ member: staffCard(card, other, view), status: other.status, shares }]
    }),
  )
  return shown.flat()
}
