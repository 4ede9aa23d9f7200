import type { Load } from '#infra/inventory.ts'
import { unlistedHeaders } from '#infra/security-headers.ts'
import type { Reply, Serve } from './http.ts'
import { replyWith, type S3 } from './s3.ts'

type IsValid = (url: string, now: Date) => boolean

/** `/photos/...` as the edge serves it: only with a valid signature, directly from the bucket. */
export function createPhotos(options: { load: Load; s3: S3; bucket: string; now: () => Date }): Serve {
  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405 }
    const { isValidPhotoUrl } = (await options.load('functions/platform/photo-url.ts')) as {
      isValidPhotoUrl: IsValid
    }
    if (!isValidPhotoUrl(url.pathname + url.search, options.now())) return { status: 403 }
    const photo = await options.s3.find(options.bucket, url.pathname.slice(1))
    // The real bucket also answers 403 for a missing object.
    if (!photo) return { status: 403 }
    if (headers['if-none-match'] === photo.etag) return { status: 304, headers: { etag: photo.etag } }
    const reply: Reply = replyWith(photo, headers.range)
    const unlisted: Reply = { ...reply, headers: { ...reply.headers, ...unlistedHeaders } }
    return unlisted
  }
}
