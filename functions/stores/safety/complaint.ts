import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { keys, queue } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'
import { type ComplaintOutcome, receiptOf } from '#shared/model/complaint.ts'
import { Complaint, type Evidence } from './complaint-shape.ts'
import { complaintIn, keepForObjection, objectionEnd, toSettle } from './evidence.ts'

const Queued = z.object({ PK: z.string(), dueAt: z.string() })

export const findComplaint = (id: string, options?: { consistent?: boolean }) =>
  find(Complaint, keys.complaint(id), options)

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
 * visitor gave, `queuedAt` its place among those that wait. `onConflict` answers one that was filed before under this id.
 */
export const addComplaint = (
  complaint: Complaint,
  { evidence, mailOf, queuedAt }: { evidence: Evidence | undefined; mailOf: string | undefined; queuedAt: Date },
  onConflict: Write['onConflict'],
): Write[] => {
  const { id, from, about, createdAt } = complaint
  const row = { at: createdAt }
  const stored = { ...complaint, ...(evidence && { hasEvidence: true }), ...queue('complaints', queuedAt, id) }
  return [
    putNew(keys.complaint(id), stored, onConflict),
    ...(evidence ? [put(keys.evidence(id), { ...evidence, ...toSettle(id, new Date(createdAt)) })] : []),
    ...(from ? [put(keys.complaintBy(from, id), row)] : []),
    ...(about ? [put(keys.complaintAbout(about, id), row)] : []),
    ...(mailOf ? [put(keys.complaintMail(mailOf, id), row)] : []),
  ]
}

/**
 * Answers an open complaint with its reasons: the mail to whoever filed it. Complaint and evidence stay for an objection (MOD-03). `account` is the member who
 * filed it; who is purged gets no mail. Refused with `already_decided`.
 */
export function answerComplaint(
  { id, email, language, origin, hasEvidence }: Complaint,
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
          ':end': Math.ceil(objectionEnd(now).getTime() / 1000),
        },
        onConflict: refusing('already_decided'),
      },
    ),
    ...(hasEvidence ? [keepForObjection(id, now)] : []),
    // One answer to one complaint: its id is the mail's too.
    ...(to ? [addMail(`${id}-answer`, { ...order, to }, now)] : []),
  ]
}

/**
 * Takes a purged member out of a complaint: their id, or their address. The evidence stays, and names nobody by id; so does the hashed address of whom
 * it is about, for a ban (MOD-09). Throws Conflict where the complaint itself is forgotten by now.
 */
export const forgetInComplaint = (id: string, side: 'by' | 'about' | 'mail', addressHash?: string): Write =>
  side === 'mail'
    ? update(keys.complaint(id), 'REMOVE email', { condition: 'attribute_exists(PK)', onConflict: forgotten })
    : update(keys.complaint(id), `SET #side = :null${side === 'about' && addressHash ? ', aboutHash = :hash' : ''}`, {
        condition: 'attribute_exists(PK)',
        names: { '#side': side === 'by' ? 'from' : 'about' },
        values: { ':null': null, ...(side === 'about' && addressHash && { ':hash': addressHash }) },
        onConflict: forgotten,
      })

const forgotten = () => new Conflict('the complaint is forgotten')
