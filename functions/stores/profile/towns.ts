import { unpackText } from '#functions/platform/unpack.ts'
import { type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import { kilometresPerDegree } from '#shared/rules/town.ts'
import packed from './data/places.json' with { type: 'json' }

/** Town of a supported country; position in degrees. */
type Town = { name: string; region: string; lat: number; lon: number }

/**
 * Maximum distance of a position from its town, in kilometres. Positions beyond are at sea or in
 * uninhabited land.
 */
const farthestKilometres = 50

let towns: readonly Town[] | undefined

/**
 * Unpacks the towns on first use, so that a cold start does not wait for it. The format is that of
 * infra/build/places.ts.
 */
function unpack(): readonly Town[] {
  return unpackText(packed)
    .split('\n')
    .flatMap((line) => {
      const [region, west, ...entries] = line.split('|') as [string, string, ...string[]]
      let north = 0
      return entries.map((entry): Town => {
        const [step, east, ...name] = entry.split(' ') as [string, string, ...string[]]
        north += Number.parseInt(step, 36)
        return {
          region,
          name: name.join(' '),
          lat: north / 100,
          lon: (Number(west) + Number.parseInt(east, 36)) / 100,
        }
      })
    })
}

/**
 * Town nearest to a position in degrees, or null where none is within 50 km. A linear scan of all
 * towns takes less than a millisecond. Source of the towns: GeoNames (CC BY 4.0).
 */
export function nearestTown(lat: number, lon: number): { country: CountryCode; region: string; city: string } | null {
  towns ??= unpack()
  const narrowing = Math.cos((lat * Math.PI) / 180)
  let nearest: Town | undefined
  let least = (farthestKilometres / kilometresPerDegree) ** 2
  for (const town of towns) {
    const north = town.lat - lat
    // Takes the shorter way around the globe.
    const east = (Math.abs(town.lon - lon) > 180 ? 360 - Math.abs(town.lon - lon) : town.lon - lon) * narrowing
    const distance = north * north + east * east
    if (distance > least) continue
    least = distance
    nearest = town
  }
  return nearest
    ? { country: nearest.region.slice(0, 2) as CountryCode, region: nearest.region, city: nearest.name }
    : null
}

export function townsOf(country: CountryCode): readonly Town[] {
  towns ??= unpack()
  return towns.filter(({ region }) => region.startsWith(`${country}-`))
}

/**
 * Position of a town by its name: the one in the region, else the only one in the country.
 * Undefined for a name that is unknown or has several places.
 */
export function townPosition(region: string, name: string): Pick<Town, 'lat' | 'lon'> | undefined {
  const named = townsOf(region.slice(0, 2) as CountryCode).filter((town) => town.name === name)
  return named.find((town) => town.region === region) ?? (named.length === 1 ? named[0] : undefined)
}

/** Whether a town of this name exists in the country (PROF-27). */
export const isTown = (country: string, name: string): boolean =>
  isCountryCode(country) && townsOf(country).some((town) => town.name === name)
