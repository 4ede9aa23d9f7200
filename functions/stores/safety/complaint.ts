import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { complaintQueue, complaintsHandedTo, queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'
import { type ComplaintOutcome, type ComplaintRank, receiptOf } from '#shared/model/complaint.ts'
import type { DecidedKind } from '#shared/model/decision.ts'
import {
  endOfExpired,
  ownerNames,
  ownershipAttributes,
  ownershipRefusal,
  ownerValues,
  shownOwner,
  unownedCondition,
} from './complaint-owner.ts'
import { Complaint, type Evidence } from './complaint-shape.ts'
import { complaintIn, keepForObjection, objectionEnd, toSettle } from './evidence.ts'
import { addReceipt } from './receipt.ts'
import { addSignal, removeSignal } from './risk.ts'

export type QueuePlace = { rank: ComplaintRank; since: Date }

export const findComplaint = (id: string, options?: { consistent?: boolean }) =>
  find(Complaint, keys.complaint(id), options)

/**
 * Page of complaints after `after`: open complaints by priority and then oldest first, or answered
 * complaints latest first.
 */
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
  const { items, next } = await listQueued(
    isOpen ? ['complaints', 'caseComplaints'] : 'answeredComplaints',
    { after, limit, newestFirst: !isOpen },
    async ({ PK }) => {
      const complaint = await findComplaint(complaintIn(PK))
      return complaint?.status === status ? complaint : undefined
    },
  )
  return { complaints: items, next }
}

/** Page of the open complaints handed to a member of staff, ordered by the end of the ownership. */
export async function listHandedComplaints(
  staff: { id: string },
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
): Promise<{ complaints: Complaint[]; next: string | null }> {
  const { items, more } = await list(
    z.object({ PK: z.string(), la: z.string() }),
    { ...complaintsHandedTo(staff.id), after: after ?? endOfExpired(now), limit },
    { index: 'lists' },
  )
  const found = await Promise.all(items.map(({ PK }) => findComplaint(complaintIn(PK))))
  const complaints = found.filter(
    (complaint) => complaint?.status === 'open' && shownOwner(complaint, staff, now)?.mine,
  )
  return { complaints: complaints as Complaint[], next: more ? items.at(-1)!.la : null }
}

/**
 * Latest complaints about or by a member (`side`): open complaints newest first, then answered
 * complaints newest first.
 */
export async function listComplaintsOf(
  memberId: string,
  side: 'about' | 'by',
  limit: number,
  options?: { consistent?: boolean },
): Promise<Complaint[]> {
  const rows = side === 'about' ? keys.complaintsAbout(memberId) : keys.complaintsBy(memberId)
  const range = { ...rows, newestFirst: true, limit }
  const { items } = await list(z.object({ SK: z.string() }), range, options)
  const ids = items.map(({ SK }) => SK.slice(range.prefix.length))
  const found = await Promise.all(ids.map((id) => findComplaint(id, options)))
  const complaints = found.filter((complaint) => complaint !== undefined)
  const isOpen = ({ status }: Complaint) => status === 'open'
  return [...complaints.filter(isOpen), ...complaints.filter((one) => !isOpen(one))]
}

/**
 * Adds a complaint with its evidence, and rows by which it is found from its receipt number and
 * from each member concerned. `mailOf`: member whose email address a visitor entered; `place`:
 * position in the queue. `onConflict` applies if the id exists.
 */
export const addComplaint = (
  complaint: Complaint,
  { evidence, mailOf, place }: { evidence: Evidence | undefined; mailOf: string | undefined; place: QueuePlace },
  onConflict: Write['onConflict'],
): Write[] => {
  const { id, from, about, createdAt } = complaint
  const row = { at: createdAt }
  const stored = {
    ...complaint,
    ...(evidence && { hasEvidence: true }),
    ...complaintQueue(complaint.category, place.rank, place.since, id),
  }
  return [
    putNew(keys.complaint(id), stored, onConflict),
    addReceipt(complaint),
    ...(evidence ? [put(keys.evidence(id), { ...evidence, ...toSettle(id, new Date(createdAt)) })] : []),
    ...(from ? [put(keys.complaintBy(from, id), row)] : []),
    ...(about
      ? [put(keys.complaintAbout(about, id), row), addSignal(about, 'complaint', id, new Date(createdAt))]
      : []),
    ...(mailOf ? [put(keys.complaintMail(mailOf, id), row)] : []),
  ]
}

