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
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 23,
  company: companyToFillIn('PL'),
}
