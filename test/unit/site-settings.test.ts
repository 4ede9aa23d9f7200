import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Settings } from '#shared/contract/site.ts'
import { countries } from '#shared/countries/all.ts'
import { settings as texts } from '#shared/i18n/nl/settings.ts'
import { shownRegions, siteSettings } from '#shared/rules/site-settings.ts'

const surroundings = { name: 'Vonk', host: 'vonk.example', support_email: 'a@example.org', push_public_key: null }
const interests = [{ tag: 'tea', label: 'Thee', sensitive: false }]
const settingsOf = (code: keyof typeof countries, viewerCountry: string | null = null) =>
  siteSettings(countries[code], 'nl', texts, surroundings, { interests, viewerCountry })

describe('the settings of a site', () => {
  test.each(Object.keys(countries) as (keyof typeof countries)[])('match the contract for %s', (code) => {
    const told = settingsOf(code)
    expect(z.parse(Settings, told)).toEqual(told)
    expect(told).toMatchObject({ name: 'Vonk', domain: 'vonk.example', interests })
    expect(told.index_title).toContain('Vonk')
    expect(told.index_title).not.toContain('{')
  })

  test("TRAP-25 report a visitor's country, and select it only where the site offers it", () => {
    expect(settingsOf('NL', 'NL')).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'NL' })
    expect(settingsOf('NL', 'FR')).toMatchObject({ geoip_country: 'FR', geoip_selected_country: null })
    expect(settingsOf('NL')).toMatchObject({ geoip_country: null, geoip_selected_country: null })
  })

  test('OPEN-47 OPEN-52 limits and offers are those of the country', () => {
    const changed = { freePhotos: 4, premiumPhotos: 30, freeConversations: 5, repeatOrder: false }
    const asked = { interests, viewerCountry: null }
    expect(siteSettings({ ...countries.NL, ...changed }, 'nl', texts, surroundings, asked)).toMatchObject({
      free_photos: 4,
      premium_photos: 30,
      free_conversations: 5,
      repeat_order: false,
    })
  })

  test('SET-08 have the minimum price of a message for every country', () => {
    const { minimum_message_costs: costs } = settingsOf('NL')
    expect(Object.keys(costs).sort()).toEqual(Object.keys(countries).sort())
    expect(costs.NL).toEqual({ costs: 25, currency: 'EUR' })
    expect(costs.GB?.currency).toBe('GBP')
  })

  test('have the regions of every country that the site accepts', () => {
    const regions = shownRegions(countries.NL, 'nl')
    expect(Object.keys(regions)).toEqual([...countries.NL.memberCountries])
    expect(regions.NL).toMatchObject({ term: 'provincie' })
    expect(regions.NL?.regions).toHaveLength(12)
  })
})
