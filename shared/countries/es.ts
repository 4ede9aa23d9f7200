import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, inEuros } from './defaults.ts'

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
  directDebit: directDebitAt('34'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 21,
  company: companyToFillIn('ES'),
}
