import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { type Album, isPictured, type Photo } from '#functions/stores/photos/photo.ts'
import { rememberHash } from '#functions/stores/photos/refused.ts'
import { refusePictured } from '#functions/stores/photos/take-down.ts'
import { addToCase } from '#functions/stores/safety/case.ts'
import { addComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { addToComplaint } from '#functions/stores/safety/complaint-decisions.ts'
import { findStoredEvidence } from '#functions/stores/safety/evidence.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import type { SentPhoto } from '#functions/stores/safety/sent-photos.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { rankOf } from '#shared/model/complaint.ts'
import type { DecisionSource } from '#shared/model/decision.ts'
import { type Escalation, refusalOf } from '#shared/model/photo.ts'
import { newReference } from '#shared/rules/reference.ts'
import { suspendForCase } from './ban.ts'
import { decisionWrites } from './decision-writes.ts'
import { replaceSuspension } from './ended-decisions.ts'
import { findSubject, type Subject } from './subject.ts'

type Author = Pick<Staff, 'id' | 'name'>
type Suspicion = {
  member: string
  suspicion: Escalation
  /** Photo to refuse, if it is in the member's album and has a picture. */
  photo?: string | undefined
  /**
   * Photo of a conversation that the complaint names. It is evidence, and its image is recognised
   * if it is uploaded or sent again, but it stays in its message.
   */
  sent?: SentPhoto | undefined
  /**
   * Whether the suspicion is about this photo alone; the member is then not suspended if the photo
   * was refused before.
   */
  isOfPhoto?: boolean
  source: DecisionSource
  /** Id of the complaint that made staff suspect the member. */
  complaint?: string
}
type Case = { id: string; photo: Photo | undefined; staff: Author; site: Site; now: Date }
/** Photo of the profile or of a conversation; `id` is the id of its files. */
type Picture = Pick<Photo, 'id' | 'imageHash'>

const kinds = { minor: 'age_suspended', child_abuse: 'photo_suspended' } as const satisfies Record<Escalation, string>

/**
 * Suspends a suspected minor, or a member suspected of child abuse, at once, and opens a case that
 * a colleague decides (MOD-06, MOD-07). One transaction refuses the photo and writes the
 * suspension, the case with its evidence, the statement of reasons and the trail. Without a photo
 * of the profile, all photos of the profile are evidence and none is refused. If a case suspends
 * the member already, a photo of child abuse is added to that case instead. Returns the id of the
 * case. Refused with `not_found`, and with `already_decided` for a banned member. Also refused with
 * `already_decided` if the suspicion is about the photo alone, and a colleague has refused the
 * photo for another reason.
 */
export function suspendOnSuspicion(asked: Suspicion, staff: Author, site: Site, now: Date): Promise<string> {
  const id = ulid(now.getTime())
  return retryOnConflict(async () => {
    const subject = await findSubject(asked.member, now)
    if (!subject) throw new Refusal('not_found')
    const { account, album } = subject
    // A refused photo cannot be evidence, as its files are removed.
    const photo = album.photos.find((one) => one.id === asked.photo && isPictured(one))
    if (account.suspendedFor !== undefined) return addPhoto(account.suspendedFor, asked, { album, photo }, staff, now)
    if (account.status === 'banned' && !isSuspended(account)) throw new Refusal('already_decided')
    if (asked.isOfPhoto && !photo) throw new Refusal('already_decided')
    // Copied before the transaction, because the photo's files are removed after it.
    await copyAhead(id, account.id, evidenceIn(album, photo, asked.sent), now)
    await commit([
      ...writesOf(subject, asked, { id, photo, staff, site, now }),
      ...(await replaceSuspension(subject, now)),
    ])
    return id
  })
}

/**
 * Adds a photo of suspected child abuse to the case for which its owner is suspended already, so
 * that one decision covers all photos, and returns the id of the case. Writes nothing without a
 * photo. Refused with `already_decided` if the suspicion is about one photo alone, and this photo
 * no longer has a picture and is not evidence of the case.
 */
async function addPhoto(
  id: string,
  { member, suspicion, photo: named, sent, isOfPhoto }: Suspicion,
  { album, photo }: { album: Album; photo: Photo | undefined },
  staff: Author,
  now: Date,
): Promise<string> {
  if (suspicion === 'minor') return id
  const [complaint, evidence] = await Promise.all([findComplaint(id, { consistent: true }), findStoredEvidence(id)])
  const isKept = (photoId: string) => evidence?.photos.includes(photoId) ?? false
  // A photo of a conversation stays in its message, so a repeated request names it again; it is
  // added only once.
  const added = photo ?? (sent && !isKept(sent.id) ? sent : undefined)
  if (!added) {
    if (!isOfPhoto || (named !== undefined && isKept(named))) return id
    throw new Refusal('already_decided')
  }
  if (!complaint) throw new Conflict('the case is gone')
  const reason = refusalOf[suspicion]
  if (!isKept(added.id)) await copyAhead(id, member, [added.id], now)
  await commit([
    ...(photo ? refusePictured(album, photo, reason, now) : remember(added, suspicion, now)),
    ...addToCase(complaint, { ...added, isKept: isKept(added.id) }, staff, now),
    ...addAudit(
      staff,
      {
        id: ulid(now.getTime()),
        action: 'photo_escalated',
        member,
        reason,
        subject: added.id,
        counted: { item: reason, ground: reason },
      },
      now,
    ),
  ])
  return id
}

/**
 * Photos to copy as evidence: the suspected photo, or else all photos of the profile that have a
 * picture, and the photo of the conversation.
 */
const evidenceIn = ({ photos }: Album, photo: Photo | undefined, sent: SentPhoto | undefined): string[] =>
  [...(photo ? [photo] : photos.filter(isPictured)), ...(sent ? [sent] : [])].map(({ id }) => id)

/** Writes that store the image of a photo as refused on a suspicion. */
const remember = ({ imageHash }: Picture, suspicion: Escalation, now: Date): Write[] =>
  imageHash ? rememberHash(imageHash, refusalOf[suspicion], now) : []

function writesOf(
  subject: Subject,
  { suspicion, sent, source, complaint: named }: Suspicion,
  { id, photo, staff, site, now }: Case,
): Write[] {
  const { account, profile, album } = subject
  const { name, about, prompts = [] } = profile
  const number = newReference(randomInt)
  const onRepeat = () => new Conflict('this case exists')
  const pictured = photo?.id ?? sent?.message
  const hashes = [photo, sent].flatMap((one) => one?.imageHash ?? [])
  const complaint = {
    ...({ id, category: suspicion, text: '', from: null, about: account.id, status: 'open' } as const),
    ...(pictured ? { kind: 'photo' as const, photo: pictured } : { kind: 'profile' as const }),
    language: account.language,
    origin: site.origin,
    createdAt: now.toISOString(),
    suspends: number,
    escalated: { id: staff.id, name: staff.name, photoHashes: hashes, alsoBy: [] },
  }
  const evidence = {
    profile: { name, about, prompts },
    photos: evidenceIn(album, photo, sent),
    messages: [],
    isCopied: true as const,
  }
  // The same word is the reason of the refused photo and the ground of the decision.
  const ground = refusalOf[suspicion]
  return [
    ...suspendForCase(subject, { number, author: staff.id, id, photo, reason: ground }, now),
    // If both photos have the same image, `suspendForCase` already stores its hash as refused.
    ...(sent && sent.imageHash !== photo?.imageHash ? remember(sent, suspicion, now) : []),
    ...addComplaint(
      complaint,
      { evidence, mailOf: undefined, place: { rank: rankOf(suspicion, false), since: now } },
      onRepeat,
    ),
    ...(named === undefined ? [] : [addToComplaint(named, { number, member: account.id }, staff, now)]),
    ...decisionWrites(
      {
        ...({ number, kind: kinds[suspicion], ground, facts: '', source, until: null } as const),
        ...(photo && { photo: photo.id }),
        complaints: named === undefined ? [id] : [id, named],
      },
      subject,
      { author: staff, request: id, onRepeat, now },
    ),
  ]
}
