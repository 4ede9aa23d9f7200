import { due, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import { decidedComplaintDays } from '#shared/rules/limits.ts'
import { Evidence } from './complaint-shape.ts'

/** What a complaint is about, frozen; undefined where it named nobody, and to the second when its time after the decision is over. */
export async function findEvidence(complaint: string, now: Date): Promise<Evidence | undefined> {
  const stored = await findStoredEvidence(complaint)
  return stored && !isOver(stored, now) ? stored : undefined
}

export const isOver = ({ keptUntil = '~' }: Evidence, now: Date): boolean => keptUntil <= now.toISOString()

export const findStoredEvidence = (complaint: string) => find(Evidence, keys.evidence(complaint), { consistent: true })

const complaintPrefix = keys.complaint('').PK
export const complaintIn = (PK: string): string => PK.slice(complaintPrefix.length)
export const isEvidence = (PK: string, SK: string): boolean =>
  PK.startsWith(complaintPrefix) && SK === keys.evidence('').SK

/** The folder of the copied photos; `photoUrl(evidenceFolder(id), photo, 'full', now)` signs an address of one. */
export const evidenceFolder = (complaint: string): string => `evidence-${complaint}`

/** Due until its photos are copied: by the stream at once, by a job where that failed. From the decision on due again, for its removal. */
export const toSettle = (complaint: string, now: Date) =>
  due('settleEvidence', new Date(now.getTime() + 60_000), complaint)

/** The photos are copied: nothing is due but the removal, once the complaint is decided. Conflict where it was decided since `seen` was read. */
export const markPhotosCopied = (complaint: string, { keptUntil: end }: Evidence): Write => {
  const next = end && due('settleEvidence', new Date(end), complaint)
  return update(
    keys.evidence(complaint),
    next ? 'SET isCopied = :true, dueJob = :job, dueAt = :at' : 'SET isCopied = :true REMOVE dueJob, dueAt',
    {
      condition: end ? 'keptUntil = :end' : 'attribute_exists(PK) AND attribute_not_exists(keptUntil)',
      values: { ':true': true, ...(next && { ':end': end, ':job': next.dueJob, ':at': next.dueAt }) },
      onConflict: () => new Conflict('the complaint was decided meanwhile'),
    },
  )
}

/** The complaint is decided: the evidence stays for an objection (MOD-03). */
export const keepForObjection = (complaint: string, now: Date): Write => {
  const next = toSettle(complaint, now)
  return update(keys.evidence(complaint), 'SET keptUntil = :end, dueJob = :job, dueAt = :at', {
    condition: 'attribute_exists(PK)',
    values: { ':end': objectionEnd(now).toISOString(), ':job': next.dueJob, ':at': next.dueAt },
    onConflict: () => new Conflict('there is no evidence'),
  })
}

/** Until when an objection to a decision of this moment may rest on its complaint and evidence. */
export const objectionEnd = (now: Date): Date => new Date(now.getTime() + decidedComplaintDays * 86_400_000)

export const removeEvidence = (complaint: string): Write => remove(keys.evidence(complaint))
