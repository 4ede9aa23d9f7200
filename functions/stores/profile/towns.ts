import { unpackText } from '#functions/platform/unpack.ts'
import { type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import packed from './data/town-names.json' with { type: 'json' }

/** Town of a supported country. */
export type Town = { name: string; region: string }

let towns: readonly Town[] | undefined

/**
 * Unpacks the towns on first use, so that a cold start does not wait for it. The format is defined
 * by infra/build/places.ts.
 */
const unpack = (): readonly Town[] =>
  unpackText(packed)
    .split('\n')
    .flatMap((line) => {
      const [region, ...names] = line.split('|') as [string, ...string[]]
      return names.map((name) => ({ region, name }))
    })

/** All towns. Their positions are in ./town-positions.ts, as most functions need names only. */
export function allTowns(): readonly Town[] {
  towns ??= unpack()
  return towns
}

export const townsOf = (country: CountryCode): readonly Town[] =>
  allTowns().filter(({ region }) => region.startsWith(`${country}-`))

/** Whether a town of this name exists in the country (PROF-27). */
export const isTown = (country: string, name: string): boolean =>
  isCountryCode(country) && townsOf(country).some((town) => town.name === name)

/** Whether a town of this name exists in the region (PROF-27). */
export const isTownOf = (region: string, name: string): boolean =>
  allTowns().some((town) => town.region === region && town.name === name)

type Residence = { country: string; region: string; city: string | null }

/**
 * Whether a profile may have this town: a listed town of the region, or the town that the profile
 * already has, if it is not a listed town of the country, and the country stays the same (PROF-27).
 */
export const mayLiveIn = (city: string, { country, region }: Residence, existing: Residence): boolean =>
  isTownOf(region, city) || (city === existing.city && country === existing.country && !isTown(country, city))
