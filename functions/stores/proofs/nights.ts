import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { differenceKinds, type NightState, type Proof, proofs } from '#shared/model/proof.ts'
import { dateAfter } from '#shared/rules/age.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { auditYears } from '#shared/rules/limits.ts'
import { bookDay } from '../credits/books.ts'

const Difference = z.object({
  kind: z.enum(differenceKinds),
  member: z.optional(z.string()),
  payment: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** The provider's id of the payment. */
  provider: z.optional(z.string()),
  /**
   * The two values that differ: `ours` in payment or account, `theirs` at the provider or in the
   * ledger.
   */
  ours: z.optional(z.string()),
  theirs: z.optional(z.string()),
})
export type Difference = z.infer<typeof Difference>

/**
 * Record of the nightly check `proof` for one day of a country, made in the following night: first
 * its progress, then its result. Called a night in this folder.
 */
const StoredNight = z.object({
  site: z.string(),
  day: z.string(),
  proof: z.enum(proofs),
  /** Number of payments or members that were checked. */
  checked: z.int(),
  /** Number of payments at the provider that belong to none of our orders. */
  foreign: z.int(),
  found: z.int(),
  /** The first `maxListed` differences; `found` is the number of all. */
  differences: z.array(Difference),
  /** Where the next run continues; absent before the first step. */
  cursor: z.optional(z.string()),
  doneAt: z.optional(z.string()),
})
export type StoredNight = z.infer<typeof StoredNight>

const maxListed = 100
/** Number of days whose checks are shown. */
const shownDays = 30
/** Number of days for which an unfinished check is retried. */
const retriedDays = 7

/**
 * Checks of the last 30 days, latest first: one per day and proof, with zeros if the check has not
 * started. Days before the first stored check are left out. Read consistently, as a run continues
 * from the progress that another run saved.
 */
export async function listNights(site: string, now: Date): Promise<StoredNight[]> {
  const yesterday = dateAfter(bookDay(site, now), -1)
  const since = dateAfter(yesterday, 1 - shownDays)
  const { PK } = keys.nightsOf(site)
  const { items } = await list(StoredNight, { PK, between: [since, `${yesterday}#~`] }, { consistent: true })
  const nights: StoredNight[] = []
  const first = items[0]?.day ?? yesterday
  for (let day = yesterday; day >= first; day = dateAfter(day, -1))
    for (const proof of proofs)
      nights.push(items.find((one) => one.day === day && one.proof === proof) ?? newNight(site, day, proof))
  return nights
}

const newNight = (site: string, day: string, proof: Proof): StoredNight => ({
  site,
  day,
  proof,
  checked: 0,
  foreign: 0,
  found: 0,
  differences: [],
})

const isRetried = ({ site, day, doneAt }: StoredNight, now: Date): boolean =>
  doneAt === undefined && day >= dateAfter(bookDay(site, now), -retriedDays)

/** Unfinished checks of a proof that are still retried, oldest first. */
export const listOpenNights = async (site: string, proof: Proof, now: Date): Promise<StoredNight[]> =>
  (await listNights(site, now)).filter((night) => night.proof === proof && isRetried(night, now)).reverse()

/**
 * Overdue checks of any proof that are still retried: finished neither in the first nor in the
 * second night after the day that they are about.
 */
export const listOverdueNights = async (site: string, now: Date): Promise<StoredNight[]> =>
  (await listNights(site, now)).filter((night) => isRetried(night, now) && isOverdue(night, now))

const isOverdue = ({ site, day, doneAt }: StoredNight, now: Date): boolean =>
  doneAt === undefined && day <= dateAfter(bookDay(site, now), -2)

/** State of a check as finance sees it: a difference takes precedence over being unfinished. */
export function stateOfNight(night: StoredNight, now: Date): NightState {
  if (night.found > 0) return 'differs'
  if (night.doneAt) return 'clean'
  return isOverdue(night, now) ? 'overdue' : 'not_done'
}

type Step = { checked: number; foreign?: number; differences: readonly Difference[] }

/** Returns the record with the result of one more step of the check added. */
export const withStep = (night: StoredNight, { checked, foreign = 0, differences }: Step): StoredNight => ({
  ...night,
  checked: night.checked + checked,
  foreign: night.foreign + foreign,
  found: night.found + differences.length,
  differences: [...night.differences, ...differences].slice(0, maxListed),
})

/** Thrown if a parallel run has finished the check. */
export class NightIsDone extends Error {
  override name = 'NightIsDone'
}

/**
 * Saves the record of a check, unless the check is finished. Parallel runs may overwrite each
 * other's progress without harm, as each run saves only progress that it made or read itself.
 */
export const saveNight = (night: StoredNight): Promise<void> =>
  apply(
    put(
      keys.night(night.site, night.day, night.proof),
      { ...night, ttl: Math.floor(Date.parse(night.day) / 1000) + auditYears * 366 * daySeconds },
      {
        condition: 'attribute_not_exists(doneAt)',
        onConflict: () => new NightIsDone(),
      },
    ),
  )
