import { afterEach, describe, expect, test, vi } from 'vitest'
import * as site from '#shared/contract/site.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { errors as frenchErrors } from '#shared/i18n/fr/errors.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { errors as dutchErrors } from '#shared/i18n/nl/errors.ts'
import { interests, sexInterests } from '#shared/model/profile.ts'
import { withCountry } from '#test/support/country.ts'
import { anna } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { askHost, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL', 'BE', 'DE'] })

const settingsOf = (visitor: Visitor, language?: Language) =>
  visitor.call(site.settings, { query: language ? { language } : {} })

/**
 * Names of the items that may be published, repeated here so that a new item in the contract fails
 * the test.
 */
const allowed = [
  ...['countries', 'name', 'domain', 'domain_language', 'languages', 'index_title', 'description', 'cdn_prefix'],
  ...['visible_profile_fields', 'visible_profile_notes', 'geoip_country', 'geoip_selected_country'],
  ...['message_credits', 'signup_credits', 'photo_credits', 'gift_credits', 'message_length', 'minimum_message_costs'],
  ...[
    'minimum_age',
    'support_email',
    'support_phone',
    'emergency_number',
    'company',
    'delete_discount',
    'enable_site_entry_popup',
  ],
  ...['push_public_key', 'wanted_ages', 'search_fields', 'refund_days', 'signups', 'logged_out_search'],
  ...['site_entry_countries', 'history_days', 'live_spread_seconds', 'in_eu', 'stores_cards', 'matchfinder_questions'],
  ...['photo_verification', 'age_check', 'lander_slugs'],
  ...['fictional_icon', 'fictional_chat', 'fictional_warning', 'fictional_singular', 'fictional_plural'],
  ...['logged_out_search_trafficsource', 'interests', 'region_data', 'member_resell', 'email_domains'],
  ...[
    'premium_claim',
    'free_photos',
    'premium_photos',
    'free_conversations',
    'repeat_order',
    'vat_percent',
    'tax_term',
  ],
]

describe('the settings', () => {
  test('SET-01 SET-04 SET-19 SET-20 TRAP-15 contain every item of the allowed list and no other', async () => {
    const settings = await settingsOf(stranger(stack))
    expect(Object.keys(settings).sort()).toEqual([...allowed].sort())
  })

  test('SET-02 SET-03 SET-05 SET-07 SET-11 SET-12 SET-14 SET-16 SET-17 SET-18 SET-21 OPEN-05 OPEN-12 OPEN-14 OPEN-31 OPEN-82 contain the values of the country', async () => {
    const settings = await settingsOf(stranger(stack))
    expect(settings).toMatchObject({
      name: stack.env.SITE_NAME,
      domain: new URL(stack.url).host,
      domain_language: 'nl-NL',
      languages: ['nl'],
      countries: ['NL', 'BE', 'DE'],
      message_credits: 1,
      photo_credits: 2,
      gift_credits: 3,
      signup_credits: 2,
      message_length: 1000,
      free_photos: 3,
      premium_photos: 25,
      free_conversations: 2,
      minimum_age: 18,
      refund_days: 14,
      lander_slugs: {},
      live_spread_seconds: 5,
      history_days: 90,
      in_eu: true,
      stores_cards: true,
      site_entry_countries: null,
      repeat_order: true,
      delete_discount: 0,
      member_resell: false,
      signups: 'all',
      logged_out_search: 'limited',
      logged_out_search_trafficsource: 'limited',
      enable_site_entry_popup: true,
      wanted_ages: { min_age: 18, max_age: 99, distance: 7 },
      search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
      visible_profile_notes: {},
      premium_claim: null,
    })
    expect(settings.visible_profile_fields).toContain('age')
    expect(settings.visible_profile_fields).not.toContain('date_of_birth')
    for (const text of [settings.index_title, settings.description]) expect(text).toMatch(/\w{3}/)
  })

  test('SET-08 OPEN-14 contain the minimum price of a message in each of the 15 countries, in cents', async () => {
    const euro = { costs: 25, currency: 'EUR' }
    expect((await settingsOf(stranger(stack))).minimum_message_costs).toEqual({
      NL: euro,
      BE: euro,
      DE: euro,
      AT: euro,
      FR: euro,
      IT: euro,
      ES: euro,
      IE: euro,
      PL: { costs: 100, currency: 'PLN' },
      GB: { costs: 23, currency: 'GBP' },
      CH: { costs: 25, currency: 'CHF' },
      US: { costs: 25, currency: 'USD' },
      CA: { costs: 34, currency: 'CAD' },
      AU: { costs: 38, currency: 'AUD' },
      NZ: { costs: 43, currency: 'NZD' },
    })
  })

  test('SET-09 SET-10 name support and company as the company call does', async () => {
    const settings = await settingsOf(stranger(stack))
    expect(settings.support_email).toBe(stack.env.SUPPORT_EMAIL)
    expect(Object.keys(settings.company).sort()).toEqual(
      ['address', 'city', 'country', 'kvk', 'name', 'tradenames', 'vat_numbers'].sort(),
    )
    expect(await stranger(stack).call(site.companyInfo)).toEqual(settings.company)
  })

  test('SET-15 OPEN-79 PROF-22 PROF-23 describe fictional profiles in the exact words', async () => {
    expect(await settingsOf(stranger(stack))).toMatchObject({
      fictional_icon: 'mask',
      fictional_singular: 'Dit profiel is fictief; een fysieke ontmoeting is niet mogelijk.',
      fictional_plural: 'Deze profielen zijn fictief; fysieke ontmoetingen zijn niet mogelijk.',
      fictional_warning: expect.stringMatching(/fictie/i),
    })
    await withCountry('NL', { fictionalIcon: 'spark' }, async () =>
      expect((await settingsOf(stranger(stack))).fictional_icon).toBe('spark'),
    )
  })

  test('PAY-07 TRAP-10 OPEN-85 contain claims about premium only where the country allows them, with their source', async () => {
    const premiumClaim = { percentage: 46, source: 'Onderzoek van Bureau Voorbeeld, 2026' }
    const claimOf = async (country: 'NL' | 'DE') =>
      (await settingsOf(stranger(stack, stack.origins[country]))).premium_claim
    await withCountry('NL', { premiumClaim }, async () => {
      expect(await claimOf('NL')).toEqual(premiumClaim)
      expect(await claimOf('DE')).toBeNull()
    })
    expect(await claimOf('NL')).toBeNull()
  })

  test('API-11 are in the requested language, where the site offers it', async () => {
    const singular = async (language?: Language) =>
      (await settingsOf(stranger(stack, stack.origins.BE), language)).fictional_singular
    const [dutch, french, english] = [await singular(), await singular('fr'), await singular('en')]
    expect(french).not.toBe(dutch)
    expect(french).toMatch(/fictif/i)
    expect(english).toBe(dutch)
    expect((await settingsOf(stranger(stack, stack.origins.BE), 'fr')).domain_language).toBe('nl-BE')
  })

  test('API-11 are in a language of the site, as refusals are, and never in another', async () => {
    const visit = (language: string) =>
      stranger(stack, stack.origins.BE).raw('GET', '/api/likes.php', { headers: { 'x-visit-language': language } })
    const text = async (language: string) => ((await visit(language)).body as { message: string }).message
    expect(await text('fr')).toBe(frenchErrors.authentication_required)
    expect(await text('en')).toBe(dutchErrors.authentication_required)
  })
})

describe('private values', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('SET-13 include the private push key, but not the public one, which is published', async () => {
    vi.stubEnv('PUSH_PUBLIC_KEY', '')
    expect((await settingsOf(stranger(stack))).push_public_key).toBeNull()
    vi.stubEnv('PUSH_PUBLIC_KEY', 'public-key-of-push')
    vi.stubEnv('PUSH_PRIVATE_KEY', 'private-key-of-push')
    const settings = await settingsOf(stranger(stack))
    expect(settings.push_public_key).toBe('public-key-of-push')
    expect(JSON.stringify(settings)).not.toContain('private-key-of-push')
  })

  test('TRAP-15 are in no public answer, nor are internal addresses', async () => {
    const visitor = stranger(stack)
    const answers = await Promise.all(
      [site.settings, site.interests, site.regions, site.companyInfo].map(({ path }) => visitor.raw('GET', path)),
    )
    const text = JSON.stringify(answers.map(({ body }) => body))
    const {
      SESSION_KEYS,
      PHOTO_KEY,
      PAYMENT_API_KEY,
      FLEXPAY_KEY,
      TABLE_NAME,
      PAYMENT_API_URL,
      AWS_SECRET_ACCESS_KEY,
    } = stack.env
    expect(AWS_SECRET_ACCESS_KEY).toBe('local')
    for (const secret of [SESSION_KEYS, PHOTO_KEY, PAYMENT_API_KEY, FLEXPAY_KEY, TABLE_NAME, PAYMENT_API_URL])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/iban|"bank|staff/i)
  })
})

