import { describe, expect, test } from 'vitest'
import { countries, countryOf } from '#shared/countries/all.ts'
import { companyProblems, countryProblems, payerProblems } from '#shared/countries/check.ts'
import { type Country, type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { isRegionOf, regionsOf, regionTermOf } from '#shared/countries/regions.ts'
import { paymentMethods } from '#shared/model/payment.ts'
import { maxPhotos } from '#shared/model/photo.ts'
import { interests, sexInterests } from '#shared/model/profile.ts'
import { toFillIn } from '#test/support/country.ts'

const all = countryCodes.map((code) => countries[code])
const nl = countries.NL
const tableOf = <Value>(pick: (country: Country) => Value) =>
  Object.fromEntries(all.map((country) => [country.code, pick(country)]))

describe('languages', () => {
  const offered: [row: string, CountryCode, string[]][] = [
    ['I18N-07', 'US', ['en', 'es']],
    ['I18N-08', 'NL', ['nl']],
    ['I18N-09', 'BE', ['nl', 'fr', 'de']],
    ['I18N-10', 'FR', ['fr']],
    ['I18N-11', 'IT', ['it']],
    ['I18N-12', 'ES', ['es']],
    ['I18N-13', 'DE', ['de']],
    ['I18N-14', 'AT', ['de']],
    ['I18N-15', 'IE', ['en']],
    ['I18N-16', 'GB', ['en']],
    ['I18N-17', 'CA', ['en', 'fr']],
    ['I18N-18', 'PL', ['pl']],
    ['I18N-19', 'AU', ['en']],
    ['I18N-20', 'NZ', ['en']],
    ['I18N-21', 'CH', ['de', 'it', 'fr', 'en']],
  ]
  test.each(offered)('%s %s offers its languages', (_row, code, languages) => {
    expect(countries[code].languages).toEqual(languages)
  })

  test('I18N-06 there are fifteen countries', () => {
    expect(offered.map(([, code]) => code).toSorted()).toEqual(countryCodes.toSorted())
  })
})

describe('values per country', () => {
  test('each country is listed under its own code and has no forbidden value', () => {
    expect(tableOf((country) => country.code)).toEqual(Object.fromEntries(countryCodes.map((code) => [code, code])))
    expect(all.flatMap(countryProblems)).toEqual([])
  })

  test('PAY-60 PAY-61 members of each site can pay as in each of its payment countries', () => {
    expect(all.flatMap((country) => payerProblems(country, countryOf))).toEqual([])
    const site = { ...countries.AU, paymentProvider: 'flexpay', memberCountries: ['AU', 'NZ'] } as const
    expect(payerProblems(site, countryOf)).toEqual(['AU: its payment provider takes no payment method of NZ'])
  })

  test('SET-22 OPEN-81 each country has its own word for region', () => {
    expect(tableOf((country) => country.regionTerm)).toEqual({
      NL: 'provincie',
      BE: 'provincie',
      GB: 'county',
      IE: 'county',
      DE: 'Bundesland',
      AT: 'Bundesland',
      IT: 'regione',
      FR: 'région',
      CH: 'canton',
      ES: 'provincia',
      US: 'state',
      CA: 'province',
      AU: 'state',
      NZ: 'region',
      PL: 'województwo',
    })
  })

  test('SET-22 OPEN-81 the word for region exists in every language that a country offers', () => {
    const words = tableOf((country) => country.languages.map((language) => regionTermOf(country, language)))
    expect(words).toMatchObject({
      BE: ['provincie', 'province', 'Provinz'],
      CH: ['Kanton', 'cantone', 'canton', 'canton'],
      CA: ['province', 'province'],
      US: ['state', 'estado'],
      PL: ['województwo'],
    })
  })

  test('SET-22 I18N-05 the word for region also exists in languages that the country does not offer', () => {
    expect(regionTermOf(countries.NL, 'en')).toBe('province')
    expect(regionTermOf(countries.DE, 'nl')).toBe('deelstaat')
    expect(regionTermOf(countries.CH, 'pl')).toBe('kanton')
    expect(regionTermOf(countries.PL, 'de')).toBe('Woiwodschaft')
  })

  test("OPEN-13 bundles have their price in cents of the country's currency", () => {
    const inEuros = ['EUR', '25 999, 60 1999, 150 4499, 400 9999']
    expect(
      tableOf(({ currency, bundles }) => [
        currency,
        bundles.map(({ credits, priceCents }) => `${credits} ${priceCents}`).join(', '),
      ]),
    ).toEqual({
      NL: inEuros,
      BE: inEuros,
      FR: inEuros,
      IT: inEuros,
      ES: inEuros,
      DE: inEuros,
      AT: inEuros,
      IE: inEuros,
      GB: ['GBP', '25 899, 60 1799, 150 3999, 400 8999'],
      CH: ['CHF', '25 990, 60 1990, 150 4490, 400 9990'],
      PL: ['PLN', '25 3999, 60 7999, 150 17999, 400 39999'],
      US: ['USD', '25 999, 60 1999, 150 4499, 400 9999'],
      CA: ['CAD', '25 1399, 60 2799, 150 5999, 400 13499'],
      AU: ['AUD', '25 1499, 60 2999, 150 6699, 400 14999'],
      NZ: ['NZD', '25 1699, 60 3399, 150 7499, 400 16999'],
    })
  })

  test('OPEN-14 TRAP-18 each country has its credits for a message, a photo, a gift and a new member', () => {
    for (const { messageCredits, photoCredits, giftCredits, signupCredits } of all) {
      expect([messageCredits, photoCredits, giftCredits, signupCredits]).toEqual([1, 2, 3, 2])
    }
  })

  test('OPEN-50 each country offers its payment methods', () => {
    const worldwide = ['paypal', 'creditcard', 'visa', 'mastercard', 'applepay']
    const euro = [...worldwide, 'sdd', 'sct', 'paysafecard']
    const expected: Record<CountryCode, string[]> = {
      NL: ['ideal', ...euro],
      BE: ['bancontact', ...euro],
      DE: euro,
      AT: ['eps', ...euro],
      FR: ['cartebancaire', ...euro],
      IT: ['nexi', ...euro],
      ES: euro,
      IE: euro,
      PL: ['prezelewy24', 'blik', ...worldwide, 'sct'],
      GB: worldwide,
      CH: worldwide,
      US: worldwide,
      CA: worldwide,
      AU: worldwide,
      NZ: worldwide,
    }
    expect(tableOf((country) => country.paymentMethods)).toEqual(expected)
  })

  test('TRAP-13 the three discontinued methods are known but offered nowhere', () => {
    expect(paymentMethods).toHaveLength(18)
    const offered = all.flatMap((country) => country.paymentMethods)
    for (const ended of ['giropay', 'sofort', 'maestro'] as const) {
      expect(paymentMethods).toContain(ended)
      expect(offered).not.toContain(ended)
    }
  })

  test('TRAP-10 OPEN-85 no country makes the premium claim', () => {
    expect(all.map((country) => country.premiumClaim)).toEqual(all.map(() => null))
  })

  test('TRAP-16 OPEN-82 no country passes members on to other sites', () => {
    expect(all.filter((country) => country.memberResell)).toEqual([])
  })

  test('the countries to search members in start with the country itself', () => {
    for (const country of all) expect(country.memberCountries[0]).toBe(country.code)
  })

  test("region codes start with the country's code, and region names are unique in the country", () => {
    for (const code of countryCodes) {
      const regions = regionsOf(code)
      expect(regions.length).toBeGreaterThanOrEqual(8)
      expect(regions.every(({ id }) => id.startsWith(`${code}-`))).toBe(true)
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length)
    }
    expect(regionsOf('NL')).toContainEqual({ id: 'NL-NB', name: 'Noord-Brabant' })
    expect(isRegionOf('NL', 'NL-NB')).toBe(true)
    expect(isRegionOf('BE', 'NL-NB')).toBe(false)
  })
})

