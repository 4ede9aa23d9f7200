import type { Photo } from '#functions/stores/photos/photo.ts'
import { complaintQueue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { rankOf } from '#shared/model/complaint.ts'
import type { Complaint } from './complaint-shape.ts'
import { toSettle } from './evidence.ts'

type Case = Pick<Complaint, 'id' | 'createdAt'>

const changed = () => new Conflict('the case was decided meanwhile')

/**
 * Adds a photo of suspected child abuse to an open case about its owner, which becomes a case of
 * child abuse (MOD-07). The photo's files must have been copied. `isKept`: the photo is in the
 * case's evidence already. Afterwards `staff` cannot decide the case. Conflict if the case was
 * decided meanwhile.
 */
export function addToCase(
  { id, createdAt }: Case,
  { id: photo, imageHash, isKept }: Pick<Photo, 'id' | 'imageHash'> & { isKept: boolean },
  staff: { id: string },
  now: Date,
): Write[] {
  const place = complaintQueue('child_abuse', rankOf('child_abuse', false), new Date(createdAt), id)
  const { dueJob, dueAt } = toSettle(id, now)
  return [
    update(
      keys.complaint(id),
      'SET category = :category, escalated.alsoBy = list_append(escalated.alsoBy, :staff), escalated.photoHashes = list_append(escalated.photoHashes, :hash), dueJob = :job, dueAt = :at',
      {
        condition: '#status = :open',
        names: { '#status': 'status' },
        values: {
          ':category': 'child_abuse',
          ':open': 'open',
          ':job': place.dueJob,
          ':at': place.dueAt,
          ':staff': [staff.id],
          ':hash': imageHash ? [imageHash] : [],
        },
        onConflict: changed,
      },
    ),
    ...(isKept
      ? []
      : [
          // The evidence becomes due again, so that the new copies are locked like the others.
          update(keys.evidence(id), 'SET photos = list_append(photos, :photo), dueJob = :job, dueAt = :at', {
            condition: 'attribute_exists(PK) AND NOT contains(photos, :id)',
            values: { ':photo': [photo], ':id': photo, ':job': dueJob, ':at': dueAt },
            onConflict: changed,
          }),
        ]),
  ]
}

/** Whether this member of staff opened the case or added to it, so that a colleague decides. */
export const isOwnCase = ({ escalated }: Pick<Complaint, 'escalated'>, { id }: { id: string }): boolean =>
  escalated !== undefined && (escalated.id === id || escalated.alsoBy.includes(id))
