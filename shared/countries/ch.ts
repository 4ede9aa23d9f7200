import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const ch: Country = {
  ...defaults,
  code: 'CH',
  languages: ['de', 'it', 'fr', 'en'],
  domainLanguage: 'de-CH',
  timeZone: 'Europe/Zurich',
  inEu: false,
  currency: 'CHF',
  bundles: bundlesAt(990, 1990, 4490, 9990),
  paymentMethods: worldwideMethods,
  memberCountries: ['CH', 'DE', 'AT', 'FR', 'IT'],
  regionTerm: 'canton',
  emailDomains: ['bluewin.ch', 'gmx.ch', 'hispeed.ch', 'sunrise.ch', 'hotmail.ch', 'outlook.ch'],
  // Standard rate of VAT, 2026, from
  // https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html
  vatPercent: 8.1,
  company: companyToFillIn('CH'),
}
