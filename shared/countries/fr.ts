import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, euroMethods, inEuros } from './defaults.ts'

export const fr: Country = {
  ...defaults,
  ...inEuros,
  code: 'FR',
  languages: ['fr'],
  domainLanguage: 'fr-FR',
  timeZone: 'Europe/Paris',
  paymentMethods: ['cartebancaire', ...euroMethods],
  memberCountries: ['FR', 'BE', 'CH'],
  regionTerm: 'région',
  emailDomains: [
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'sfr.fr',
    'laposte.net',
    'hotmail.fr',
    'live.fr',
    'outlook.fr',
    'yahoo.fr',
    'bbox.fr',
  ],
  directDebit: directDebitAt('33'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 20,
  company: companyToFillIn('FR'),
}
