import type { Country } from './country.ts'
import { companyToFillIn, defaults, euroMethods, inEuros } from './defaults.ts'

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
  company: companyToFillIn('FR'),
}
