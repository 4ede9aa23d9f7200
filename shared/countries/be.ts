import type { Country } from './country.ts'
import { companyToFillIn, defaults, euroMethods, inEuros } from './defaults.ts'

export const be: Country = {
  ...defaults,
  ...inEuros,
  code: 'BE',
  languages: ['nl', 'fr', 'de'],
  domainLanguage: 'nl-BE',
  timeZone: 'Europe/Brussels',
  paymentMethods: ['bancontact', ...euroMethods],
  memberCountries: ['BE', 'NL', 'FR', 'DE'],
  regionTerm: 'provincie',
  emailDomains: [
    'telenet.be',
    'skynet.be',
    'proximus.be',
    'hotmail.be',
    'live.be',
    'outlook.be',
    'scarlet.be',
    'voo.be',
  ],
  company: companyToFillIn('BE'),
}
