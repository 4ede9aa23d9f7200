import * as z from 'zod/mini'
import { type Account, isPresent } from '#functions/account/store.ts'
import { due, keys, queue } from '#functions/data/keys.ts'
import { Changed, check, find, list, put, putNew, refusing, remove, update, type Write } from '#functions/data/table.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { Card } from '#functions/members/store.ts'
import { type ComplaintOutcome, receiptOf } from '#shared/model/complaint.ts'
import { Complaint, Evidence, SpentEvidence } from './complaint.ts'

const BlockRow = z.object({
  SK: z.string(),
  card: Card,
  at: z.string(),
  /** The other is not in search, so no total has to leave them out. */
  isHidden: z.optional(z.boolean()),
  /** The other is being deleted or banned: not shown meanwhile. */
  isGone: z.optional(z.boolean()),
})
type BlockRow = z.infer<typeof BlockRow>

/** Both directions in one read. */
export const listBlockRows = async (memberId: string): Promise<BlockRow[]> =>
  (await list(BlockRow, keys.blocksOfMember(memberId))).items

/** Whom a member blocked, the latest first. */
export const listBlocked = async (memberId: string): Promise<Card[]> =>
  (await listBlockRows(memberId))
    .filter(({ SK, isGone }) => SK.startsWith('BLOCK#') && !isGone)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)

export type Blocks = {
  /** Whom this member blocked, and who blocked them: neither meets the other. */
  ids: ReadonlySet<string>
  /** Of these, each one whom search would find. */
  findable: readonly Card[]
}

export const noBlocks: Blocks = { ids: new Set(), findable: [] }

/** Every block a member is part of, in one read. */
export async function listBlocks(memberId: string): Promise<Blocks> {
  const rows = await listBlockRows(memberId)
  // Two who blocked each other have a row in either direction.
  const findable = new Map(rows.filter(({ isHidden }) => !isHidden).map(({ card }) => [card.id, card]))
  return { ids: new Set(rows.map(({ card }) => card.id)), findable: [...findable.values()] }
}

/** Whether a member blocked another, and whether the other blocked them. */
export async function findBlock(memberId: string, otherId: string, options?: { consistent?: boolean }) {
  const [own, theirs] = await Promise.all([
    find(BlockRow, keys.block(memberId, otherId), options),
    find(BlockRow, keys.blockedBy(memberId, otherId), options),
  ])
  return { isOwn: own !== undefined, isTheirs: theirs !== undefined }
}

type Listing = { card: Card; isFindable: boolean }

/** Both sides of a block; each holds the card of the other, so that search can take them out of its total. */
export const addBlock = (blocker: Listing, blocked: Listing, now: Date): Write[] => {
  const row = ({ card, isFindable }: Listing) => ({
    card,
    at: now.toISOString(),
    ...(isFindable ? {} : { isHidden: true }),
  })
  return [
    put(keys.block(blocker.card.id, blocked.card.id), row(blocked)),
    put(keys.blockedBy(blocked.card.id, blocker.card.id), row(blocker)),
  ]
}

export const removeBlock = (blockerId: string, blockedId: string): Write[] => [
  remove(keys.block(blockerId, blockedId)),
  remove(keys.blockedBy(blockedId, blockerId)),
]

/** Holds a transaction to what was read: whether the other has blocked this member as well. */
export const checkBlockedBy = (
  memberId: string,
  otherId: string,
  isBlocked: boolean,
  otherwise: Write['otherwise'],
): Write =>
  check(keys.blockedBy(memberId, otherId), {
    condition: isBlocked ? 'attribute_exists(PK)' : 'attribute_not_exists(PK)',
    otherwise,
  })

/**
 * Why one member may not reach another, or null. Blocked, deleted, banned, missing and invisible members answer alike, so that nothing is
 * told about them; who is invisible can be reached by those they contacted first (BLOCK-10, TRAP-61).
 */
