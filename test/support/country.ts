import { countries } from '#shared/countries/all.ts'
import type { Country, CountryCode } from '#shared/countries/country.ts'
import { companyToFillIn, directDebitAt, euroMethods } from '#shared/countries/defaults.ts'

/**
 * Settings of a country before an operator has filled in or chosen what the guide asks for
 * (infra/opening.md). Tests use them so that they do not depend on the file of a country that is
 * open.
 */
export const toFillIn: Partial<Country> = {
  company: companyToFillIn('NL'),
  supportPhone: '[support phone]',
  paymentProvider: 'mollie',
  paymentMethods: ['ideal', ...euroMethods],
  directDebit: directDebitAt('31'),
  ageCheck: null,
}

/**
 * Runs a function with changed settings of a country. The functions run in this process and read
 * the country's object at each call, so the object is changed in place and then restored.
 */
export async function withCountry<T>(code: CountryCode, changed: Partial<Country>, run: () => Promise<T>): Promise<T> {
  const country = countries[code]
  const before = { ...country }
  Object.assign(country, changed)
  try {
    return await run()
  } finally {
    Object.assign(country, before)
  }
}
