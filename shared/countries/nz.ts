import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const nz: Country = {
  ...defaults,
  code: 'NZ',
  languages: ['en'],
  domainLanguage: 'en-NZ',
  timeZone: 'Pacific/Auckland',
  inEu: false,
  currency: 'NZD',
  bundles: bundlesAt(1699, 3399, 7499, 16999),
  paymentMethods: worldwideMethods,
  memberCountries: ['NZ', 'AU'],
  regionTerm: 'region',
  emailDomains: ['xtra.co.nz', 'yahoo.co.nz', 'hotmail.co.nz', 'outlook.co.nz', 'slingshot.co.nz'],
  emergencyNumber: '111',
  // Standard rate of GST, 2026, from
  // https://www.ird.govt.nz/gst/gst-for-overseas-businesses
  vatPercent: 15,
  taxTerm: 'gst',
  company: companyToFillIn('NZ'),
}
