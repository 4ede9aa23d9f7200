import { ulid } from 'ulid'
import { memberFolder, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import { logWarning } from '#functions/platform/log.ts'
import { commit } from '#functions/table/transaction.ts'
import { addInvalidation } from './invalidation.ts'

/** CloudFront processes at most 15 paths with a wildcard at a time, and refuses more. */
const maxPaths = 15

/**
 * Paths to invalidate, one for each member: the path of the photo or, if several photos of a member
 * were removed, a path of all of the member's photos. The CDN then fetches the remaining photos
 * again.
 */
export function pathsOf(photos: readonly { memberId: string; id: string }[]): string[] {
  const byMember = Map.groupBy(photos, ({ memberId }) => memberId)
  return [...byMember].map(([memberId, own]) => {
    const ids = new Set(own.map(({ id }) => id))
    return `/${ids.size === 1 ? renditionsPrefix(memberId, own[0]!.id) : memberFolder('photos', memberId)}*`
  })
}

/**
 * Invalidates photos in the CDN. Failed paths are stored and retried every minute, so that the
 * stream does not wait, and no removed photo stays cached until its expiry.
 */
export async function invalidatePhotos(photos: readonly { memberId: string; id: string }[], now: Date): Promise<void> {
  const paths = pathsOf(photos)
  for (let start = 0; start < paths.length; start += maxPaths) {
    const some = paths.slice(start, start + maxPaths)
    try {
      await invalidateCdn(some)
    } catch (error) {
      logWarning('invalidation_delayed', error, { paths: some.length })
      await commit([addInvalidation(ulid(now.getTime()), some, now)])
    }
  }
}
