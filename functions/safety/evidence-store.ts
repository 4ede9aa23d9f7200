import * as z from 'zod/mini'
import { due, keys } from '#functions/data/keys.ts'
import { Conflict, find, remove, update, type Write } from '#functions/data/table.ts'
import { Evidence, SpentEvidence } from './complaint.ts'

const StoredEvidence = z.union([SpentEvidence, Evidence])

/** What a complaint is about, frozen; undefined where it named nobody, and once it is answered. */
export async function findEvidence(complaint: string): Promise<Evidence | undefined> {
  const stored = await findStoredEvidence(complaint)
  return stored && !('isSpent' in stored) ? stored : undefined
}

export const findStoredEvidence = (complaint: string) =>
  find(StoredEvidence, keys.evidence(complaint), { consistent: true })

const complaintPrefix = keys.complaint('').PK
export const complaintIn = (PK: string): string => PK.slice(complaintPrefix.length)
export const isEvidence = (PK: string, SK: string): boolean =>
  PK.startsWith(complaintPrefix) && SK === keys.evidence('').SK

/** The folder of the copied photos; `photoUrl(evidenceFolder(id), photo, 'full', now)` signs an address of one. */
export const evidenceFolder = (complaint: string): string => `evidence-${complaint}`

/** The item waits until its photos are copied, or removed: at once by the stream, and by a job where that failed. */
export const toSettle = (complaint: string, now: Date) =>
  due('settleEvidence', new Date(now.getTime() + 60_000), complaint)

const settledMeanwhile = () => new Conflict('the complaint was answered, or its evidence settled, meanwhile')

/** The photos of a new complaint are copied. */
export const markPhotosCopied = (complaint: string): Write =>
  update(keys.evidence(complaint), 'REMOVE dueJob, dueAt', {
    condition: 'attribute_exists(PK) AND attribute_not_exists(isSpent)',
    otherwise: settledMeanwhile,
  })

export const removeEvidence = (complaint: string): Write => remove(keys.evidence(complaint))
