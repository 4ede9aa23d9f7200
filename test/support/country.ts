import { countries } from '#shared/countries/all.ts'
import type { Country, CountryCode } from '#shared/countries/country.ts'

/**
 * Runs something under other settings of a country. A country is data that the functions read at each call, and here they run in this process,
 * so its own object is changed for that time: what is proved is that the data decides.
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
