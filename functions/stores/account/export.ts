import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { type ExportDelivery, exportDeliveries } from '#shared/model/hand-request.ts'
import { exportSeconds } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'

/** Data export: `wanted` until its file is built, then `ready` until it is removed. */
const Export = z.object({
  id: z.string(),
  state: z.enum(['wanted', 'ready']),
  askedAt: z.string(),
  tries: z.optional(z.int()),
  expiresAt: z.optional(z.string()),
  /** Set if staff requested it for the member (MOD-19). */
  byHand: z.optional(z.enum(exportDeliveries)),
  /** Time of the download by staff, who can download the file only once. */
  takenAt: z.optional(z.string()),
  /** Sort key in the due index, first for building the file, then for removing it. */
  dueAt: z.string(),
})
export type Export = z.infer<typeof Export>

export const findExport = (memberId: string) => find(Export, keys.export(memberId), { consistent: true })

/** Requests an export; refused with `too_many_requests` within 24 hours of the last request. */
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

/**
 * Requests an export by hand (MOD-19). The new export replaces an existing one, finished or not.
 */
export const addExportByHand = (memberId: string, id: string, byHand: ExportDelivery, now: Date): Write =>
  put(keys.export(memberId), {
    ...{ id, state: 'wanted', askedAt: now.toISOString(), byHand },
    ...due('buildExports', now, memberId),
  })

/**
 * Marks the file as downloaded by staff; refused with `already_decided` if staff downloaded it
 * before.
 */
export const markExportTaken = (memberId: string, { id }: Export, now: Date): Write =>
  update(keys.export(memberId), 'SET takenAt = :now', {
    condition: 'id = :id AND attribute_not_exists(takenAt)',
    values: { ':id': id, ':now': now.toISOString() },
    onConflict: refusing('already_decided'),
  })

const changed = () => new Conflict('the file was built or requested again meanwhile')

/**
 * Lease of a build, longer than any run of the job. If a build fails, a run after the end of its
 * lease repeats it, with at most `exportTries` attempts in total.
 */
const leaseMs = 10 * 60_000
export const exportTries = 5

const inLease = (memberId: string, now: Date) => due('buildExports', new Date(now.getTime() + leaseMs), memberId).dueAt

export const claimExport = (memberId: string, { dueAt, tries = 0 }: Export, now: Date): Write =>
  update(keys.export(memberId), 'SET dueAt = :next, tries = :tries', {
    condition: 'dueAt = :seen',
    values: { ':seen': dueAt, ':next': inLease(memberId, now), ':tries': tries + 1 },
    onConflict: changed,
  })

/**
 * Marks the file as ready; its link works for 72 hours from `now`. `now` must be the time of the
 * claim, as the condition compares the lease that was derived from it.
 */
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

/** Removes the row, if it did not change since it was read. */
export const removeExport = (memberId: string, { dueAt }: Pick<Export, 'dueAt'>): Write =>
  remove(keys.export(memberId), { condition: 'dueAt = :seen', values: { ':seen': dueAt }, onConflict: changed })

/**
 * Whether the link to the file works. The link expires exactly at `expiresAt`, even if the file
 * still exists.
 */
export const isFetchable = (file: Export | undefined, id: string | undefined, now: Date): file is Export =>
  file?.state === 'ready' && file.id === id && (file.expiresAt ?? '') > now.toISOString()
