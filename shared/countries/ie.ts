import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, inEuros } from './defaults.ts'

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
  directDebit: directDebitAt('353'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 23,
  company: companyToFillIn('IE'),
}
