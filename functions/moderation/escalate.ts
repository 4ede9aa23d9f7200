import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAlbum, findPhoto } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { addComplaint } from '#functions/stores/safety/complaint.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { laneOf } from '#shared/model/complaint.ts'
import { type Escalation, refusalOf } from '#shared/model/photo.ts'
import { newReference } from '#shared/rules/reference.ts'
import { findOwner } from './photo-queue.ts'
import { refusePhoto } from './photo-refusal.ts'
import { suspectMinor } from './suspect-minor.ts'

type Request = { member: string; id: string; suspicion: Escalation }
type Author = Pick<Staff, 'id' | 'name'>

/**
 * Escalates a photo of the queue (MOD-14): its refusal, a case with the photo as evidence that a
 * colleague decides, and the trail in one transaction; of a suspected minor, the suspension of the
 * account too (MOD-06). Returns the id of the case. Refused with `not_found`, or with
 * `already_decided` if a colleague was first.
 */
export async function escalate(request: Request, staff: Author, site: Site, now: Date): Promise<string> {
  const { member, id: photo, suspicion } = request
  if (suspicion === 'minor') {
    if (!(await findPhoto(member, photo, { consistent: true }))) throw new Refusal('not_found')
    return suspectMinor({ member, photo, source: 'own' }, staff, site, now)
  }
  const made = { opened: ulid(now.getTime()), number: newReference(randomInt) }
  return retryOnConflict(() => escalateOnce(request, made, staff, site, now))
}

type Made = { opened: string; number: string }

async function escalateOnce(
  { member, id, suspicion }: Request,
  { opened, number }: Made,
  staff: Author,
  site: Site,
  now: Date,
) {
  const [owner, album, profile] = await Promise.all([
    findOwner(member, now),
    findAlbum(member, { consistent: true }),
    findProfile(member),
  ])
  if (!owner || !profile) throw new Refusal('not_found')
  const reason = refusalOf[suspicion]
  const refused = await refusePhoto({ owner, album, profile }, { photo: id, reason, number }, staff, now)
  // Before the transaction, after which the photo's files are removed.
  await copyAhead(opened, member, [id], now)
  const { name, about, prompts = [] } = profile
  const photoHash = album.photos.find((photo) => photo.id === id)?.imageHash
  const complaint = {
    ...({ id: opened, kind: 'photo', category: suspicion, createdAt: now.toISOString(), text: '', photo: id } as const),
    ...{ from: null, about: member, language: owner.language, origin: site.origin },
    escalated: { id: staff.id, name: staff.name, refusal: number, ...(photoHash && { photoHash }) },
    status: 'open' as const,
  }
  const evidence = { profile: { name, about, prompts }, photos: [id], messages: [], isCopied: true as const }
  await commit([
    ...refused,
    ...addComplaint(
      complaint,
      { evidence, mailOf: undefined, place: { lane: laneOf(suspicion, false), since: now } },
      () => new Conflict('this case exists'),
    ),
    ...addAudit(
      staff,
      {
        ...{ id: ulid(now.getTime()), action: 'photo_escalated', member, reason, subject: id },
        counted: { item: reason },
      },
      now,
    ),
  ])
  return opened
}