test('OPEN-57 OPEN-58 by default no country offers a discount or a partner site on account deletion', () => {
  for (const { deleteDiscount, deletePartner, deleteCountdown } of all)
    expect([deleteDiscount, deletePartner, deleteCountdown]).toEqual([0, null, 10])
})

test('OPEN-61 by default an unconfirmed member is reminded after 24 hours and 3 days', () => {
  for (const { activationReminderHours } of all) expect(activationReminderHours).toEqual([24, 72])
})

test('OPEN-27 OPEN-28 by default all interests are offered, and every age is searched', () => {
  for (const country of all) {
    expect(country.interests).toEqual([...interests, ...sexInterests])
    expect(country.searchAges).toEqual({ minAge: 18, maxAge: 99 })
  }
})

test('SEARCH-28 TRAP-22 no country has the match finder ask about appearance or race', () => {
  expect(all.filter(({ matchFinderQuestions }) => matchFinderQuestions.some((one) => one !== 'age_group'))).toEqual([])
})

test('OPEN-32 by default similar members are at most 5 years apart, and matches 10 at first', () => {
  for (const { ageDistance } of all) expect(ageDistance).toEqual({ similar: 5, match: 7 })
})

test('OPEN-51 by default a payment ends after 30 minutes, by bank transfer after 10 days, by direct debit after 14', () => {
  for (const { pendingPaymentSeconds } of all)
    expect(pendingPaymentSeconds).toEqual({ online: 1800, bankTransfer: 864_000, directDebit: 1_209_600 })
})

