import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const au: Country = {
  ...defaults,
  code: 'AU',
  languages: ['en'],
  domainLanguage: 'en-AU',
  timeZone: 'Australia/Sydney',
  inEu: false,
  currency: 'AUD',
  bundles: bundlesAt(1499, 2999, 6699, 14999),
  paymentMethods: worldwideMethods,
  memberCountries: ['AU', 'NZ'],
  regionTerm: 'state',
  emailDomains: [
    'bigpond.com',
    'optusnet.com.au',
    'yahoo.com.au',
    'hotmail.com.au',
    'live.com.au',
    'outlook.com.au',
    'iinet.net.au',
  ],
  emergencyNumber: '000',
  // Standard rate of GST, 2026, from
  // https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst
  vatPercent: 10,
  taxTerm: 'gst',
  company: companyToFillIn('AU'),
}
