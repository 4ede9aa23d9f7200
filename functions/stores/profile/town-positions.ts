import { unpackText } from '#functions/platform/unpack.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { kilometresPerDegree } from '#shared/rules/town.ts'
import packed from './data/town-positions.json' with { type: 'json' }
import { allTowns, type Town } from './towns.ts'

/** Town with its position in degrees. */
type PlacedTown = Town & { lat: number; lon: number }

/**
 * Maximum distance of a position from its town, in kilometres. Positions beyond are at sea or in
 * uninhabited land.
 */
const farthestKilometres = 50

let towns: readonly PlacedTown[] | undefined

/**
 * Unpacks the positions on first use, so that a cold start does not wait for it. They are in the
 * order of the towns, in the format of infra/build/places.ts.
 */
function unpack(): readonly PlacedTown[] {
  const positions = unpackText(packed)
    .split('\n')
    .flatMap((line) => {
      const [west, ...entries] = line.split('|') as [string, ...string[]]
      let north = 0
      return entries.map((entry) => {
        const [step, east] = entry.split(' ') as [string, string]
        north += Number.parseInt(step, 36)
        return { lat: north / 100, lon: (Number(west) + Number.parseInt(east, 36)) / 100 }
      })
    })
  return allTowns().map((town, index) => ({ ...town, ...positions[index]! }))
}

/** Towns of a country with their positions. */
export function placedTownsOf(country: CountryCode): readonly PlacedTown[] {
  towns ??= unpack()
  return towns.filter(({ region }) => region.startsWith(`${country}-`))
}

/** Towns of a country by name. Built once per country, as every new or moved card is looked up. */
const byName = new Map<CountryCode, Map<string, PlacedTown[]>>()

function namedTowns(country: CountryCode, name: string): readonly PlacedTown[] {
  let known = byName.get(country)
  if (!known) {
    known = Map.groupBy(placedTownsOf(country), (town) => town.name)
    byName.set(country, known)
  }
  return known.get(name) ?? []
}

/**
 * Town nearest to a position in degrees, or null if none is within 50 km. A linear scan of all
 * towns takes less than a millisecond. Source of the towns: GeoNames (CC BY 4.0).
 */
export function nearestTown(lat: number, lon: number): { country: CountryCode; region: string; city: string } | null {
  towns ??= unpack()
  const narrowing = Math.cos((lat * Math.PI) / 180)
  let nearest: PlacedTown | undefined
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

/**
 * Position of the town of this name in the region or, if the region has none, of the only town of
 * this name in the country. Undefined if the name is unknown or several other regions have it.
 */
export function townPosition(region: string, name: string): Pick<PlacedTown, 'lat' | 'lon'> | undefined {
  const named = namedTowns(region.slice(0, 2) as CountryCode, name)
  return named.find((town) => town.region === region) ?? (named.length === 1 ? named[0] : undefined)
}
