import * as z from 'zod/mini'
import type { ExportBy } from '#functions/platform/bucket-paths.ts'
import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { type ExportDelivery, exportDeliveries } from '#shared/model/hand-request.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { exportSeconds } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'

/**
 * Data export: `wanted` until its file is built, then `ready` until it is removed. Only an export
 * by hand can be `failed`: no further attempts are made.
 */
const Export = z.object({
  id: z.string(),
  state: z.enum(['wanted', 'ready', 'failed']),
  askedAt: z.string(),
  tries: z.optional(z.int()),
  expiresAt: z.optional(z.string()),
  /** Set if staff requested it for the member (MOD-19). */
  byHand: z.optional(z.enum(exportDeliveries)),
  /** Time of the download by staff, who can download the file only once. */
  takenAt: z.optional(z.string()),
  /** Sort key in the due index, first for building the file, then for removing it or the row. */
  dueAt: z.string(),
})
export type Export = z.infer<typeof Export>

/** Export that the member requested. */
export const findExport = (memberId: string) => find(Export, keys.export(memberId), { consistent: true })

/** Export that staff requested; independent of the export that the member requested. */
export const findExportByHand = (memberId: string) => find(Export, keys.exportByHand(memberId), { consistent: true })

/** Export by the key of its row, as found in the index of due items. */
export const findDueExport = ({ PK, SK }: Key) => find(Export, { PK, SK }, { consistent: true })

export const exportBy = ({ byHand }: Export): ExportBy => (byHand ? 'staff' : 'member')

const rowOf = (memberId: string, file: Export): Key =>
  exportBy(file) === 'staff' ? keys.exportByHand(memberId) : keys.export(memberId)

/**
 * Requests an export; refused with `too_many_requests` within 24 hours of the member's last
 * request.
 */
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

/** Requests an export by hand (MOD-19). It replaces an existing export by hand, finished or not. */
export const addExportByHand = (memberId: string, id: string, byHand: ExportDelivery, now: Date): Write =>
  put(keys.exportByHand(memberId), {
    id,
    state: 'wanted',
    askedAt: now.toISOString(),
    byHand,
    ...due('buildExports', now, memberId),
  })

/**
 * Marks the file as downloaded by staff; refused with `already_decided` if staff downloaded it
 * before.
 */
export const markExportTaken = (memberId: string, { id }: Export, now: Date): Write =>
  update(keys.exportByHand(memberId), 'SET takenAt = :now', {
    condition: 'id = :id AND attribute_not_exists(takenAt)',
    values: { ':id': id, ':now': now.toISOString() },
    onConflict: refusing('already_decided'),
  })

const changed = () => new Conflict('the file was built or requested again meanwhile')

/**
 * Lease of a build, longer than any run of the job. If a build fails, a run after the end of its
 * lease repeats it, with at most `exportTries` attempts in total.
 */
const leaseMs = 10 * minuteMs
export const exportTries = 5

const inLease = (memberId: string, now: Date) => due('buildExports', new Date(now.getTime() + leaseMs), memberId).dueAt

export const claimExport = (memberId: string, file: Export, now: Date): Write =>
  update(rowOf(memberId, file), 'SET dueAt = :next, tries = :tries', {
    condition: 'dueAt = :seen',
    values: { ':seen': file.dueAt, ':next': inLease(memberId, now), ':tries': (file.tries ?? 0) + 1 },
    onConflict: changed,
  })

/**
 * Marks the file as ready; its link works for 72 hours from `now`. `now` must be the time of the
 * claim, as the condition compares the lease that was derived from it.
 */
export const markExportReady = (memberId: string, file: Export, now: Date): Write => {
  const expiresAt = new Date(now.getTime() + linkLife.export * 1000)
  const next = due('removeExports', expiresAt, memberId)
  return update(rowOf(memberId, file), 'SET #state = :ready, expiresAt = :end, dueJob = :job, dueAt = :next', {
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

/**
 * Staff see a failed export by hand for a month: within this time the law requires the data to be
 * delivered.
 */
const failedShownMs = 30 * dayMs

/** Gives up an export by hand; staff can request another one. */
export const markExportFailed = (memberId: string, file: Export, now: Date): Write => {
  const next = due('removeExports', new Date(now.getTime() + failedShownMs), memberId)
  return update(keys.exportByHand(memberId), 'SET #state = :failed, dueJob = :job, dueAt = :next', {
    condition: 'dueAt = :seen',
    names: { '#state': 'state' },
    values: { ':failed': 'failed', ':job': next.dueJob, ':next': next.dueAt, ':seen': file.dueAt },
    onConflict: changed,
  })
}

/** Removes the row, if it did not change since it was read. */
export const removeExport = (memberId: string, file: Export): Write =>
  remove(rowOf(memberId, file), { condition: 'dueAt = :seen', values: { ':seen': file.dueAt }, onConflict: changed })

/**
 * Whether the link to the file works. The link expires exactly at `expiresAt`, even if the file
 * still exists.
 */
export const isFetchable = (file: Export | undefined, id: string | undefined, now: Date): file is Export =>
  file?.state === 'ready' && file.id === id && (file.expiresAt ?? '') > now.toISOString()
