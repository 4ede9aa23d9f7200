import { afterAll, describe, expect, test } from 'vitest'
import * as profile from '#shared/contract/profile.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { isRegionOf } from '#shared/countries/regions.ts'
import { withCountry } from '#test/support/country.ts'
import { anna } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { recordsOf } from '#test/support/stream.ts'
import { expectRefusal, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterAll(() => void stack.clock.reset())
const locate = (who: Visitor, lat: string, lon: string) => who.call(profile.geocode, { query: { lat, lon } })

describe('the place of a position', () => {
  test('API-06 has country, region and town, for members and visitors alike', async () => {
    const zeist = { country: 'NL', region: 'NL-UT', region_name: 'Utrecht', city: 'Zeist' }
    expect(await locate(await anna(stack), '52.09', '5.23')).toEqual(zeist)
    expect(await locate(stranger(stack), '52.09', '5.23')).toEqual(zeist)
    // Fewer decimals and a sign are accepted.
    expect(await locate(stranger(stack), '51.2', '4.4')).toMatchObject({ country: 'BE', region: 'BE-VAN' })
    await withCountry('NL', { memberCountries: ['NL', 'US'] }, async () =>
      expect(await locate(stranger(stack), '40.71', '-74.01')).toMatchObject({ region: 'US-NY', city: 'New York' }),
    )
  })

  test('API-06 is one of the regions of its country', async () => {
    const capitals: Record<(typeof countryCodes)[number], [lat: string, lon: string, region: string, city: string]> = {
      NL: ['52.37', '4.9', 'NL-NH', 'Amsterdam'],
      BE: ['50.85', '4.35', 'BE-BRU', 'Brussel'],
      DE: ['52.52', '13.4', 'DE-BE', 'Berlin'],
      AT: ['48.21', '16.37', 'AT-9', 'Wien'],
      FR: ['48.86', '2.35', 'FR-IDF', 'Paris'],
      IT: ['41.89', '12.48', 'IT-62', 'Roma'],
      ES: ['40.42', '-3.7', 'ES-M', 'Madrid'],
      IE: ['53.33', '-6.25', 'IE-D', 'Dublin'],
      PL: ['52.23', '21.01', 'PL-14', 'Warszawa'],
      GB: ['51.51', '-0.13', 'GB-LND', 'London'],
      CH: ['46.95', '7.45', 'CH-BE', 'Bern'],
      US: ['38.9', '-77.04', 'US-DC', 'Washington'],
      CA: ['45.42', '-75.7', 'CA-ON', 'Ottawa'],
      AU: ['-35.28', '149.13', 'AU-ACT', 'Canberra'],
      NZ: ['-41.29', '174.78', 'NZ-WGN', 'Wellington'],
    }
    await withCountry('NL', { memberCountries: ['NL', ...countryCodes.filter((code) => code !== 'NL')] }, async () => {
      for (const [country, [lat, lon, region, city]] of Object.entries(capitals)) {
        const place = await locate(stranger(stack), lat, lon)
        expect(place).toMatchObject({ country, region })
        expect(place.city).toContain(city)
        expect(isRegionOf(country as 'NL', place.region)).toBe(true)
      }
    })
  })

  test('API-06 is empty at sea, in other countries, and in those that the site does not accept', async () => {
    for (const [lat, lon] of [
      ['54', '3.5'],
      ['0', '0'],
      ['38.72', '-9.14'],
      ['51.51', '-0.13'],
    ] as const)
      await expectRefusal(locate(stranger(stack), lat, lon), 'not_found')
  })

  test('TRAP-48 is answered for rounded positions only', async () => {
    const who = stranger(stack)
    for (const [lat, lon] of [
      ...[
        ['52.091', '5.12'],
        ['52.09', '5.1214'],
        ['52.0907374', '5.1214201'],
      ],
      ...[
        ['91', '5'],
        ['52', '181'],
        ['-90.01', '0'],
        ['', '5'],
        ['52,09', '5,12'],
        ['NaN', '1'],
        ['1e1', '1'],
        ['+52', '5'],
      ],
    ] as const)
      await expectRefusal(locate(who, lat!, lon!), 'invalid_input')
    expect((await who.raw('GET', '/api/geocode.php?lat=52.09')).status).toBe(400)
  })

  test('TRAP-48 is not stored, nor is the position', async () => {
    const a = await anna(stack)
    await stack.settle()
    const before = (await recordsOf(stack)).length
    await locate(a, '52.09', '5.23')
    const written = JSON.stringify((await recordsOf(stack)).slice(before))
    expect(written).toContain('THROTTLE')
    for (const told of ['52.09', '5.23', '5209', 'Zeist', 'NL-UT']) expect(written).not.toContain(told)
  })

  test('TRAP-48 is answered 20 times an hour per caller, so that nobody can copy the map', async () => {
    stack.clock.set(new Date('2027-05-01T10:00:00Z'))
    const [a, other] = [await anna(stack), await anna(stack)]
    for (let n = 0; n < 20; n++) await locate(a, '52.09', '5.23')
    await expectRefusal(locate(a, '52.09', '5.23'), 'too_many_requests')
    await locate(other, '52.09', '5.23')
    stack.clock.set(new Date('2027-05-01T10:59:59Z'))
    await expectRefusal(locate(a, '52.09', '5.23'), 'too_many_requests')
    stack.clock.set(new Date('2027-05-01T11:00:00Z'))
    await locate(a, '52.09', '5.23')
  })
})
