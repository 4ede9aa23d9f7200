import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const ca: Country = {
  ...defaults,
  code: 'CA',
  languages: ['en', 'fr'],
  domainLanguage: 'en-CA',
  timeZone: 'America/Toronto',
  inEu: false,
  currency: 'CAD',
  bundles: bundlesAt(1399, 2799, 5999, 13499),
  paymentMethods: worldwideMethods,
  memberCountries: ['CA', 'US'],
  regionTerm: 'province',
  emailDomains: [
    'yahoo.ca',
    'hotmail.ca',
    'outlook.ca',
    'live.ca',
    'rogers.com',
    'bell.net',
    'shaw.ca',
    'telus.net',
    'videotron.ca',
  ],
  emergencyNumber: '911',
  // GST and HST differ by province (5 to 15 %), and are charged only by a registered seller:
  // https://www.canada.ca/en/services/taxes/gst-hst.html
  vatPercent: null,
  taxTerm: 'gst',
  company: companyToFillIn('CA'),
}
