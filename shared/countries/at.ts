import type { Country } from './country.ts'
import { companyToFillIn, defaults, euroMethods, inEuros } from './defaults.ts'

export const at: Country = {
  ...defaults,
  ...inEuros,
  code: 'AT',
  languages: ['de'],
  domainLanguage: 'de-AT',
  timeZone: 'Europe/Vienna',
  paymentMethods: ['eps', ...euroMethods],
  memberCountries: ['AT', 'DE', 'CH'],
  regionTerm: 'Bundesland',
  emailDomains: ['gmx.at', 'aon.at', 'a1.net', 'chello.at', 'hotmail.at', 'live.at', 'outlook.at', 'gmx.net'],
  company: companyToFillIn('AT'),
}
