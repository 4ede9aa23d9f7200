import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { listPhotos, openPhotosIn } from '#functions/stores/photos/photo.ts'
import { listWaitingVerifications, type Verification } from '#functions/stores/photos/verification.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import type { WaitingVerification } from '#shared/contract/verification-queue.ts'
import { civilDate } from '#shared/rules/age.ts'
import { findOwner } from './photo-queue.ts'

type Waiting = { memberId: string; verification: Verification }

async function shown(
  { memberId, verification }: Waiting,
  { country }: Site,
  now: Date,
): Promise<WaitingVerification[]> {
  const [owner, card, photos] = await Promise.all([findOwner(memberId, now), findCard(memberId), listPhotos(memberId)])
  if (!owner || !card) return []
  const { id, pose, arrivedAt } = verification
  return [
    {
      id,
      pose,
      arrived_at: arrivedAt!,
      member: smallCard(card, civilDate(now, country.timeZone), now),
      photos: openPhotosIn(photos).map((photo) => ({ id: photo.id, full: photoUrl(memberId, photo.id, 'full', now) })),
    },
  ]
}

/** Up to `limit` verifications, longest waiting first, with the photos to compare (MOD-22). */
export const findVerificationQueue = async (limit: number, site: Site, now: Date): Promise<WaitingVerification[]> =>
  (await showQueue(limit, listWaitingVerifications, (one) => shown(one, site, now))).slice(0, limit)
