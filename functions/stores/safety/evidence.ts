import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { decidedComplaintDays, newEvidenceLockDays } from '#shared/rules/safety-limits.ts'
import { Evidence } from './complaint-shape.ts'

/** Evidence of a complaint; undefined if it has none, or if its retention has ended. */
export async function findEvidence(complaint: string, now: Date): Promise<Evidence | undefined> {
  const stored = await findStoredEvidence(complaint)
  return stored && !isEvidenceExpired(stored, now) ? stored : undefined
}

export const isEvidenceExpired = ({ keptUntil = '~' }: Evidence, now: Date): boolean => keptUntil <= now.toISOString()

export const findStoredEvidence = (complaint: string) => find(Evidence, keys.evidence(complaint), { consistent: true })

const Row = z.object({ SK: z.string() })

/** Whether some photos of a complaint about this member may still have to be copied. */
export async function hasUnsettledEvidence(memberId: string): Promise<boolean> {
  const { prefix, ...partition } = keys.complaintsAbout(memberId)
  const { items } = await list(Row, { ...partition, prefix }, { consistent: true })
  for (const { SK } of items) {
    const evidence = await findStoredEvidence(SK.slice(prefix.length))
    if (evidence && evidence.photos.length > 0 && !evidence.isCopied) return true
  }
  return false
}

const complaintPrefix = keys.complaint('').PK
export const complaintIn = (PK: string): string => PK.slice(complaintPrefix.length)

/**
 * Attributes that make the evidence due in a minute. The job `settleEvidence` then copies and locks
 * the photos, in case the reaction of that name has failed.
 */
export const toSettle = (complaint: string, now: Date) =>
  due('settleEvidence', new Date(now.getTime() + minuteMs), complaint)

/**
 * Announces copies of photos that are made before their case or decision exists; the evidence of
 * the case or decision then replaces this row. The row is due for removal one day after the
 * bucket's own lock on new files has ended. Conflict if the row exists.
 */
export const announceEvidence = (name: string, photos: readonly string[], now: Date): Write => {
  const end = new Date(now.getTime() + (newEvidenceLockDays + 1) * dayMs)
  const announced: Evidence = { profile: {}, photos: [...photos], messages: [], isCopied: true }
  return putNew(
    keys.evidence(name),
    { ...announced, keptUntil: end.toISOString(), ...due('settleEvidence', end, name) },
    () => new Conflict('the evidence is announced'),
  )
}

/**
 * Marks the photos as copied and locked, except those in `missing`. From then on the evidence is
 * due only for its removal, after the decision. Conflict if the complaint was decided, or got a
 * photo, since it was read.
 */
export const markSettled = (complaint: string, { keptUntil: end, photos, missing = [] }: Evidence): Write => {
  const next = end && due('settleEvidence', new Date(end), complaint)
  const isLacking = missing.length > 0
  const set = isLacking ? 'isCopied = :true, #missing = :missing' : 'isCopied = :true'
  return update(
    keys.evidence(complaint),
    next ? `SET ${set}, dueJob = :job, dueAt = :at` : `SET ${set} REMOVE dueJob, dueAt`,
    {
      ...(isLacking && { names: { '#missing': 'missing' } }),
      condition: `photos = :photos AND ${end ? 'keptUntil = :end' : 'attribute_not_exists(keptUntil)'}`,
      values: {
        ':true': true,
        ':photos': photos,
        ...(isLacking && { ':missing': missing }),
        ...(next && { ':end': end, ':job': next.dueJob, ':at': next.dueAt }),
      },
      onConflict: () => new Conflict('the complaint changed meanwhile'),
    },
  )
}

/**
 * Keeps the evidence of a decided complaint until the end of the time for an objection (MOD-03);
 * Conflict if the complaint has no evidence.
 */
export const keepForObjection = (complaint: string, now: Date): Write => {
  const next = toSettle(complaint, now)
  return update(keys.evidence(complaint), 'SET keptUntil = :end, dueJob = :job, dueAt = :at', {
    condition: 'attribute_exists(PK)',
    values: { ':end': objectionEnd(now).toISOString(), ':job': next.dueJob, ':at': next.dueAt },
    onConflict: () => new Conflict('there is no evidence'),
  })
}

/**
 * End of the time in which complaint and evidence are kept for an objection, after a decision made
 * now.
 */
export const objectionEnd = (now: Date): Date => new Date(now.getTime() + decidedComplaintDays * dayMs)

export const removeEvidence = (complaint: string): Write => remove(keys.evidence(complaint))
