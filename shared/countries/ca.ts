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
  company: companyToFillIn('CA'),
}
