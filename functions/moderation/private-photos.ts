import { ulid } from 'ulid'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import type { findPhotoQueue } from './photo-queue.ts'

type Shown = Awaited<ReturnType<typeof findPhotoQueue>>[number]

const action = 'private_photos_viewed'
/** Number of entries of a member's file that are read to find earlier views. */
const readEntries = 200

const showsPrivate = ({ private: isPrivate, others }: Shown): boolean => isPrivate || others.some((one) => one.private)

/**
 * Records that staff are shown private photos in the queue (MOD-15): once for each waiting photo
 * and member of staff, as the queue is loaded again and again (decision 0097).
 */
export async function recordPrivateViews(
  photos: readonly Shown[],
  staff: Pick<Staff, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  const byOwner = Object.entries(Object.groupBy(photos.filter(showsPrivate), ({ member }) => member.id))
  await Promise.all(
    byOwner.map(async ([member, shown]) => {
      const entries = await listModeration(member, readEntries)
      const seen = entries.filter((entry) => entry.action === action && entry.by === staff.id)
      const unseen = shown!.filter(({ id }) => !seen.some(({ subject }) => subject === id))
      const writes = unseen.flatMap(({ id }) =>
        addAudit(staff, { id: ulid(now.getTime()), action, member, subject: id }, now),
      )
      if (writes.length > 0) await commit(writes)
    }),
  )
}
