import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { MainImage } from '#shared/model/profile.ts'
import { photoUrlSeconds, privatePhotoUrlSeconds } from '#shared/rules/limits.ts'
import { env } from './env.ts'

/** The pictures made of each photo: a card for lists, the full one, and a truly blurred one for those who may not see it. */
export type Rendition = 'card' | 'full' | 'locked'

const signature = (stem: string, expires: number): string =>
  createHmac('sha256', env.photoKey).update(`${stem}:${expires}`).digest('base64url').slice(0, 22)

/**
 * A signed address of one rendition, good for at least 24 hours and then no more; of a private photo for one hour. It ends on a whole day's (hour's) border, so that
 * all pages of a day name the same address and browsers keep the picture. The signature covers the path without its file type: AVIF and WebP share it.
 */
export function photoUrl(
  memberId: string,
  photoId: string,
  rendition: Rendition,
  now: Date,
  { isPrivate = false } = {},
): string {
  const stem = `/photos/${memberId}/${photoId}/${rendition}`
  const seconds = isPrivate ? privatePhotoUrlSeconds : photoUrlSeconds
  const expires = (Math.floor(now.getTime() / 1000 / seconds) + 2) * seconds
  return `${stem}.avif?e=${expires}&s=${signature(stem, expires)}`
}

/**
 * Whether an address (path and query) is signed by us and not past its end. The edge function on AWS asks the same.
 *
 * @public Loaded by its path in infra/local/photos.ts.
 */
export function isValidPhotoUrl(url: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(url, 'https://site')
  const expires = Number(searchParams.get('e'))
  const given = Buffer.from(searchParams.get('s') ?? '')
  const wanted = Buffer.from(signature(pathname.replace(/\.(avif|webp)$/, ''), expires))
  return expires > now.getTime() / 1000 && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The picture that stands for a member in front of visitors: blurred in the file, so that no address leads to the sharp one (PRIV-01). */
export function veiledImageOf(memberId: string, photoId: string | undefined, now: Date) {
  if (!photoId) return null
  const filename = photoUrl(memberId, photoId, 'locked', now)
  return { filename, thumb_filename: filename, status: 'active' as const }
}

/** The picture that stands for a member, or null where there is none. */
export const mainImageOf = (
  memberId: string,
  photoId: string | undefined,
  status: z.infer<typeof MainImage>['status'],
  now: Date,
): z.infer<typeof MainImage> | null =>
  photoId
    ? {
        filename: photoUrl(memberId, photoId, 'full', now),
        thumb_filename: photoUrl(memberId, photoId, 'card', now),
        status,
      }
    : null
