import type { Country } from './country.ts'
import { bundlesAt, companyToFillIn, defaults, worldwideMethods } from './defaults.ts'

export const pl: Country = {
  ...defaults,
  code: 'PL',
  languages: ['pl'],
  domainLanguage: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  inEu: true,
  currency: 'PLN',
  bundles: bundlesAt(3999, 7999, 17999, 39999),
  paymentMethods: ['prezelewy24', 'blik', ...worldwideMethods, 'sct'],
  memberCountries: ['PL'],
  regionTerm: 'województwo',
  emailDomains: ['wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'op.pl', 'gazeta.pl', 'tlen.pl', 'poczta.fm', 'vp.pl'],
  company: companyToFillIn('PL'),
}
