import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard, smallCard } from '#functions/stores/members/card.ts'
import { findAlike } from '#functions/stores/photos/pictures.ts'
import { listWaitingPhotos, type WaitingPhoto } from '#functions/stores/photos/queue.ts'
import { civilDate } from '#shared/rules/age.ts'
import { shownMember } from './complaints.ts'

/** Accounts with a like photo that are named; more tell staff nothing new. */
const mostAlike = 5

/** Owner of photos or texts to look at; undefined if banned or leaving, who are hidden then. */
export async function findOwner(memberId: string, now: Date) {
  const account = await findAccount(memberId, { consistent: true })
  const isHere = account?.status === 'active' || account?.status === 'not_confirmed'
  return isHere && !isGone(account, now) ? account : undefined
}

/** Accounts with a like photo, looked up for photos whose inspection found some. */
async function shownAlike({ memberId, photo: { isAlike, imageHash } }: WaitingPhoto, site: Site, now: Date) {
  if (!isAlike || !imageHash) return { members: [], banned: false }
  const { owners, isBanned } = await findAlike(memberId, imageHash, now)
  const cards = await Promise.all(owners.slice(0, mostAlike).map((id) => shownMember(id, site, now)))
  return { members: cards.filter((card) => card !== null), banned: isBanned }
}

async function shownPhoto(waiting: WaitingPhoto, site: Site, now: Date) {
  const { memberId, photo } = waiting
  const [owner, card, alike] = await Promise.all([
    findOwner(memberId, now),
    findCard(memberId),
    shownAlike(waiting, site, now),
  ])
  if (!owner || !card) return []
  return [
    {
      id: photo.id,
      member: smallCard(card, civilDate(now, site.country.timeZone), now),
      private: photo.isPrivate,
      uploaded_at: photo.uploadedAt,
      full: photoUrl(memberId, photo.id, 'full', now),
      blurred: photoUrl(memberId, photo.id, 'locked', now),
      findings: photo.findings ?? [],
      alike,
      main: card.p ? photoUrl(memberId, card.p, 'full', now) : null,
    },
  ]
}

/**
 * Up to `limit` photos, longest waiting first. Photos of banned and leaving owners are skipped by
 * reading on, so that they never hide the others.
 */
export async function findPhotoQueue(limit: number, site: Site, now: Date) {
  const photos: Awaited<ReturnType<typeof shownPhoto>> = []
  let after: string | undefined
  for (;;) {
    const { waiting, more } = await listWaitingPhotos(limit, after)
    const shown = await Promise.all(waiting.map((one) => shownPhoto(one, site, now)))
    photos.push(...shown.flat())
    after = waiting.at(-1)?.at
    if (!more || !after || photos.length >= limit) return photos.slice(0, limit)
  }
}
