import { countries } from '#shared/countries/all.ts'
import type { Country, CountryCode } from '#shared/countries/country.ts'

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
