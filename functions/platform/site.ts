import { timingSafeEqual } from 'node:crypto'
import { countries } from '#shared/countries/all.ts'
import { type Country, type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import { env } from './env.ts'

/** The site that a request came in on. */
export type Site = { host: string; origin: string; country: Country }

/** The header in which the edge passes the visitor's address on; a viewer's own is overwritten. */
export const visitorAddressHeader = 'x-visitor-address'
const originSecretHeader = 'x-origin-secret'

/**
 * Whether the edge passed this request on: it shows a secret that clients do not know, so the API cannot be called around it with headers that only
 * the edge may set. Where no secret is set (the local run), the gateway is the edge.
 */
export function isFromEdge(headers: Readonly<Record<string, string | undefined>>): boolean {
  const given = Buffer.from(headers[originSecretHeader] ?? '')
  const isSecret = (secret: string) => {
    const wanted = Buffer.from(secret)
    return given.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)
  }
  return env.originSecrets === null || env.originSecrets.some(isSecret)
}

/** Only configured hosts are served; for any other there is no site (TRAP-40). */
export function siteOf(host: string | undefined): Site | undefined {
  const code = host && env.sites[host]
  if (!code || !isCountryCode(code)) return undefined
  const isLocal = /^([a-z]+\.)?localhost(:\d+)?$|^127\.0\.0\.1(:\d+)?$/.test(host)
  return { host, origin: `${isLocal ? 'http' : 'https'}://${host}`, country: countries[code] }
}

/** The site of a country, for what no request started. */
export function siteFor(country: CountryCode): Site {
  const host = Object.keys(env.sites).find((name) => env.sites[name] === country)
  const site = siteOf(host)
  if (!site) throw new Error(`There is no site for ${country}`)
  return site
}

/** The language to answer in: what this visit asked for, if the site offers it, else what was chosen on this device, else the member's own, else the site's. */
export function languageOf(
  site: Site | undefined,
  { cookies, asked, own }: { cookies: readonly string[]; asked?: string | undefined; own?: Language | undefined },
): Language {
  if (isLanguage(asked) && site?.country.languages.includes(asked)) return asked
  const cookie = cookies.find((text) => text.startsWith('language='))?.slice('language='.length)
  if (isLanguage(cookie)) return cookie
  return own ?? site?.country.languages[0] ?? defaultLanguage
}
