import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, euroMethods, inEuros } from './defaults.ts'

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
  directDebit: directDebitAt('39'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 22,
  company: companyToFillIn('IT'),
}
