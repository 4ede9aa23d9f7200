// Limits of photos: in profiles, conversations, mails and verifications.

/**
 * Maximum size and minimum pixels per side of a photo
 * (OPEN-39); 24 megapixels is a common size of phone cameras.
 */
export const photoFile = { maximumBytes: 10 * 1024 * 1024, minimumPixels: 300, maximumPixels: 24_000_000 } as const

/** Validity of a signed photo URL; rounded, so that the browser can cache the image. */
export const photoUrlSeconds = 24 * 3_600

/** Validity of the URL of a private photo, which its owner may close at any time (OPEN-40). */
export const privatePhotoUrlSeconds = 3_600

/** Validity of the URL of a blurred photo in a mail, which may be opened a month later. */
export const mailedPhotoSeconds = 31 * 86_400

/**
 * Cache lifetimes of photos. The edge verifies the signature of every request before it reads its
 * cache. `max-age` is the longest validity of a URL on a page, as time in the edge's cache counts
 * towards it (`Age`); `private` keeps shared caches from storing a copy.
 */
export const photoCaching = {
  edgeSeconds: photoUrlSeconds,
  browser: `private, max-age=${2 * photoUrlSeconds}, immutable`,
} as const

/**
 * Validity of an upload form; time after which an unused slot is
 * released; time after which an unfinished inspection refuses the photo.
 */
export const photoSeconds = { form: 600, place: 3_600, inspection: 15 * 60 } as const

/**
 * Photo verification (MOD-22): poses per account and day, validity of a pose, days after which an
 * undecided verification is refused and its picture deleted, and days for which a refusal is shown.
 */
export const verificationLimits = { posesPerDay: 3, poseSeconds: 30 * 60, waitingDays: 7, refusedDays: 14 } as const

/** Uploads per member and day, including removed and refused photos. */
export const uploadsPerDay = 60

/**
 * Maximum number of photos that a member may be sending in conversations at a time, and per day,
 * failed ones included.
 */
export const chatPhotos = { pending: 10, perDay: 100 } as const

/**
 * Days for which a refused photo stays in its owner's
 * list, and for which its image hash is recognised.
 */
export const refusedPhotoDays = { listed: 14, recognised: 365 } as const