type Answer = {
  outcome: ComplaintOutcome
  answer: string
  account: Account | undefined
  staff: { id: string }
  /** What was decided about the member, for the mail (MOD-18). */
  decided: readonly DecidedKind[]
  /** Number of an earlier decision that answers this complaint as well. */
  earlier?: string | undefined
}

/**
 * Answers an open complaint with reasons, by mail to the complainant. Complaint and evidence are
 * kept for an objection (MOD-03). A dismissed complaint no longer counts as a signal of a risk
 * (MOD-12). `account`: account of the complainant; after a purge there is none, and no mail is
 * sent. Refused with `already_decided` if the complaint is not open, and with `complaint_owned`
 * while a colleague of `staff` works on it. Conflict if a decision was made for the complaint since
 * it was read.
 */
export function answerComplaint(
  { id, createdAt, about, email, language, origin, hasEvidence, decisions }: Complaint,
  { outcome, answer, account, staff, decided, earlier }: Answer,
  now: Date,
): Write[] {
  const { dueJob, dueAt } = queue('answeredComplaints', now, id)
  const end = objectionEnd(now)
  const to = account ?? (email === undefined ? undefined : { email, language, origin })
  const props = { receipt: receiptOf(id), outcome, answer, decided: decided.join(',') }
  const tied = earlier === undefined ? decisions : [...(decisions ?? []), earlier]
  return [
    update(
      keys.complaint(id),
      `SET #status = :answered, answeredAt = :now, outcome = :outcome, answer = :answer, dueJob = :job, dueAt = :at, #ttl = :end${tied ? ', decisions = :tied' : ''} REMOVE email, notifier, ${ownershipAttributes}`,
      {
        condition: `${unownedCondition} AND ${decisions ? 'decisions = :seen' : 'attribute_not_exists(decisions)'}`,
        names: { ...ownerNames, '#ttl': 'ttl' },
        values: {
          ...ownerValues(staff, now),
          ':answered': 'answered',
          ':outcome': outcome,
          ':answer': answer,
          ':job': dueJob,
          ':at': dueAt,
          ':end': Math.ceil(end.getTime() / 1000),
          ...(tied && { ':tied': tied }),
          ...(decisions && { ':seen': decisions }),
        },
        onConflict: (stored) =>
          stored?.status === 'open' && !isDeepStrictEqual(stored.decisions, decisions)
            ? new Conflict('a decision was made for the complaint meanwhile')
            : ownershipRefusal(stored),
      },
    ),
    addReceipt({ id, createdAt }, end),
    ...(hasEvidence ? [keepForObjection(id, now)] : []),
    ...(about && outcome === 'dismissed' ? [removeSignal(about, 'complaint', id)] : []),
    // A complaint is answered once, so the id of the mail is derived from the id of the complaint.
    ...(to ? notify(to, { event: 'complaintAnswered', id: `${id}-answer`, props }, now) : []),
  ]
}

/**
 * Removes a purged member's id, or address and name, from a complaint. The evidence stays, as it
 * contains no member's id. The hash of the subject's address is stored, as a ban applies to the
 * address (MOD-09). Conflict if the complaint has expired.
 */
export const forgetInComplaint = (id: string, side: 'by' | 'about' | 'mail', addressHash?: string): Write =>
  side === 'mail'
    ? update(keys.complaint(id), 'REMOVE email, notifier', { condition: 'attribute_exists(PK)', onConflict: forgotten })
    : update(keys.complaint(id), `SET #side = :null${side === 'about' && addressHash ? ', aboutHash = :hash' : ''}`, {
        condition: 'attribute_exists(PK)',
        names: { '#side': side === 'by' ? 'from' : 'about' },
        values: { ':null': null, ...(side === 'about' && addressHash && { ':hash': addressHash }) },
        onConflict: forgotten,
      })

const forgotten = () => new Conflict('the complaint has expired')
