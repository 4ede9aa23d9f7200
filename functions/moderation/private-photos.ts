import { ulid } from 'ulid'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import type { findPhotoQueue } from './photo-queue.ts'

type Shown = Awaited<ReturnType<typeof findPhotoQueue>>[number]

const action = 'private_photos_viewed'

const showsPrivate = ({ photo }: Shown): boolean => photo.private || photo.others.some((one) => one.private)

/**
 * Records that staff are shown private photos in the queue (MOD-15): once for each waiting photo
 * and member of staff, as the queue is loaded again and again (decision 0097).
 */
export async function recordPrivateViews(
  queue: readonly Shown[],
  staff: Pick<Staff, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  const byOwner = Object.entries(Object.groupBy(queue.filter(showsPrivate), ({ photo }) => photo.member.id))
  await Promise.all(
    byOwner.map(async ([member, shown]) => {
      const isSeen = ({ photo, entries }: Shown) =>
        entries.some((entry) => entry.action === action && entry.by === staff.id && entry.subject === photo.id)
      const unseen = shown!.filter((one) => !isSeen(one))
      const writes = unseen.flatMap(({ photo }) =>
        addAudit(staff, { id: ulid(now.getTime()), action, member, subject: photo.id }, now),
      )
      if (writes.length > 0) await commit(writes)
    }),
  )
}
