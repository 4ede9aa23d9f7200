import { describe, expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { countryProblems } from '#shared/countries/check.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { taxTermOf } from '#shared/countries/tax-terms.ts'
import { containedVatCents } from '#shared/rules/vat.ts'

/** Rate, name of the tax in the site's own language, and tax in the smallest bundle, in cents. */
const taxes: Record<CountryCode, [percent: number | null, term: string, cents: number | null]> = {
  NL: [21, 'btw', 173],
  BE: [21, 'btw', 173],
  DE: [19, 'MwSt.', 160],
  AT: [20, 'MwSt.', 167],
  FR: [20, 'TVA', 167],
  IT: [22, 'IVA', 180],
  ES: [21, 'IVA', 173],
  IE: [23, 'VAT', 187],
  PL: [23, 'VAT', 748],
  GB: [20, 'VAT', 150],
  CH: [8.1, 'MwSt.', 74],
  US: [null, 'VAT', null],
  CA: [null, 'GST', null],
  AU: [10, 'GST', 136],
  NZ: [15, 'GST', 222],
}

describe('PAY-58 VAT', () => {
  test.each(countryCodes)('PAY-58 in %s has the rate and the name of the country', (code) => {
    const country = countries[code]
    const { vatPercent, bundles, languages } = country
    const price = bundles[0]!.priceCents
    expect([
      vatPercent,
      taxTermOf(country, languages[0]),
      vatPercent === null ? null : containedVatCents(price, vatPercent),
    ]).toEqual(taxes[code])
  })

  test.each([
    [121, 21, 21],
    [999, 21, 173],
    [0, 21, 0],
    [1, 21, 0],
    // exactly half a cent is rounded up
    [3, 20, 1],
    [9, 20, 2],
    [11, 10, 1],
    [1081, 8.1, 81],
    [9990, 8.1, 749],
    [999_999_999, 8.1, 74_930_620],
  ])('PAY-58 contained in %i cents at %f per cent is %i cents', (price, percent, cents) => {
    expect(containedVatCents(price, percent)).toBe(cents)
  })

  test.each([0, 100, -1, Number.NaN])('PAY-58 a country with %f per cent does not start', (vatPercent) => {
    expect(countryProblems({ ...countries.NL, vatPercent })).toEqual(['NL: the VAT is no percentage'])
  })

  test('PAY-58 a country of the EU does not start without VAT', () => {
    expect(countryProblems({ ...countries.NL, vatPercent: null })).toEqual([
      'NL: the prices contain no VAT, which the EU requires',
    ])
  })
})