describe('the site of the settings', () => {
  const hostOf = (country: CountryCode) => new URL(stack.origins[country]!).host
  const from = async (country: CountryCode, path = '/api/settings.php') =>
    (await askHost(stack.url, path, hostOf(country))).body

  test('SET-23 API-11 API-12 I18N-23 is that of the host, with its country', async () => {
    const [nl, be, de] = [await from('NL'), await from('BE'), await from('DE')]
    expect([nl, be, de].map(({ domain }) => domain)).toEqual([hostOf('NL'), hostOf('BE'), hostOf('DE')])
    expect([nl, be, de].map(({ languages }) => languages)).toEqual([['nl'], ['nl', 'fr', 'de'], ['de']])
    expect([nl, be, de].map(({ domain_language }) => String(domain_language).slice(0, 2))).toEqual(['nl', 'nl', 'de'])
    expect([nl, be, de].map(({ countries }) => (countries as string[])[0])).toEqual(['NL', 'BE', 'DE'])
    expect(new Set([nl, be, de].map(({ company }) => (company as { country: string }).country)).size).toBe(3)
  })

  test('SET-23 TRAP-40 cannot be changed by a query or header of the visitor', async () => {
    const plain = await settingsOf(stranger(stack))
    const forced = await from('NL', `/api/settings.php?domain=${hostOf('DE')}&forced_domain=${hostOf('DE')}&country=DE`)
    expect(forced).toEqual(plain)
    const visitor = stranger(stack)
    visitor.headers['x-forwarded-host'] = hostOf('DE')
    expect(await settingsOf(visitor)).toEqual(plain)
  })

  test("SET-04 reports the visitor's country as a country or null", async () => {
    const { geoip_country, geoip_selected_country } = await settingsOf(stranger(stack))
    for (const value of [geoip_country, geoip_selected_country]) expect(value).toSatisfy(isCountryOrNull)
  })
})

