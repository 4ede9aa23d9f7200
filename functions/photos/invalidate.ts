import { ulid } from 'ulid'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import { logWarning } from '#functions/platform/log.ts'
import { addInvalidation } from '#functions/stores/photos/invalidation.ts'
import { renditionsPrefix } from '#functions/stores/photos/photo.ts'
import { commit } from '#functions/table/transaction.ts'

/** CloudFront works on 15 paths with a wildcard at a time, and refuses more. */
const mostPaths = 15

/** One path for each member: their one photo, or all of their photos where several left. The others are fetched again by whoever looks. */
export function pathsOf(photos: readonly { memberId: string; id: string }[]): string[] {
  const byMember = Map.groupBy(photos, ({ memberId }) => memberId)
  return [...byMember].map(([memberId, own]) => {
    const ids = new Set(own.map(({ id }) => id))
    return ids.size === 1 ? `/${renditionsPrefix(memberId, own[0]!.id)}*` : `/photos/${memberId}/*`
  })
}

/**
 * Has the edge invalidate its copies of photos. What it does not take now is kept in the table and tried again every minute: the rest of the
 * stream does not wait, and no removed photo stays for the life of a copy.
 */
export async function invalidatePhotos(photos: readonly { memberId: string; id: string }[], now: Date): Promise<void> {
  const paths = pathsOf(photos)
  for (let start = 0; start < paths.length; start += mostPaths) {
    const some = paths.slice(start, start + mostPaths)
    try {
      await invalidateCdn(some)
    } catch (error) {
      logWarning('invalidation_delayed', error, { paths: some.length })
      await commit([addInvalidation(ulid(now.getTime()), some, now)])
    }
  }
}
