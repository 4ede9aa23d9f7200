import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const gb: Country = {
  ...defaults,
  code: 'GB',
  languages: ['en'],
  domainLanguage: 'en-GB',
  timeZone: 'Europe/London',
  inEu: false,
  currency: 'GBP',
  bundles: bundlesAt(899, 1799, 3999, 8999),
  paymentMethods: worldwideMethods,
  memberCountries: ['GB', 'IE'],
  regionTerm: 'county',
  emailDomains: [
    'hotmail.co.uk',
    'yahoo.co.uk',
    'live.co.uk',
    'btinternet.com',
    'sky.com',
    'virginmedia.com',
    'talktalk.net',
    'ntlworld.com',
  ],
  emergencyNumber: '999',
  // Standard rate of VAT, 2026, from
  // https://www.gov.uk/vat-rates
  vatPercent: 20,
  company: companyToFillIn('GB'),
}
