import { siteOf } from '#functions/platform/site.ts'
import { countryOf } from '#shared/countries/all.ts'

/** Country of the site with this origin, which sends a mail. */
export const siteCountry = (origin: string) => countryOf(siteOf(new URL(origin).host)?.country.code)
