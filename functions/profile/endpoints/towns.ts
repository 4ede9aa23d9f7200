import { handle } from '#functions/auth/handle.ts'
import { townsOf } from '#functions/stores/profile/towns.ts'
import { countUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as profile from '#shared/contract/profile.ts'
import { isCountryCode } from '#shared/countries/country.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { findTowns } from '../town-search.ts'

/** A person types a few towns, with a call at each pause in typing; more calls are scraping. */
const limit = { kind: 'towns', most: 300, windowSeconds: hourSeconds } as const

const maxTowns = 8

export const handler = handle(profile.towns, {
  run: async ({ query: { country, text }, member, site, now, visitorAddress }) => {
    await apply(countUse(limit, member?.id ?? visitorOf(visitorAddress), now))
    if (!isCountryCode(country) || !site.country.memberCountries.includes(country)) return { towns: [] }
    const names = new Map(regionsOf(country).map(({ id, name }) => [id, name]))
    return {
      towns: findTowns(townsOf(country), text, maxTowns).map(({ name, region }) => ({
        name,
        region,
        region_name: names.get(region) ?? '',
      })),
    }
  },
})
