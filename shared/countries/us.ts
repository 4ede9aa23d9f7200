import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const us: Country = {
  ...defaults,
  code: 'US',
  languages: ['en', 'es'],
  domainLanguage: 'en-US',
  timeZone: 'America/New_York',
  inEu: false,
  currency: 'USD',
  bundles: bundlesAt(999, 1999, 4499, 9999),
  paymentMethods: worldwideMethods,
  memberCountries: ['US', 'CA'],
  regionTerm: 'state',
  emailDomains: ['aol.com', 'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'msn.com', 'me.com'],
  emergencyNumber: '911',
  // There is no VAT. Sales taxes differ by state and town; only sellers with a nexus collect them:
  // https://www.streamlinedsalestax.org/for-businesses/remote-seller-faqs
  vatPercent: null,
  company: companyToFillIn('US'),
}
