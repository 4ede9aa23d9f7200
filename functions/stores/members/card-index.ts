import * as z from 'zod/mini'
import { list } from '#functions/table/read.ts'
import type { IndexName } from '#functions/table/shape.ts'
import type { Gender } from '#shared/model/profile.ts'
import { Card } from './card.ts'
import { type Cell, cellKey } from './cells.ts'
import { SearchPreferences } from './search-preferences.ts'

/**
 * Birth years per band of the search index. A range of eleven ages is in at most three bands, ages
 * 18 to 99 in at most fifteen.
 */
export const bandYears = 6
export const bandOf = (birthYear: number): number => Math.floor(birthYear / bandYears)

/**
 * Sort key by last activity: Unix seconds in base 36, then the end of the id, which is random and
 * distinguishes members active in the same second. Short, as index reads are billed by size.
 */
export const activityMark = (at: Date, id: string): string =>
  `${Math.floor(at.getTime() / 1000)
    .toString(36)
    .padStart(7, '0')}${id.slice(-8)}`

/** Keys of a findable card in the search indexes of its country and of its region. */
export const bandKeys = ({ g, r, b }: Card) => {
  const band = bandOf(Number(b.slice(0, 4)))
  return { sc: `${r.slice(0, 2)}|${g}|${band}`, sr: `${r}|${g}|${band}` }
}

/** Attributes that a card has only in the search indexes. `k`: cell; `h`: hides presence. */
const Indexed = z.object({ k: z.optional(z.string()), h: z.optional(z.literal(true)) })

/** Card as stored in the search indexes. */
const IndexedCard = z.object({
  PK: z.string(),
  ...z.omit(Card, { id: true, g: true }).shape,
  ...SearchPreferences.shape,
  ...Indexed.shape,
  at: z.string(),
})

/** Search result, with its sort key. */
export type FoundCard = Card & SearchPreferences & z.infer<typeof Indexed> & { at: string }

type Range = { after: string | undefined; limit: number }
type Page = { cards: FoundCard[]; more: boolean }

async function listIndexed(index: IndexName, key: string, g: Gender, range: Range): Promise<Page> {
  const { items, more } = await list(IndexedCard, { PK: key, ...range, newestFirst: true }, { index })
  return { cards: items.map(({ PK, ...card }) => ({ ...card, id: PK.slice('MEMBER#'.length), g })), more }
}

/**
 * Up to `limit` cards of one band after `after`, most recently active first. `place` is a country
 * or a region.
 */
export const listBand = (place: string, gender: Gender, band: number, range: Range): Promise<Page> =>
  listIndexed(place.length === 2 ? 'search' : 'searchRegion', `${place}|${gender}|${band}`, gender, range)

/** `listBand` for a cell or a wide cell, in one country. */
export const listCell = (
  { country, cell, isWide }: { country: string; cell: Cell; isWide: boolean },
  gender: Gender,
  range: Range,
): Promise<Page> => listIndexed(isWide ? 'searchWide' : 'searchCell', cellKey(country, gender, cell), gender, range)
