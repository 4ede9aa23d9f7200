import { countries } from '#shared/countries/all.ts'
import type { Country, CountryCode } from '#shared/countries/country.ts'

/**
 * Runs a function with other settings of a country. The functions read the country's object at each
 * call and run in this process, so the object itself is changed meanwhile. This proves that the
 * data decides.
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