const isCountryOrNull = (value: unknown) => value === null || /^[A-Z]{2}$/.test(String(value))

describe('the list of interests', () => {
  const tagsFor = async (visitor: Visitor) => {
    const [own, { interests: inSettings }] = [await visitor.call(site.interests), await settingsOf(visitor)]

    expect(inSettings).toEqual(own.interests)
    return own.interests
  }

  test('SET-19 OPEN-10 PROF-10 PROF-11 has the 38 named tags with a label each', async () => {
    const found = await tagsFor(stranger(stack))
    expect(found.map(({ tag }) => tag).sort()).toEqual([...interests].sort())
    expect(interests).toHaveLength(38)
    for (const { label } of found) expect(label).toMatch(/\p{L}{2}/u)
    // Political opinions are sensitive too (TRAP-23).
    expect(found.filter(({ sensitive }) => sensitive).map(({ tag }) => tag)).toEqual(['politics'])
    const french = (await settingsOf(stranger(stack, stack.origins.BE), 'fr')).interests
    expect(french.find(({ tag }) => tag === 'reading')!.label).not.toBe(
      found.find(({ tag }) => tag === 'reading')!.label,
    )
  })

  test('OPEN-27 has the interests of the country only', () =>
    withCountry('NL', { interests: ['tea', 'bdsm'] }, async () => {
      const tags = async (who: Visitor) => (await tagsFor(who)).map(({ tag }) => tag)
      expect(await tags(stranger(stack))).toEqual(['tea'])
      expect(await tags(await anna(stack))).toEqual(['tea', 'bdsm'])
    }))

  test('OPEN-27 has sex-related ones for signed-in, confirmed members only, marked as sensitive', async () => {
    const unconfirmed = await anna(stack, { status: 'not_confirmed' })
    const aboutSex = async (who: Visitor) =>
      (await tagsFor(who)).filter(({ tag }) => (sexInterests as readonly string[]).includes(tag))
    for (const who of [stranger(stack), unconfirmed]) expect(await aboutSex(who)).toEqual([])
    const found = await aboutSex(await anna(stack))
    expect(found.map(({ tag }) => tag).sort()).toEqual([...sexInterests].sort())
    for (const { sensitive } of found) expect(sensitive).toBe(true)
    expect(sexInterests).toEqual(['erotica', 'roleplay', 'swinging', 'toys', 'bdsm'])
  })
})

