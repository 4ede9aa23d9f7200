import type { Country } from './country.ts'
import { companyToFillIn, defaults, inEuros } from './defaults.ts'

export const es: Country = {
  ...defaults,
  ...inEuros,
  code: 'ES',
  languages: ['es'],
  domainLanguage: 'es-ES',
  timeZone: 'Europe/Madrid',
  memberCountries: ['ES'],
  regionTerm: 'provincia',
  emailDomains: ['hotmail.es', 'yahoo.es', 'outlook.es', 'live.es', 'telefonica.net', 'movistar.es'],
  company: companyToFillIn('ES'),
}
