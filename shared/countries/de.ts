import type { Country } from './country.ts'
import { companyToFillIn, defaults, directDebitAt, inEuros } from './defaults.ts'

export const de: Country = {
  ...defaults,
  ...inEuros,
  code: 'DE',
  languages: ['de'],
  domainLanguage: 'de-DE',
  timeZone: 'Europe/Berlin',
  memberCountries: ['DE', 'AT', 'CH', 'NL'],
  regionTerm: 'Bundesland',
  emailDomains: [
    'gmx.de',
    'gmx.net',
    'web.de',
    't-online.de',
    'freenet.de',
    'hotmail.de',
    'live.de',
    'outlook.de',
    'yahoo.de',
    'arcor.de',
    'posteo.de',
    'mailbox.org',
  ],
  directDebit: directDebitAt('49'),
  // Standard rate of VAT, 2026, from
  // https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm
  vatPercent: 19,
  company: companyToFillIn('DE'),
}
