import { apply, Conflict } from '#functions/data/table.ts'
import { env } from '#functions/lib/env.ts'
import { job } from '#functions/lib/job.ts'
import { logError } from '#functions/lib/log.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { type Gender, genders } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { maximumSearchAge, minimumSearchAge } from '#shared/rules/limits.ts'
import { correctCount, listCounts, placesOf, todayIn } from '../counts.ts'
import { bandsOf } from '../search.ts'
import { listBand } from '../store.ts'

/** Cards held at once. */
const cardsAtATime = 500

const dayMilliseconds = 86_400_000

/**
 * Makes the counters of search exact for the day: members grow older overnight without any change in the table. A country and a gender at a time,
 * whose regions are counted along, as cards name theirs. Each day begins with another, so that none is left out for good where time runs short.
 */
export const handler = job(async (now, isTimeLeft) => {
  const countries = [...new Set(Object.values(env.sites).flatMap((code) => countryOf(code).memberCountries))]
  const groups = countries.flatMap((country) => genders.map((gender) => ({ country, gender })))
  const first = Math.floor(now.getTime() / dayMilliseconds) % groups.length
  for (const { country, gender } of [...groups.slice(first), ...groups.slice(0, first)]) {
    if (!isTimeLeft()) return
    try {
      await reconcile(country, gender, now)
    } catch (error) {
      logError('counts_not_reconciled', error, { country, gender })
    }
  }
})

async function reconcile(country: CountryCode, gender: Gender, now: Date): Promise<void> {
  const places = [country, ...regionsOf(country).map(({ id }) => id)]
  // Read before counting: a counter that a change of a card moves meanwhile is then seen to have moved, and left alone.
  const standing = await Promise.all(places.map((place) => listCounts(place, gender)))
  const counted = await countCards(country, gender, todayIn(country, now))
  for (const [index, place] of places.entries()) {
    const before = standing[index]!
    const after = counted.get(place) ?? new Map<number, number>()
    for (const age of new Set([...before.keys(), ...after.keys()])) {
      const [from, to] = [before.get(age), after.get(age) ?? 0]
      if (from !== to) await apply(correctCount(place, gender, age, from, to)).catch(passOver)
    }
  }
}

async function countCards(country: CountryCode, gender: Gender, today: string) {
  const counts = new Map<string, Map<number, number>>()
  for (const band of bandsOf(minimumSearchAge, maximumSearchAge, today)) {
    let after: string | undefined
    for (let hasMore = true; hasMore; ) {
      const { cards, more } = await listBand(country, gender, band, { after, limit: cardsAtATime })
      for (const card of cards) {
        const age = ageOn(card.b, today)
        for (const place of placesOf(card)) {
          const ages = counts.get(place) ?? new Map<number, number>()
          counts.set(place, ages.set(age, (ages.get(age) ?? 0) + 1))
        }
      }
      after = cards.at(-1)?.at
      hasMore = more && cards.length > 0
    }
  }
  return counts
}

const passOver = (error: unknown) => {
  if (!(error instanceof Conflict)) throw error
}
