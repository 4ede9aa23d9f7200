import { env } from '#functions/platform/env.ts'
import { logError } from '#functions/platform/log.ts'
import type { Proof } from '#shared/model/proof.ts'
import { listOpenNights, listOverdueNights, NightIsDone, type StoredNight, saveNight, withStep } from './nights.ts'

/**
 * Arguments of a check. `night`: stored record of the check, as the previous run left it. `step`:
 * adds the results of one step, and saves them with the cursor at which a later run continues.
 */
export type NightRun = {
  night: StoredNight
  step: (more: Parameters<typeof withStep>[1], cursor: string) => Promise<void>
  isTimeLeft: () => boolean
}

/**
 * Runs every unfinished check of a proof in every country, oldest first. `check` returns whether it
 * reached the end. A check that fails or runs out of time is continued by the next run.
 * Differences, and checks that are unfinished after two days, are logged as errors, which raise the
 * job's alarm.
 */
export async function proveNights(
  proof: Proof,
  now: Date,
  isTimeLeft: () => boolean,
  check: (run: NightRun) => Promise<boolean>,
): Promise<void> {
  for (const site of new Set(Object.values(env.sites))) {
    for (const night of await listOpenNights(site, proof, now))
      if (isTimeLeft()) await proveNight(night, now, isTimeLeft, check)
    for (const { day, proof: late } of await listOverdueNights(site, now))
      console.error({ event: 'night_overdue', site, day, proof: late })
  }
}

async function proveNight(
  begun: StoredNight,
  now: Date,
  isTimeLeft: () => boolean,
  check: (run: NightRun) => Promise<boolean>,
): Promise<void> {
  let night = begun
  try {
    // Saved before the first step, so that a check whose first step fails is listed as not done.
    await saveNight(night)
    const step: NightRun['step'] = async (more, cursor) => {
      night = { ...withStep(night, more), cursor }
      await saveNight(night)
    }
    if (!(await check({ night: begun, step, isTimeLeft }))) return
    const { cursor: _, ...done } = night
    await saveNight({ ...done, doneAt: now.toISOString() })
  } catch (error) {
    if (!(error instanceof NightIsDone))
      logError('night_not_done', error, { site: night.site, day: night.day, proof: night.proof })
    return
  }
  const { site, day, proof, found } = night
  if (found > 0) console.error({ event: 'money_differs', site, day, proof, found })
}
