import { env } from '#functions/platform/env.ts'
import { logError } from '#functions/platform/log.ts'
import { type CountWalk, endCountWalk, findCountWalk, saveCountWalk } from '#functions/stores/members/count-walk.ts'
import { job } from '#functions/table/job.ts'
import { countryOf } from '#shared/countries/all.ts'
import { genders } from '#shared/model/profile.ts'
import { type CountUnit, countPage, countUnits, openUnit } from '../count-unit.ts'

/**
 * Corrects the counters of search once a day: ages change overnight without any change in the
 * table. A run continues where the previous one ran out of time, even in the middle of a unit.
 */
export const handler = job(async (now, isTimeLeft) => {
  const countries = [...new Set(Object.values(env.sites).flatMap((code) => countryOf(code).memberCountries))]
  const units = countUnits(countries, genders)
  let walk = walkOf(await findCountWalk(), now.toISOString().slice(0, 10), units.length)
  while (isTimeLeft()) {
    const open = await countOn(units[walk.unit]!, walk.open, now)
    const unit = open ? walk.unit : (walk.unit + 1) % units.length
    if (!open && unit === walk.first) return endCountWalk()
    walk = { day: walk.day, first: walk.first, unit, ...(open && { open }) }
    await saveCountWalk(walk)
  }
})

/**
 * Unfinished walk of this day to continue, or a new one. On a new day all units are counted again,
 * as ages have changed.
 */
function walkOf(known: CountWalk | undefined, day: string, units: number): CountWalk {
  const unit = known && known.unit < units ? known.unit : 0
  return known?.day === day && known.unit === unit ? known : { day, first: unit, unit }
}

/**
 * Counts one page. A failed unit is logged and left to the next nightly count, so that it does not
 * stop the others.
 */
async function countOn(unit: CountUnit, open: CountWalk['open'], now: Date): Promise<CountWalk['open']> {
  try {
    return await countPage(unit, open ?? (await openUnit(unit, now)), now)
  } catch (error) {
    logError('counts_not_reconciled', error, unit)
    return undefined
  }
}
