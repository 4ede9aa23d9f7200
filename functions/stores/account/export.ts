import * as z from 'zod/mini'
import { due, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { exportSeconds, linkLife } from '#shared/rules/limits.ts'

/** The file with everything about a member: wanted until it is made, then ready until it is removed. */
const Export = z.object({
  id: z.string(),
  state: z.enum(['wanted', 'ready']),
  askedAt: z.string(),
  tries: z.optional(z.int()),
  expiresAt: z.optional(z.string()),
  /** Its place in the due index: to be made, or to be removed. */
  dueAt: z.string(),
})
type Export = z.infer<typeof Export>

export const findExport = (memberId: string) => find(Export, keys.export(memberId), { consistent: true })

/** Where the file lies in the bucket; its last part is the name that a browser gives it. */
export const exportKey = (memberId: string, id: string): string => `exports/${memberId}/${id}/my-data.zip`

/** A wish for the file; refused with `too_many_requests` within 24 hours of the last one. */
export const addExport = (memberId: string, id: string, now: Date): Write =>
  put(
    keys.export(memberId),
    { id, state: 'wanted', askedAt: now.toISOString(), ...due('buildExports', now, memberId) },
    {
      condition: 'attribute_not_exists(PK) OR askedAt <= :before',
      values: { ':before': new Date(now.getTime() - exportSeconds * 1000).toISOString() },
      onConflict: refusing('too_many_requests'),
    },
  )

const changed = () => new Conflict('the file was made or asked for anew meanwhile')

/** A making that died is taken up again after this time, which no run of the job reaches; a file that cannot be made is given up after so many. */
const leaseMs = 10 * 60_000
export const exportTries = 5

const inLease = (memberId: string, now: Date) => due('buildExports', new Date(now.getTime() + leaseMs), memberId).dueAt

/** The right to make the file. */
export const claimExport = (memberId: string, { dueAt, tries = 0 }: Export, now: Date): Write =>
  update(keys.export(memberId), 'SET dueAt = :next, tries = :tries', {
    condition: 'dueAt = :seen',
    values: { ':seen': dueAt, ':next': inLease(memberId, now), ':tries': tries + 1 },
    onConflict: changed,
  })

/** The file lies there: its link works for 72 hours from now. `now` is that of the claim. */
export const markExportReady = (memberId: string, now: Date): Write => {
  const expiresAt = new Date(now.getTime() + linkLife.export * 1000)
  const next = due('removeExports', expiresAt, memberId)
  return update(keys.export(memberId), 'SET #state = :ready, expiresAt = :end, dueJob = :job, dueAt = :next', {
    condition: 'dueAt = :lease',
    names: { '#state': 'state' },
    values: {
      ':ready': 'ready',
      ':end': expiresAt.toISOString(),
      ':job': next.dueJob,
      ':next': next.dueAt,
      ':lease': inLease(memberId, now),
    },
    onConflict: changed,
  })
}

/** Forgets the file, if it is still the one that was seen. */
export const removeExport = (memberId: string, { dueAt }: Pick<Export, 'dueAt'>): Write =>
  remove(keys.export(memberId), { condition: 'dueAt = :seen', values: { ':seen': dueAt }, onConflict: changed })

/** Whether the link of this file fetches it: for 72 hours, to the second. */
export const isFetchable = (file: Export | undefined, id: string | undefined, now: Date): file is Export =>
  file?.state === 'ready' && file.id === id && (file.expiresAt ?? '') > now.toISOString()
