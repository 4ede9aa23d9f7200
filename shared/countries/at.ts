import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, euroMethods, inEuros } from './defaults.ts'

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
  directDebit: directDebitAt('43'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 20,
  company: companyToFillIn('AT'),
}
