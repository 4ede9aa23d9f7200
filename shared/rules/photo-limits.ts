import { daySeconds, hourSeconds } from './durations.ts'

// Limits of photos: in profiles, conversations, mails and verifications.

/**
 * Limits of a photo file (OPEN-39): size in bytes, minimum pixels per side, and maximum pixels in
 * all. 24 megapixels is a common resolution of phone cameras.
 */
export const photoFile = { maxBytes: 10 * 1024 * 1024, minPixels: 300, maxPixels: 24_000_000 } as const

/** Validity of a signed photo URL. The expiry is rounded, so that browsers can cache the image. */
export const photoUrlSeconds = daySeconds

/** Validity of the URL of a private photo, which its owner may close at any time (OPEN-40). */
export const privatePhotoUrlSeconds = hourSeconds

/** Validity of the URL of a blurred photo in a mail, which may be opened a month later. */
export const mailedPhotoSeconds = 31 * daySeconds

/**
 * Cache lifetimes of photos. The edge verifies the signature of every request before it reads its
 * cache. `max-age` is the longest validity of a URL on a page; browsers deduct the time that the
 * photo was in the edge's cache (`Age`). `private` prevents shared caches from storing a copy.
 */
export const photoCaching = {
  edgeSeconds: photoUrlSeconds,
  browser: `private, max-age=${2 * photoUrlSeconds}, immutable`,
} as const

/**
 * `form`: validity of an upload form. `place`: time after which an unused slot is released.
 * `inspection`: time after which a photo with an unfinished inspection is refused.
 */
export const photoSeconds = { form: 600, place: hourSeconds, inspection: 15 * 60 } as const

/**
 * Photo verification (MOD-22). `posesPerDay`: poses per account and day. `poseSeconds`: validity of
 * a pose. `waitingDays`: days after which an undecided verification is refused and its picture
 * deleted. `refusedDays`: days for which a refusal is shown.
 */
export const verificationLimits = { posesPerDay: 3, poseSeconds: 30 * 60, waitingDays: 7, refusedDays: 14 } as const

/** Uploads per member and day, including removed and refused photos. */
export const uploadsPerDay = 60

/**
 * Maximum number of a member's chat photos: not yet sent at the same time (`pending`), and per day,
 * including failed ones.
 */
export const chatPhotos = { pending: 10, perDay: 100 } as const

/**
 * Days for which a refused photo stays in its owner's
 * list, and for which its image hash is recognised.
 */
export const refusedPhotoDays = { listed: 14, recognised: 365 } as const
