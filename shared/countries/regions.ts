import type { Language } from '../i18n/languages.ts'
import { type Country, type CountryCode, isCountryCode } from './country.ts'
import table from './data/regions.json' with { type: 'json' }
import { regionTerms } from './region-terms.ts'

export type Region = { id: string; name: string }

/**
 * The regions of a country in its own language and alphabet, at the level that its region word names (OPEN-81). Ids are codes of
 * ISO 3166-2 such as NL-NB, for British counties ISO or its former county codes. The table is made by infra/build/regions.ts.
 */
export const regionsOf = (country: CountryCode): Region[] =>
  Object.entries(table[country]).map(([id, name]) => ({ id, name }))

/** What a country calls its regions, in the reader's language: Kanton, cantone or canton in Switzerland (SET-22, OPEN-81). */
export const regionTermOf = ({ regionTerm }: Country, language: Language): string => regionTerms[regionTerm][language]

export const isRegionOf = (country: CountryCode, id: string): boolean => Object.hasOwn(table[country], id)

/** Whether the site takes members from this place: a country of its members, and a region of that country. */
export const isPlaceOf = (site: Country, country: string, region: string): boolean =>
  isCountryCode(country) && site.memberCountries.includes(country) && isRegionOf(country, region)