export function contactRefusal(
  partner: Account | undefined,
  { isBlocked, hasContactedMe }: { isBlocked: boolean; hasContactedMe: boolean },
): 'not_found' | 'partner_not_confirmed' | null {
  if (!partner || isBlocked) return 'not_found'
  if (partner.status === 'not_confirmed') return 'partner_not_confirmed'
  if (!isPresent(partner) || (partner.invisible && !hasContactedMe)) return 'not_found'
  return null
}

const Moderation = z.object({
  /** ULID; that of the audit trail's entry, where there is one. */
  id: z.string(),
  at: z.string(),
  /** Id of the staff member, or `inspection` for what was decided by itself. */
  by: z.string(),
  /** One of the audit trail's actions, or `photo_refused` of the inspection. */
  action: z.string(),
  reason: z.nullable(z.string()),
  /** Id of the photo or complaint that it was about. */
  subject: z.optional(z.string()),
  /** The audit trail's entry that names this member: the purge takes the name out of it. */
  audit: z.optional(z.object({ PK: z.string(), SK: z.string() })),
})
export type Moderation = z.infer<typeof Moderation>

/** Newest first; all of them where no `limit` is given. */
export const listModeration = async (memberId: string, limit?: number): Promise<Moderation[]> =>
  (
    await list(Moderation, {
      ...keys.moderationOfMember(memberId),
      newestFirst: true,
      ...(limit !== undefined && { limit }),
    })
  ).items

/** Records a decision about a member in their own partition, so that their export and the purge know of it. */
export const addModeration = (memberId: string, { id, ...entry }: Moderation): Write =>
  putNew(keys.moderation(memberId, id), { id, ...entry }, undefined)

const complaintPrefix = keys.complaint('').PK
export const complaintIn = (PK: string): string => PK.slice(complaintPrefix.length)
export const isEvidence = (PK: string, SK: string): boolean =>
  PK.startsWith(complaintPrefix) && SK === keys.evidence('').SK

export const findComplaint = (id: string, options?: { consistent?: boolean }) =>
  find(Complaint, keys.complaint(id), options)

const StoredEvidence = z.union([SpentEvidence, Evidence])

/** What a complaint is about, frozen; undefined where it named nobody, and once it is answered. */
export async function findEvidence(complaint: string): Promise<Evidence | undefined> {
  const stored = await findStoredEvidence(complaint)
  return stored && !('isSpent' in stored) ? stored : undefined
}

export const findStoredEvidence = (complaint: string) =>
  find(StoredEvidence, keys.evidence(complaint), { consistent: true })

/** The item waits until its photos are copied, or removed: at once by the stream, and by a job where that failed. */
const toSettle = (complaint: string, now: Date) => due('settleEvidence', new Date(now.getTime() + 60_000), complaint)

const settledMeanwhile = () => new Changed('the complaint was answered, or its evidence settled, meanwhile')

/** The photos of a new complaint are copied. */
export const markPhotosCopied = (complaint: string): Write =>
  update(keys.evidence(complaint), 'REMOVE dueJob, dueAt', {
    condition: 'attribute_exists(PK) AND attribute_not_exists(isSpent)',
    otherwise: settledMeanwhile,
  })

export const removeEvidence = (complaint: string): Write => remove(keys.evidence(complaint))

/** The folder of the copied photos; `photoUrl(evidenceFolder(id), photo, 'full', now)` signs an address of one. */
export const evidenceFolder = (complaint: string): string => `evidence-${complaint}`

const Queued = z.object({ PK: z.string(), dueAt: z.string() })

/** A page of complaints from `after` on: those that wait, the oldest first, or those that were answered, the latest first. */
export async function listComplaints({
  status,
  after,
  limit,
}: {
  status: Complaint['status']
  after: string | undefined
  limit: number
}): Promise<{ complaints: Complaint[]; next: string | null }> {
  const isOpen = status === 'open'
  const { items, more } = await list(
    Queued,
    { PK: `QUEUE#${isOpen ? 'complaints' : 'answeredComplaints'}`, after, limit, newestFirst: !isOpen },
    { index: 'due' },
  )
  const found = await Promise.all(items.map(({ PK }) => findComplaint(complaintIn(PK))))
  // The index follows the table a moment later, so one that was answered just now may still stand in the queue.
  const complaints = found.filter((complaint) => complaint?.status === status)
  return { complaints: complaints as Complaint[], next: more ? items.at(-1)!.dueAt : null }
}