describe('the regions', () => {
  test('SET-20 SET-22 OPEN-10 OPEN-81 have the word for a region of each of the 15 countries whose members are accepted', () =>
    withCountry('NL', { memberCountries: countryCodes }, async () => {
      const { regions } = await stranger(stack).call(site.regions)
      expect(Object.fromEntries(Object.entries(regions).map(([code, { term }]) => [code, term]))).toEqual({
        // The words in Dutch. In a language of the country itself, the country's own word is used.
        NL: 'provincie',
        BE: 'provincie',
        GB: 'graafschap',
        IE: 'graafschap',
        DE: 'deelstaat',
        AT: 'deelstaat',
        IT: 'regio',
        FR: 'regio',
        CH: 'kanton',
        ES: 'provincie',
        US: 'staat',
        CA: 'provincie',
        AU: 'staat',
        NZ: 'regio',
        PL: 'woiwodschap',
      })
      for (const [code, { regions: list }] of Object.entries(regions)) {
        expect(list.length, code).toBeGreaterThan(3)
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
        for (const { id } of list) expect(id.slice(0, 3)).toBe(`${code}-`)
      }
    }))

  test('SET-22 OPEN-81 have the word in each language of their country', async () => {
    const termIn = async (language: 'nl' | 'fr' | 'de') =>
      (await settingsOf(stranger(stack, stack.origins.BE), language)).region_data.BE!.term
    expect([await termIn('nl'), await termIn('fr'), await termIn('de')]).toEqual(['provincie', 'province', 'Provinz'])
  })

  test('SET-20 are those of the accepted countries, in the settings and in their own call', async () => {
    const { regions } = await stranger(stack).call(site.regions)
    expect(Object.keys(regions)).toEqual(['NL', 'BE', 'DE'])
    expect(regions.NL!.regions.map(({ name }) => name).sort()).toEqual(
      ['Drenthe', 'Flevoland', 'Fryslân', 'Gelderland', 'Groningen', 'Limburg', 'Noord-Brabant', 'Noord-Holland']
        .concat(['Overijssel', 'Utrecht', 'Zeeland', 'Zuid-Holland'])
        .sort(),
    )
    expect((await settingsOf(stranger(stack))).region_data).toEqual(regions)
  })

  // The app requests neither list: the settings, which it reads once, contain them.
  test('API-17 API-18 are the same in the settings as in regions.php, and the company as in companyinfo.php', async () => {
    for (const origin of Object.values(stack.origins)) {
      const visitor = stranger(stack, origin)
      const settings = await settingsOf(visitor)
      expect(settings.region_data).toEqual((await visitor.call(site.regions)).regions)
      expect(settings.company).toEqual(await visitor.call(site.companyInfo))
    }
  })
})
