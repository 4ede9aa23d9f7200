import * as z from 'zod/mini'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Gender } from '#shared/model/profile.ts'
import { ageOn, civilDate } from '#shared/rules/age.ts'
import { StoredCard } from './card.ts'
import type { Filters } from './filters.ts'

/**
 * Number of members of one place, gender and age whom search finds. `n`: all; `f`: fictional
 * members among them.
 */
const Count = z.object({ SK: z.string(), n: z.int(), f: z.optional(z.int()) })

export type Counted = 'n' | 'f'

export type Counts = readonly z.output<typeof Count>[]

/** Numbers of members whom search finds in a place (a country or a region), one item per age. */
export async function findCounts(place: string, gender: Gender): Promise<Counts> {
  const { items } = await list(Count, keys.counts(place, gender))
  return items
}

/** Number of members whom search finds in a place, by age. */
export async function listCounts(place: string, gender: Gender, which: Counted = 'n'): Promise<Map<number, number>> {
  const items = await findCounts(place, gender)
  return new Map(items.flatMap(({ SK, [which]: count }) => (count === undefined ? [] : [[Number(SK), count]])))
}

/** Sum of counts over the ages from `minAge` to `maxAge`, both included. */
export function sumOfAges(counts: Counts, { minAge, maxAge }: Pick<Filters, 'minAge' | 'maxAge'>) {
  const within = counts.filter(({ SK }) => Number(SK) >= minAge && Number(SK) <= maxAge)
  return {
    all: within.reduce((sum, { n }) => sum + n, 0),
    fictional: within.reduce((sum, { f = 0 }) => sum + f, 0),
  }
}

/** Places in whose counters a card is included: its country and its region. */
export const placesOf = ({ r }: Pick<StoredCard, 'r'>): [country: string, region: string] => [r.slice(0, 2), r]

/** Today's date in a country, from which ages are computed. */
export const todayIn = (country: string, now: Date): string => civilDate(now, countryOf(country).timeZone)

type Image = Record<string, unknown> | undefined
type Where = { place: string; gender: Gender; age: number; isFictional: boolean }

/** Counters that include a card in the state `image`; none while search does not find it. */
function counted(image: Image, now: Date): Where[] {
  const { data: card } = z.safeParse(StoredCard, image)
  if (!card?.sc) return []
  const places = placesOf(card)
  const age = ageOn(card.b, todayIn(places[0], now))
  return places.map((place) => ({ place, gender: card.g, age, isFictional: card.f === true }))
}

type CardChange = { before: Image; after: Image }

/** Counter updates of changed cards, summed: one write per counter that changes. */
export function countChanges(changes: readonly CardChange[], now: Date): Write[] {
  const sums = new Map<string, { key: Key; n: number; f: number }>()
  for (const { before, after } of changes) {
    for (const [image, by] of [[before, -1] as const, [after, 1] as const]) {
      for (const { place, gender, age, isFictional } of counted(image, now)) {
        const key = keys.count(place, gender, age)
        const name = `${key.PK} ${key.SK}`
        const { n, f } = sums.get(name) ?? { n: 0, f: 0 }
        sums.set(name, { key, n: n + by, f: f + (isFictional ? by : 0) })
      }
    }
  }
  return [...sums.values()]
    .filter(({ n, f }) => n !== 0 || f !== 0)
    .map(({ key, n, f }) =>
      f === 0
        ? update(key, 'ADD n :n', { values: { ':n': n } })
        : update(key, 'ADD n :n, f :f', { values: { ':n': n, ':f': f } }),
    )
}

const moved = () => new Conflict('the counter changed meanwhile')

type Correction = { place: string; gender: Gender; age: number; which: Counted }

/**
 * Corrects a counter that was read as `from`; Conflict if it changed since. A count of zero
 * has no item.
 */
export function correctCount({ place, gender, age, which }: Correction, from: number | undefined, to: number): Write {
  const key = keys.count(place, gender, age)
  const guard =
    from === undefined
      ? { condition: `attribute_not_exists(${which})`, onConflict: moved }
      : { condition: `${which} = :from`, values: { ':from': from }, onConflict: moved }
  if (to === 0 && which === 'n') return remove(key, guard)
  // A number of fictional members without the number of all members must not create a counter.
  if (which === 'f') guard.condition = `attribute_exists(PK) AND ${guard.condition}`
  return update(key, `SET ${which} = :to`, { ...guard, values: { ...guard.values, ':to': to } })
}