test('OPEN-49 by default a bundle is popular after 100 sales in 30 days', () => {
  for (const { popularLabel } of all) expect(popularLabel).toEqual({ days: 30, sales: 100 })
})

test('OPEN-47 OPEN-38 by default 3 photos, 2 conversations and 1 sharp photo are free, and 25 are premium', () => {
  for (const { freePhotos, premiumPhotos, freeConversations, freePhotoView } of all)
    expect([freePhotos, premiumPhotos, freeConversations, freePhotoView]).toEqual([3, 25, 2, 1])
})

describe('an undefined country', () => {
  test.each([undefined, null, '', 'nl', 'XX', 'toString', 7])('TRAP-77 %j gets the strictest values', (code) => {
    expect(countryOf(code)).toMatchObject({
      minimumAge: 18,
      refundDays: 14,
      inEu: true,
      signups: 'closed',
      loggedOutSearch: 'off',
      loggedOutSearchTrafficsource: 'off',
      paymentMethods: [],
      hideAccountExistence: true,
      memberResell: false,
      premiumClaim: null,
    })
  })

  test('a known code gets the values of its country', () => {
    expect(countryOf('PL')).toBe(countries.PL)
  })
})

describe('values that no country may have', () => {
  const broken: [row: string, Partial<Country>, problem: string][] = [
    ['OPEN-03', { minimumAge: 17 }, 'NL: the minimum age is below 18'],
    ['OPEN-12', { refundDays: 13 }, 'NL: the refund days are below the 14 of the EU'],
    ['TRAP-10', { premiumClaim: { percentage: 46, source: ' ' } }, 'NL: the premium claim has no source'],
    ['TRAP-16', { memberResell: true }, 'NL: profiles would be passed on, and no member was asked'],
    ['OPEN-13', { bundles: [] }, 'NL: there is no bundle'],
    ['OPEN-13', { bundles: [{ id: 'c25', credits: 25, priceCents: 9.99 }] }, 'a bundle has no whole number'],
    ['TRAP-13', { paymentMethods: ['ideal', 'sofort'] }, 'NL: an ended payment method is offered'],
    ['OPEN-53', { currency: 'CHF', paymentMethods: ['sdd'] }, 'NL: a payment method does not take the currency'],
    ['OPEN-53', { directDebit: null }, 'NL: direct debit is offered without its terms'],
    [
      'OPEN-53',
      { directDebit: { ...nl.directDebit!, creditorId: 'DE99ZZZ09999999999' } },
      'NL: the terms of direct debit have no calling code, limits or notice, or a wrong creditor id',
    ],
    [
      'OPEN-53',
      { directDebit: { ...nl.directDebit!, days: 91 } },
      'NL: the terms of direct debit have no calling code, limits or notice, or a wrong creditor id',
    ],
    ...[{ digits: 5 }, { digits: 9 }, { minutes: 61 }, { tries: 0 }, { sendings: 6 }, { tries: 2.5 }].map(
      (changed): [string, Partial<Country>, string] => [
        'OPEN-53',
        { directDebit: { ...nl.directDebit!, code: { ...nl.directDebit!.code, ...changed } } },
        'NL: the SMS code of direct debit has too few or too many digits, minutes, tries or sendings',
      ],
    ),
    ['PAY-60', { paymentMethods: ['ideal', 'blik'] }, 'NL: a payment method does not take the currency'],
    [
      'PAY-60',
      { paymentMethods: ['ideal', 'paysafecard'], bundles: [{ id: 'c400', credits: 400, priceCents: 5001 }] },
      'NL: a payment method takes the price of no bundle',
    ],
    [
      'PAY-60',
      { paymentProvider: 'flexpay', paymentMethods: ['visa', 'ideal'] },
      'NL: its payment provider does not take a payment method or the currency',
    ],
    [
      'PAY-60',
      { paymentProvider: 'flexpay', paymentMethods: ['visa'], currency: 'PLN' },
      'NL: its payment provider does not take a payment method or the currency',
    ],
    ['I18N-06', { languages: [] as unknown as Country['languages'] }, 'NL: there is no language'],
    ['I18N-06', { languages: ['nl', 'nl'] }, 'NL: a language is offered twice'],
    ['I18N-23', { domainLanguage: 'nl-BE' }, 'NL: the language of the site is not that of its country'],
    ['OPEN-35', { timeZone: 'Europe/Amstelveen' }, 'NL: the time zone does not exist'],
    ['OPEN-83', { company: { ...nl.company, country: 'BE' } }, 'NL: the company is in another country'],
    ['I18N-23', { domainLanguage: 'de-DE' }, 'NL: the language of a first visit is not the first offered'],
    ['TRAP-18', { signupCredits: 1 }, 'NL: the credits of a new member do not pay for two first messages'],
    ['OPEN-27', { interests: ['tea', 'tea'] }, 'NL: an interest is offered twice'],
    ['OPEN-28', { searchAges: { minAge: 17, maxAge: 99 } }, 'NL: the ages of a search are out of order'],
    ['OPEN-28', { searchAges: { minAge: 40, maxAge: 30 } }, 'NL: the ages of a search are out of order'],
    ['OPEN-28', { searchAges: { minAge: 18, maxAge: 100 } }, 'or beyond those of a search field'],
    ['OPEN-32', { ageDistance: { similar: 5, match: 0 } }, 'NL: a difference in age is no whole number of years'],
    [
      'OPEN-51',
      { pendingPaymentSeconds: { online: 0.5, bankTransfer: 1, directDebit: 1 } },
      'NL: the timeout of a payment is no',
    ],
    ['OPEN-49', { popularLabel: { days: 30, sales: 0 } }, 'NL: the popular label needs no sales'],
    [
      'OPEN-61',
      { weeklyUpdate: { weekday: 8, hour: 10 } },
      'NL: the weekly update has no day of the week or no whole hour',
    ],
    [
      'OPEN-61',
      { weeklyUpdate: { weekday: 1, hour: 24 } },
      'NL: the weekly update has no day of the week or no whole hour',
    ],
    ['OPEN-61', { activationReminderHours: [0, 24] }, 'NL: the reminders of the activation are not in order of time'],
    ['OPEN-61', { activationReminderHours: [72, 24] }, 'NL: the reminders of the activation are not in order of time'],
    ['OPEN-47', { freeConversations: 0 }, 'NL: a limit of free members is no whole number above 0'],
    ['OPEN-38', { freePhotoView: 1.5 }, 'NL: a limit of free members is no whole number above 0'],
    ['OPEN-47', { premiumPhotos: 2 }, 'NL: premium has fewer photos than a free member'],
    ['OPEN-47', { premiumPhotos: maxPhotos + 1 }, 'or more than can be put in order'],
    [
      'OPEN-15',
      {
        welcomeCampaign: { code: 'A', percentage: 25, minOrderCents: 0.5, startsAt: '2027-01', endsAt: '2027-02' },
      },
      'NL: the minimum order of the welcome campaign is no whole number of cents',
    ],
    ['OPEN-57', { deleteDiscount: 100 }, 'NL: the discount at deletion is no whole percentage below 100'],
    ['OPEN-58', { deletePartner: { name: 'A', url: 'http://a.example' } }, 'NL: the partner at deletion has no safe'],
    ['OPEN-58', { deleteCountdown: 0 }, 'NL: the countdown at deletion has no whole seconds'],
  ]
  test.each(broken)('%s are refused: %j', (_row, wrong, problem) => {
    expect(countryProblems({ ...nl, ...wrong }).join('\n')).toContain(problem)
  })

  test('OPEN-12 TRAP-10 shorter refund days outside the EU and a premium claim with a source are accepted', () => {
    expect(countryProblems({ ...countries.US, refundDays: 7 })).toEqual([])
    expect(countryProblems({ ...nl, premiumClaim: { percentage: 46, source: 'survey of 2026' } })).toEqual([])
  })

  test('OPEN-83 company data must be complete before a site opens', () => {
    const empty = { ...nl, ...toFillIn }
    expect(companyProblems(empty)).toHaveLength(8)
    const filled: Country = {
      ...empty,
      supportPhone: '020 123 45 67',
      directDebit: { ...empty.directDebit!, creditorId: 'DE98ZZZ09999999999' },
      company: {
        name: 'Voorbeeld B.V.',
        address: 'Dorpsstraat 1',
        kvk: '12345678',
        city: '1234 AB Utrecht',
        country: 'NL',
        tradenames: ['Voorbeeld'],
        vat_numbers: ['NL123456789B01'],
      },
    }
    expect(companyProblems(filled)).toEqual([])
    expect(companyProblems({ ...filled, company: { ...filled.company, vat_numbers: [] } })).toEqual([
      'NL: fill in the VAT number',
    ])
  })
})

test('OPEN-53 direct debit has the limits of EUR 100 and EUR 200 in the countries with euros, and no other', () => {
  for (const { currency, directDebit } of all)
    expect(directDebit && [directDebit.openCents, directDebit.monthCents]).toEqual(
      currency === 'EUR' ? [10_000, 20_000] : null,
    )
})

test('OPEN-53 a code has 6 digits, 10 minutes, 3 tries and 3 sendings, and orders count for 30 days', () => {
  for (const { directDebit } of all)
    expect(directDebit ?? nl.directDebit).toMatchObject({
      days: 30,
      code: { digits: 6, minutes: 10, tries: 3, sendings: 3 },
    })
})

test('TRAP-77 each country has its emergency number', () => {
  const numbers = Object.fromEntries(
    Object.values(countries).map(({ code, emergencyNumber }) => [code, emergencyNumber]),
  )
  expect(numbers).toMatchObject({
    NL: '112',
    PL: '112',
    CH: '112',
    GB: '999',
    US: '911',
    CA: '911',
    AU: '000',
    NZ: '111',
  })
})
