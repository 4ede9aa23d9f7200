import { handle } from '#functions/auth/handle.ts'
import { nearestTown } from '#functions/stores/profile/town-positions.ts'
import { countUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as profile from '#shared/contract/profile.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { hourSeconds } from '#shared/rules/durations.ts'

/** A person looks up their position once or twice; more calls are scraping. */
const limit = { kind: 'geocode', most: 20, windowSeconds: hourSeconds } as const

/** The position is neither stored nor logged (TRAP-48). */
export const handler = handle(profile.geocode, {
  run: async ({ query: { lat, lon }, member, site, now, visitorAddress, refuse }) => {
    await apply(countUse(limit, member?.id ?? visitorOf(visitorAddress), now))
    const town = nearestTown(lat, lon)
    if (!town || !site.country.memberCountries.includes(town.country)) return refuse('not_found')
    const region = regionsOf(town.country).find(({ id }) => id === town.region)
    return { ...town, region_name: region?.name ?? '' }
  },
})
