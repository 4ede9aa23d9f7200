import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard, smallCard } from '#functions/stores/members/card.ts'
import { listWaitingPhotos, type WaitingPhoto } from '#functions/stores/photos/queue.ts'
import { civilDate } from '#shared/rules/age.ts'

/** Owner of photos to inspect; undefined if banned or leaving, as the photos are hidden then. */
export async function findPhotoOwner(memberId: string, now: Date) {
  const account = await findAccount(memberId, { consistent: true })
  const isHere = account?.status === 'active' || account?.status === 'not_confirmed'
  return isHere && !isGone(account, now) ? account : undefined
}

async function shownPhoto({ memberId, photo }: WaitingPhoto, { country }: Site, now: Date) {
  const [owner, card] = await Promise.all([findPhotoOwner(memberId, now), findCard(memberId)])
  if (!owner || !card) return []
  return [
    {
      id: photo.id,
      member: smallCard(card, civilDate(now, country.timeZone), now),
      private: photo.isPrivate,
      uploaded_at: photo.uploadedAt,
      full: photoUrl(memberId, photo.id, 'full', now),
      blurred: photoUrl(memberId, photo.id, 'locked', now),
      findings: photo.findings ?? [],
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
