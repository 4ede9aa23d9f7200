import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { isSuspended } from '#functions/stores/account/account.ts'
import { type Album, isPictured, type Photo } from '#functions/stores/photos/photo.ts'
import { addComplaint } from '#functions/stores/safety/complaint.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { laneOf } from '#shared/model/complaint.ts'
import { newReference } from '#shared/rules/reference.ts'
import { type Decided, findDecided, suspendForCase } from './ban.ts'
import { decisionWrites } from './decision-writes.ts'
import { replaceSuspension } from './ended-decisions.ts'

type Author = Pick<Staff, 'id' | 'name'>
/** `photo`: the one to refuse, where the member's album has it with a picture. */
type Suspicion = { member: string; photo?: string | undefined; source: 'notice' | 'own' | 'automatic' }
type Case = { id: string; photo: Photo | undefined; staff: Author; site: Site; now: Date }

/**
 * Suspends a suspected minor at once until a colleague decides the case that this opens (MOD-06):
 * refused photo, suspension, case with evidence, statement of reasons and trail in one transaction.
 * Returns the id of the new case, or of the open one. Refused with `not_found`, or with
 * `already_decided` for a banned member.
 */
export function suspectMinor(suspicion: Suspicion, staff: Author, site: Site, now: Date): Promise<string> {
  const id = ulid(now.getTime())
  return retryOnConflict(async () => {
    const decided = await findDecided(suspicion.member, now)
    if (!decided) throw new Refusal('not_found')
    const { account, album } = decided
    if (account.suspendedFor !== undefined) return account.suspendedFor
    if (account.status === 'banned' && !isSuspended(account)) throw new Refusal('already_decided')
    // One that was refused meanwhile is no evidence, as it has no files.
    const photo = album.photos.find((one) => one.id === suspicion.photo && isPictured(one))
    // Before the transaction, after which the photo's files are removed.
    await copyAhead(id, account.id, evidenceIn(album, photo), now)
    await commit([
      ...writesOf(decided, suspicion.source, { id, photo, staff, site, now }),
      ...(await replaceSuspension(decided, now)),
    ])
    return id
  })
}

/** Photos to copy as evidence: the reported one, else all that have a picture. */
const evidenceIn = ({ photos }: Album, photo: Photo | undefined): string[] =>
  (photo ? [photo] : photos.filter(isPictured)).map(({ id }) => id)

function writesOf(decided: Decided, source: Suspicion['source'], { id, photo, staff, site, now }: Case): Write[] {
  const { account, profile, album } = decided
  const { name, about, prompts = [] } = profile
  const number = newReference(randomInt)
  const onRepeat = () => new Conflict('this case exists')
  const complaint = {
    ...({ id, category: 'minor', text: '', from: null, about: account.id, status: 'open' } as const),
    ...(photo ? { kind: 'photo' as const, photo: photo.id } : { kind: 'profile' as const }),
    ...{ language: account.language, origin: site.origin, createdAt: now.toISOString(), suspends: number },
    escalated: { id: staff.id, name: staff.name, ...(photo?.imageHash && { photoHash: photo.imageHash }) },
  }
  const evidence = {
    ...{ profile: { name, about, prompts }, photos: evidenceIn(album, photo), messages: [] },
    isCopied: true as const,
  }
  return [
    ...suspendForCase(decided, { number, id, photo: photo?.id }, now),
    ...addComplaint(
      complaint,
      { evidence, mailOf: undefined, place: { lane: laneOf('minor', false), since: now } },
      onRepeat,
    ),
    ...decisionWrites(
      {
        ...({ number, kind: 'age_suspended', ground: 'minor', facts: '', source, until: null } as const),
        ...(photo && { photo: photo.id }),
      },
      decided,
      { staff, request: id, onRepeat, now },
    ),
  ]
}
