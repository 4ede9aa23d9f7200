import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { MainImage } from '#shared/model/profile.ts'
import { mailedPhotoSeconds, photoUrlSeconds, privatePhotoUrlSeconds } from '#shared/rules/photo-limits.ts'
import { renditionsPrefix } from './bucket-paths.ts'
import { env } from './env.ts'

/**
 * Stored renditions of a photo: `card` for lists, `full`, and `locked`, whose pixels are blurred,
 * for viewers who may not see the photo.
 */
export type Rendition = 'card' | 'full' | 'locked'

let latest: { text: string; key: KeyObject } | undefined

/**
 * Signing key, imported once: if it were passed to Node as text, Node would import it again for
 * each signature.
 */
function signingKey(text: string): KeyObject {
  if (latest?.text !== text) latest = { text, key: createSecretKey(text, 'utf8') }
  return latest.key
}

const signature = (signedPath: string, expires: number): string =>
  createHmac('sha256', signingKey(env.photoKey)).update(`${signedPath}:${expires}`).digest('base64url').slice(0, 22)

/**
 * Path that the signature covers: without the file type, and with `sharp` in place of `card` and
 * `full`, because both renditions are shown to the same viewers.
 */
const signedPathOf = (path: string): string =>
  path.replace(/\.(avif|webp|jpg)$/, '').replace(/\/(card|full)$/, '/sharp')

/**
 * Signed URL of one rendition. Valid for at least 24 hours, or one hour for a private photo. It
 * expires at the end of a day (or hour), so that all pages show the same URL during that day (or
 * hour) and browsers can cache the image. The signature is valid for every file type.
 */
export function photoUrl(
  memberId: string,
  photoId: string,
  rendition: Rendition,
  now: Date,
  { isPrivate = false } = {},
): string {
  const path = `/${renditionsPrefix(memberId, photoId)}${rendition}.avif`
  return path + signedQuery(path, isPrivate ? privatePhotoUrlSeconds : photoUrlSeconds, now)
}

/**
 * URL of the blurred rendition for mails. Valid for 31 to 62 days, as mails are opened for weeks.
 * All mails of the same 31 days contain the same URL of a photo, so that the URL identifies no
 * recipient. If the photo is removed, the URL leads to no file. The file is a JPEG, as not every
 * mail client shows the other formats.
 */
export const mailedPhotoUrl = (memberId: string, photoId: string, now: Date): string => {
  const path = `/${renditionsPrefix(memberId, photoId)}locked.jpg`
  return path + signedQuery(path, mailedPhotoSeconds, now)
}

function signedQuery(path: string, seconds: number, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / seconds) + 2) * seconds
  return `?e=${expires}&s=${signature(signedPathOf(path), expires)}`
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
  const wanted = Buffer.from(signature(signedPathOf(pathname), expires))
  return expires > now.getTime() / 1000 && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** URLs of a photo that the viewer may not see sharp: each leads to the blurred file. */
export function lockedUrls(memberId: string, photoId: string, now: Date) {
  const filename = photoUrl(memberId, photoId, 'locked', now)
  return { filename, thumb_filename: filename }
}

/** Main image of a member for visitors: no URL leads to the sharp file (PRIV-01). */
export const veiledImageOf = (memberId: string, photoId: string | undefined, now: Date) =>
  photoId ? { ...lockedUrls(memberId, photoId, now), status: 'active' as const } : null

/**
 * URLs of the two sizes of a photo that the viewer may see. They share a signature, which saves
 * time: a page of search results shows 24 photos.
 */
export function sharpUrls(memberId: string, photoId: string, now: Date, { isPrivate = false } = {}) {
  const folder = `/${renditionsPrefix(memberId, photoId)}`
  const query = signedQuery(`${folder}full.avif`, isPrivate ? privatePhotoUrlSeconds : photoUrlSeconds, now)
  return { filename: `${folder}full.avif${query}`, thumb_filename: `${folder}card.avif${query}` }
}

/** Main image of a member, or null. */
export const mainImageOf = (
  memberId: string,
  photoId: string | undefined,
  status: z.infer<typeof MainImage>['status'],
  now: Date,
): z.infer<typeof MainImage> | null => (photoId ? { ...sharpUrls(memberId, photoId, now), status } : null)
