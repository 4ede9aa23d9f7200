import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, euroMethods, inEuros } from './defaults.ts'

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
  directDebit: directDebitAt('32'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 21,
  company: companyToFillIn('BE'),
}
