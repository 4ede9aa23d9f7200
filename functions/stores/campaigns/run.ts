import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { sumCounts } from '#functions/table/sums.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { saveProgress } from './progress.ts'

/** Progress of a started campaign. */
const Run = z.object({
  /**
   * Start of the run. The segment's condition on the last visit counts days back from this time.
   */
  asOf: z.string(),
  /**
   * Index of the current range in the result of `partsOf`, and position of the last handled member.
   */
  part: z.int(),
  after: z.optional(z.string()),
  /** Number of members for whom a mail, a push or both were queued, and number of queued mails. */
  ordered: z.int(),
  mails: z.int(),
  skipped: z.int(),
  /** Version for the optimistic lock. */
  version: z.int(),
  /** Absent once the run has ended. */
  dueAt: z.optional(z.string()),
})
export type Run = z.infer<typeof Run>

export const findRun = (id: string, options?: { consistent?: boolean }): Promise<Run | undefined> =>
  find(Run, keys.campaignRun(id), options)

/** Id of the campaign in the partition key of its run. */
export const campaignIn = (PK: string): string => PK.slice('CAMPAIGN#'.length)

/** Begins a run, due at `at`; fails with `onConflict` if the campaign already has a run. */
export const beginRun = (id: string, at: Date, onConflict: Write['onConflict']): Write =>
  putNew(
    keys.campaignRun(id),
    { asOf: at.toISOString(), part: 0, ordered: 0, mails: 0, skipped: 0, version: 1, ...due('runCampaigns', at, id) },
    onConflict,
  )

/** Next progress of a campaign's run and the write that stores it, as in `saveProgress`. */
export const saveRun = (id: string, before: Run, change: Partial<Run>, at: Date | null) =>
  saveProgress({ key: keys.campaignRun(id), id }, before, change, at)

/** Campaigns about which a member was notified. */
export const Notified = z.object({
  told: z.array(z.object({ campaign: z.string(), at: z.string() })),
  version: z.int(),
})
export type Notified = z.infer<typeof Notified>

/**
 * Days after which an entry is removed. Its campaign has ended long before, so the entry can no
 * longer prevent a second notification.
 */
const notifiedDays = 180

const NotifiedRow = z.object({ PK: z.string(), ...Notified.shape })

/**
 * For each member, the campaigns about which they were notified. Read consistently, as the result
 * decides whether a member is notified again.
 */
export async function findNotified(ids: readonly string[]): Promise<ReadonlyMap<string, Notified>> {
  const rows = await findEach(
    NotifiedRow,
    ids.map((id) => keys.toldCampaigns(id)),
    { consistent: true },
  )
  return new Map(rows.map(({ PK, ...notified }) => [PK, notified]))
}

export const notifiedOf = (rows: ReadonlyMap<string, Notified>, memberId: string): Notified | undefined =>
  rows.get(keys.toldCampaigns(memberId).PK)

/**
 * Whether a campaign may notify the member: the campaign has not notified the member before, and no
 * other campaign has done so within the last `everyMinutes` (NOTIF-23).
 */
export const mayTell = (row: Notified | undefined, campaign: string, everyMinutes: number, now: Date): boolean => {
  const since = new Date(now.getTime() - everyMinutes * minuteMs).toISOString()
  return (row?.told ?? []).every((one) => one.campaign !== campaign && one.at <= since)
}

/**
 * Records that a campaign notifies the member. Conflict if another campaign has notified the member
 * since `before` was read.
 */
export function addNotified(memberId: string, before: Notified | undefined, campaign: string, now: Date): Write {
  const oldest = new Date(now.getTime() - notifiedDays * dayMs).toISOString()
  const notified = (before?.told ?? []).filter(({ at }) => at > oldest)
  return put(
    keys.toldCampaigns(memberId),
    { told: [...notified, { campaign, at: now.toISOString() }], version: (before?.version ?? 0) + 1 },
    {
      ...(before
        ? { condition: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': before.version } }
        : { condition: 'attribute_not_exists(PK)' }),
      onConflict: () => new Conflict('another campaign notified the member meanwhile'),
    },
  )
}

/**
 * Increments a counter of the campaign: `sent`, `failed`, `dropped.<reason>`, `bounced`,
 * `complained` or `unsubscribed`.
 */
export const countResult = (campaign: string, memberId: string, name: string): Write =>
  update(keys.campaignCounts(campaign, memberId), 'ADD #name :one', {
    names: { '#name': name },
    values: { ':one': 1 },
  })

/**
 * Counters of a campaign, keyed by name. Each counter is spread over several rows, which are added
 * up here.
 */
export const findResults = (campaign: string): Promise<Readonly<Record<string, number>>> =>
  sumCounts(keys.campaignCountsOf(campaign))
