import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { MainImage } from '#shared/model/profile.ts'
import { mailedPhotoSeconds, photoUrlSeconds, privatePhotoUrlSeconds } from '#shared/rules/photo-limits.ts'
import { renditionsPrefix } from './bucket-paths.ts'
import { env } from './env.ts'

/**
 * Image sizes of a photo: `card` for lists, `full`, and `locked`, blurred in the file for those who
 * may not see the photo.
 */
export type Rendition = 'card' | 'full' | 'locked'

let latest: { text: string; key: KeyObject } | undefined

/** Signing key, imported once: Node imports any other form again for each signature. */
function signingKey(text: string): KeyObject {
  if (latest?.text !== text) latest = { text, key: createSecretKey(text, 'utf8') }
  return latest.key
}

const signature = (stem: string, expires: number): string =>
  createHmac('sha256', signingKey(env.photoKey)).update(`${stem}:${expires}`).digest('base64url').slice(0, 22)

/**
 * Signed URL of one rendition. Valid for at least 24 hours, or one hour for a private photo. It
 * expires at the end of a day (or hour), so that all pages get the same URL in that time and
 * browsers can cache the image. The signature covers the path without the file type, so it is valid
 * for every type.
 */
export function photoUrl(
  memberId: string,
  photoId: string,
  rendition: Rendition,
  now: Date,
  { isPrivate = false } = {},
): string {
  const stem = `/${renditionsPrefix(memberId, photoId)}${rendition}`
  const seconds = isPrivate ? privatePhotoUrlSeconds : photoUrlSeconds
  return signed(stem, 'avif', seconds, now)
}

/**
 * URL of the blurred rendition for mails. Valid for 31 to 62 days, as mails are opened for weeks.
 * All mails of that time contain the same URL, so that it identifies no recipient. If the photo is
 * removed, the URL leads to no file. JPEG, as not every mail client shows the other formats.
 */
export const mailedPhotoUrl = (memberId: string, photoId: string, now: Date): string =>
  signed(`/${renditionsPrefix(memberId, photoId)}locked`, 'jpg', mailedPhotoSeconds, now)

function signed(stem: string, type: 'avif' | 'jpg', seconds: number, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / seconds) + 2) * seconds
  return `${stem}.${type}?e=${expires}&s=${signature(stem, expires)}`
}

/**
 * Whether a URL (path and query) has our signature and is not expired. The edge function on AWS
 * applies the same rule.
 *
 * @public Loaded by its path in infra/local/photos.ts.
 */
export function isValidPhotoUrl(url: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(url, 'https://site')
  const expires = Number(searchParams.get('e'))
  const given = Buffer.from(searchParams.get('s') ?? '')
  const wanted = Buffer.from(signature(pathname.replace(/\.(avif|webp|jpg)$/, ''), expires))
  return expires > now.getTime() / 1000 && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Main image of a member for visitors: blurred in the file, so that no URL leads to the sharp one
 * (PRIV-01).
 */
export function veiledImageOf(memberId: string, photoId: string | undefined, now: Date) {
  if (!photoId) return null
  const filename = photoUrl(memberId, photoId, 'locked', now)
  return { filename, thumb_filename: filename, status: 'active' as const }
}

/** Main image of a member, or null. */
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
