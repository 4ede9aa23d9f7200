import { listBand } from '#functions/stores/members/card-index.ts'
import type { OpenUnit } from '#functions/stores/members/count-walk.ts'
import { type Counted, correctCount, listCounts, placesOf, todayIn } from '#functions/stores/members/counts.ts'
import { bandsOf } from '#functions/stores/members/search.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import type { Gender } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { maxSearchAge, minSearchAge } from '#shared/rules/limits.ts'

/**
 * Unit in which the counters of search are recounted and corrected: one gender in one country, with
 * all regions of the country, as a card counts both in its country and in its region.
 */
export type CountUnit = { country: CountryCode; gender: Gender }

export const countUnits = (countries: readonly CountryCode[], genders: readonly Gender[]): CountUnit[] =>
  countries.flatMap((country) => genders.map((gender) => ({ country, gender })))

/** Cards per page: about 9 read units. */
const cardsAtATime = 500

const bandsOfUnit = ({ country }: CountUnit, now: Date) => bandsOf(minSearchAge, maxSearchAge, todayIn(country, now))

const placesIn = (country: CountryCode) => [country, ...regionsOf(country).map(({ id }) => id)]
const numbers = ['n', 'f'] as const satisfies Counted[]
const nameOf = (place: string, age: number, which: Counted) => `${place}|${age}|${which}`

/**
 * Starts a count by reading the current counters. A correction is written only if its counter still
 * has the value read: a counter that changes during the count is corrected by the next nightly
 * count.
 */
export async function openUnit(unit: CountUnit, now: Date): Promise<OpenUnit> {
  const { country, gender } = unit
  const before: OpenUnit['before'] = {}
  await Promise.all(
    placesIn(country).flatMap((place) =>
      numbers.map(async (which) => {
        for (const [age, count] of await listCounts(place, gender, which)) before[nameOf(place, age, which)] = count
      }),
    ),
  )
  return { before, counted: {}, band: bandsOfUnit(unit, now)[0]! }
}

/**
 * Counts one page of cards and returns the state from which to continue. After the last page,
 * corrects the counters and returns undefined.
 */
export async function countPage(unit: CountUnit, open: OpenUnit, now: Date): Promise<OpenUnit | undefined> {
  const { country, gender } = unit
  const today = todayIn(country, now)
  const { cards, more } = await listBand(country, gender, open.band, { after: open.after, limit: cardsAtATime })
  const counted = { ...open.counted }
  for (const card of cards) {
    const age = ageOn(card.b, today)
    const names = placesOf(card).flatMap((place) =>
      numbers.filter((which) => which === 'n' || card.f).map((which) => nameOf(place, age, which)),
    )
    for (const name of names) counted[name] = (counted[name] ?? 0) + 1
  }
  const after = cards.at(-1)?.at
  if (more && after) return { ...open, counted, after }
  const band = bandsOfUnit(unit, now).find((next) => next > open.band)
  if (band !== undefined) return { before: open.before, counted, band }
  await correct(unit, open.before, counted)
  return undefined
}

async function correct({ gender }: CountUnit, before: OpenUnit['before'], counted: OpenUnit['counted']): Promise<void> {
  // Totals (`n`) come before numbers of fictional members (`f`), which are set only on an existing
  // counter.
  const names = [...new Set([...Object.keys(before), ...Object.keys(counted)])].sort().reverse()
  for (const name of names) {
    const [place, age, which] = name.split('|') as [string, string, Counted]
    const [from, to] = [before[name], counted[name] ?? 0]
    if (from === to || (from === undefined && to === 0)) continue
    await apply(correctCount({ place, gender, age: Number(age), which }, from, to)).catch(ignoreConflict)
  }
}
