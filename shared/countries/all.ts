import { at } from './at.ts'
import { au } from './au.ts'
import { be } from './be.ts'
import { ca } from './ca.ts'
import { ch } from './ch.ts'
import { type Country, type CountryCode, isCountryCode } from './country.ts'
import { de } from './de.ts'
import { companyToFillIn, defaults, inEuros } from './defaults.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { ie } from './ie.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { nz } from './nz.ts'
import { pl } from './pl.ts'
import { us } from './us.ts'

export const countries: Record<CountryCode, Country> = {
  NL: nl,
  BE: be,
  DE: de,
  AT: at,
  FR: fr,
  IT: it,
  ES: es,
  IE: ie,
  PL: pl,
  GB: gb,
  CH: ch,
  US: us,
  CA: ca,
  AU: au,
  NZ: nz,
}

/**
 * Fallback for an unknown country: the strictest value of each rule (TRAP-77). Signup, search
 * without a session and payment are closed; advertising is off without consent. `code` has no
 * meaning and only satisfies the type; the language is the default language (I18N-01).
 */
const unopened: Country = {
  ...defaults,
  ...inEuros,
  code: 'NL',
  languages: ['nl'],
  domainLanguage: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
  paymentMethods: [],
  memberCountries: ['NL'],
  regionTerm: nl.regionTerm,
  emailDomains: [],
  signups: 'closed',
  loggedOutSearch: 'off',
  loggedOutSearchTrafficsource: 'off',
  hideAccountExistence: true,
  vatPercent: null,
  company: companyToFillIn('NL'),
}

/** Configuration of a country code; an unknown code gets the strictest values (TRAP-77). */
export const countryOf = (code: unknown): Country => (isCountryCode(code) ? countries[code] : unopened)
