import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'

type Progress = { version: number; dueAt?: string | undefined }

/**
 * Changes the progress of an item of the job `runCampaigns`: of a campaign or an announced change
 * of terms. Returns the new progress, and the write that stores it. The item is due again at `at`,
 * or never if `at` is null; `id` is the id of the due item. Conflict if the progress has changed
 * since it was read.
 */
export function saveProgress<Of extends Progress>(
  { key, id }: { key: Key; id: string },
  before: Of,
  change: Partial<Of>,
  at: Date | null,
): { saved: Of; write: Write } {
  const { dueAt: _, ...rest } = before
  const next = { ...rest, ...change, version: before.version + 1 } as Of
  const place = at && due('runCampaigns', at, id)
  const write = put(
    key,
    { ...next, ...place },
    {
      condition: '#version = :seen',
      names: { '#version': 'version' },
      values: { ':seen': before.version },
      onConflict: () => new Conflict('another run continued or stopped it since it was read'),
    },
  )
  return { saved: { ...next, ...(place && { dueAt: place.dueAt }) }, write }
}
