import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, euroMethods, inEuros } from './defaults.ts'

export const nl: Country = {
  ...defaults,
  ...inEuros,
  code: 'NL',
  languages: ['nl'],
  domainLanguage: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
  paymentMethods: ['ideal', ...euroMethods],
  memberCountries: ['NL', 'BE', 'DE'],
  regionTerm: 'provincie',
  emailDomains: [
    'ziggo.nl',
    'kpnmail.nl',
    'hotmail.nl',
    'live.nl',
    'outlook.nl',
    'home.nl',
    'planet.nl',
    'xs4all.nl',
    'hetnet.nl',
    'upcmail.nl',
    'casema.nl',
    'telfort.nl',
  ],
  directDebit: directDebitAt('31'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 21,
  company: companyToFillIn('NL'),
}
