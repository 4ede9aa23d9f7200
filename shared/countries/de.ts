import type { Country } from './country.ts'
import { companyToFillIn, defaults, inEuros } from './defaults.ts'

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
  company: companyToFillIn('DE'),
}
