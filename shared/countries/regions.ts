import type { Language } from '../i18n/languages.ts'
import { type Country, type CountryCode, isCountryCode } from './country.ts'
import table from './data/regions.json' with { type: 'json' }
import { regionTerms } from './region-terms.ts'

export type Region = { id: string; name: string }

/**
 * Regions of a country in its own language and alphabet, at the level of its region term (OPEN-81).
 * Ids are ISO 3166-2 codes such as NL-NB; British counties have ISO codes or former county codes.
 * infra/build/regions.ts generates the table.
 */
export const regionsOf = (country: CountryCode): Region[] =>
  Object.entries(table[country]).map(([id, name]) => ({ id, name }))

/**
 * Term for region in the reader's language: Kanton,
 * cantone or canton in Switzerland (SET-22, OPEN-81).
 */
export const regionTermOf = ({ regionTerm }: Country, language: Language): string => regionTerms[regionTerm][language]

export const isRegionOf = (country: CountryCode, id: string): boolean => Object.hasOwn(table[country], id)

/**
 * Whether the site accepts members of a place: one of
 * its member countries, and a region of that country.
 */
export const isPlaceOf = (site: Country, country: string, region: string): boolean =>
  isCountryCode(country) && site.memberCountries.includes(country) && isRegionOf(country, region)
