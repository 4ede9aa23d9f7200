import { isMessagePhoto } from '#functions/platform/bucket-paths.ts'
import { photoUrl, type Rendition } from '#functions/platform/photo-url.ts'
import { isPictured, type Photo } from '#functions/stores/photos/photo.ts'
import { isDeskAction, isFinanceAction, isView, type Moderation } from '#functions/stores/safety/moderation.ts'
import { type AuditEntry, nonStaffAuthors } from '#functions/stores/staff/audit.ts'
import { findStaff } from '#functions/stores/staff/staff.ts'
import { DecisionNumber } from '#shared/model/decision.ts'
import { auditActions } from '#shared/model/staff.ts'

/**
 * Maximum number of decisions shown to a moderator. Views, acts of hosts and of finance, and work
 * on complaints are left out, as they would displace decisions; the audit trail lists them.
 */
const shownDecisions = 50

type Entry = Omit<AuditEntry, 'staffId'> & { photo: string | undefined; number: string | null }

/** Work on complaints about the member. It is left out because there may be a hundred notes. */
const complaintWork: readonly string[] = ['complaint_noted', 'complaint_handed']

const isAccess = (action: string) =>
  isView(action) || isDeskAction(action) || isFinanceAction(action) || complaintWork.includes(action)
const photoActions: readonly string[] = [
  'photo_approved',
  'photo_approved_explicit',
  'photo_refused',
  'photo_escalated',
]

/**
 * Profile photo that an entry is about. `subject` is the id of a photo only for `photoActions`; for
 * other actions it may be the number of a decision. The photo of a message is not a profile photo.
 */
function photoOf({ action, subject, photo }: Moderation): string | undefined {
  const id = photo ?? (photoActions.includes(action) ? subject : undefined)
  return id !== undefined && isMessagePhoto(id) ? undefined : id
}

/**
 * Number of the decision that an entry is about; null if there is none. `requested`: numbers keyed
 * by the id of the request, which for a refused photo is the id of the photo.
 */
const numberOf = ({ subject }: Moderation, requested: ReadonlyMap<string, string>): string | null =>
  DecisionNumber.safeParse(subject).success ? subject! : (requested.get(subject ?? '') ?? null)

/** Entries of a member's file with the names of staff, newest first. */
export async function namedEntries(
  memberId: string,
  rows: readonly Moderation[],
  requested: ReadonlyMap<string, string>,
): Promise<Entry[]> {
  const shown = rows.filter(({ action }) => !isAccess(action))
  const ids = [...new Set(shown.map(({ by }) => by))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await findStaff(id))?.name ?? id] as const)))
  for (const { id, name } of nonStaffAuthors) names.set(id, name)
  return shown.flatMap((row) => {
    const { id, at, by, reason } = row
    const action = auditActions.find((name) => name === row.action)
    if (!action) return []
    const entry = { id, at, staff: names.get(by) ?? by, action, member: memberId, reason }
    return [{ ...entry, photo: photoOf(row), number: numberOf(row, requested) }]
  })
}

/** Decisions on a member, including those that the history of each photo repeats. */
export const decisionsIn = (entries: readonly Entry[]) =>
  entries.slice(0, shownDecisions).map(({ photo: _, ...entry }) => entry)

/**
 * Photos of a member with their history (MOD-08): stored photos, and photos known only from a
 * decision because their row has expired or the member removed them. Without `isShown`, pictures
 * are withheld, as the member is in a case (MOD-06).
 */
export function photosWithHistory(
  memberId: string,
  photos: readonly Photo[],
  entries: readonly Entry[],
  { isShown, now }: { isShown: boolean; now: Date },
) {
  const historyOf = (wanted: string) =>
    entries
      .filter(({ photo }) => photo === wanted)
      .map(({ id, at, staff, action, reason }) => ({ id, at, staff, action, reason }))
  const noPicture = { full: null, blurred: null, withheld: false }
  const picturesOf = (photo: Photo) => {
    if (!isPictured(photo)) return noPicture
    if (!isShown) return { ...noPicture, withheld: true }
    const url = (rendition: Rendition) => photoUrl(memberId, photo.id, rendition, now)
    return { full: url('full'), blurred: url('locked'), withheld: false }
  }
  const gone = new Set(entries.flatMap(({ photo }) => photo ?? []))
  for (const { id } of photos) gone.delete(id)
  return [
    ...photos.map((photo) => ({
      ...picturesOf(photo),
      id: photo.id,
      status: photo.status,
      private: photo.isPrivate,
      explicit: photo.isExplicit,
      uploaded_at: photo.uploadedAt,
      reason: photo.reason ?? null,
      history: historyOf(photo.id),
    })),
    ...[...gone].map((id) => ({
      id,
      status: 'removed' as const,
      private: false,
      explicit: false,
      ...noPicture,
      uploaded_at: null,
      reason: null,
      history: historyOf(id),
    })),
  ]
}