/**
 * A new complaint, with what it is about as it is now and a row for each member who has to do with it. `mailOf` is the member whose address a
 * visitor gave. `otherwise` answers one that was filed before under this id.
 */
export const addComplaint = (
  complaint: Complaint,
  { evidence, mailOf }: { evidence: Evidence | undefined; mailOf: string | undefined },
  otherwise: Write['otherwise'],
): Write[] => {
  const { id, from, about, createdAt } = complaint
  const row = { at: createdAt }
  return [
    putNew(keys.complaint(id), { ...complaint, ...queue('complaints', new Date(createdAt), id) }, otherwise),
    ...(evidence ? [put(keys.evidence(id), { ...evidence, ...toSettle(id, new Date(createdAt)) })] : []),
    ...(from ? [put(keys.complaintBy(from, id), row)] : []),
    ...(about ? [put(keys.complaintAbout(about, id), row)] : []),
    ...(mailOf ? [put(keys.complaintMail(mailOf, id), row)] : []),
  ]
}

/** An answered complaint is kept for the six months in which its outcome may be disputed (Digital Services Act, article 20). */
const answeredSeconds = 183 * 86_400

/**
 * Answers an open complaint with its reasons: the mail to whoever filed it, and the frozen evidence goes (TRAP-62). `account` is the member who
 * filed it; who is purged gets no mail. Refused with `already_decided`.
 */
export function answerComplaint(
  { id, email, language, origin }: Complaint,
  { outcome, answer, account }: { outcome: ComplaintOutcome; answer: string; account: Account | undefined },
  now: Date,
): Write[] {
  const { dueJob, dueAt } = queue('answeredComplaints', now, id)
  const to = account?.email ?? email
  const order = {
    mail: 'complaintAnswer' as const,
    ...(account && { memberId: account.id }),
    language: account?.language ?? language,
    origin,
    props: { receipt: receiptOf(id), outcome, answer },
  }
  return [
    update(
      keys.complaint(id),
      'SET #status = :answered, answeredAt = :now, outcome = :outcome, answer = :answer, dueJob = :job, dueAt = :at, #ttl = :end REMOVE email',
      {
        condition: '#status = :open',
        names: { '#status': 'status', '#ttl': 'ttl' },
        values: {
          ':open': 'open',
          ':answered': 'answered',
          ':now': now.toISOString(),
          ':outcome': outcome,
          ':answer': answer,
          ':job': dueJob,
          ':at': dueAt,
          ':end': Math.floor(now.getTime() / 1000) + answeredSeconds,
        },
        otherwise: refusing('already_decided'),
      },
    ),
    put(keys.evidence(id), { isSpent: true, ...toSettle(id, now) }),
    // One answer to one complaint: its id is the mail's too.
    ...(to ? [addMail(`${id}-answer`, { ...order, to }, now)] : []),
  ]
}

/**
 * Takes a purged member out of a complaint: their id, or their address. What was frozen as evidence stays while the complaint is open, and
 * names nobody by id. Throws Changed where the complaint itself is forgotten by now.
 */
export const forgetInComplaint = (id: string, side: 'by' | 'about' | 'mail'): Write =>
  side === 'mail'
    ? update(keys.complaint(id), 'REMOVE email', { condition: 'attribute_exists(PK)', otherwise: forgotten })
    : update(keys.complaint(id), 'SET #side = :null', {
        condition: 'attribute_exists(PK)',
        names: { '#side': side === 'by' ? 'from' : 'about' },
        values: { ':null': null },
        otherwise: forgotten,
      })

const forgotten = () => new Changed('the complaint is forgotten')
