import type { Country } from './country.ts'
import { companyToFillIn, defaults, inEuros } from './defaults.ts'

export const ie: Country = {
  ...defaults,
  ...inEuros,
  code: 'IE',
  languages: ['en'],
  domainLanguage: 'en-IE',
  timeZone: 'Europe/Dublin',
  memberCountries: ['IE', 'GB'],
  regionTerm: 'county',
  emailDomains: ['eircom.net', 'live.ie', 'yahoo.ie', 'outlook.ie'],
  company: companyToFillIn('IE'),
}
