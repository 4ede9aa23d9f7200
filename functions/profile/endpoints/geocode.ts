import { apply } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { countUse, visitorOf } from '#functions/lib/throttle.ts'
import { profile } from '#shared/contract/profile.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { nearestTown } from '../town-store.ts'

/** A person looks up where they are once or twice; more is somebody copying the table. */
const limit = { kind: 'geocode', most: 20, windowSeconds: 3_600 } as const

/** Where the position lies is told and forgotten: it is neither stored nor logged (TRAP-48). */
export const handler = handle(profile.geocode, {
  run: async ({ query: { lat, lon }, member, site, now, visitorAddress, refuse }) => {
    await apply(countUse(limit, member?.id ?? visitorOf(visitorAddress), now))
    const town = nearestTown(lat, lon)
    if (!town || !site.country.memberCountries.includes(town.country)) return refuse('not_found')
    const region = regionsOf(town.country).find(({ id }) => id === town.region)
    return { ...town, region_name: region?.name ?? '' }
  },
})
