import type { Country } from './country.ts'
import { companyToFillIn, defaults, euroMethods, inEuros } from './defaults.ts'

export const it: Country = {
  ...defaults,
  ...inEuros,
  code: 'IT',
  languages: ['it'],
  domainLanguage: 'it-IT',
  timeZone: 'Europe/Rome',
  paymentMethods: ['nexi', ...euroMethods],
  memberCountries: ['IT', 'CH'],
  regionTerm: 'regione',
  emailDomains: [
    'libero.it',
    'virgilio.it',
    'alice.it',
    'tiscali.it',
    'tin.it',
    'hotmail.it',
    'live.it',
    'outlook.it',
    'yahoo.it',
  ],
  company: companyToFillIn('IT'),
}
