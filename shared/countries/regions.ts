import type { CountryCode } from './country.ts'
import table from './data/regions.json' with { type: 'json' }

export type Region = { id: string; name: string }

/**
 * The regions of a country in its own language and alphabet, at the level that its region word names (OPEN-81). Ids are codes of
 * ISO 3166-2 such as NL-NB, for British counties ISO or its former county codes. The table is made by infra/build/regions.ts.
 */
export const regionsOf = (country: CountryCode): Region[] =>
  Object.entries(table[country]).map(([id, name]) => ({ id, name }))

export const isRegionOf = (country: CountryCode, id: string): boolean => Object.hasOwn(table[country], id)
