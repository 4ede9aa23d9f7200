import { timingSafeEqual } from 'node:crypto'
import { countries } from '#shared/countries/all.ts'
import { type Country, type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import { cookieAmong } from '#shared/rules/cookies.ts'
import { originSecretHeader } from '#shared/rules/request-headers.ts'
import { env } from './env.ts'

/** Site that a request was sent to. */
export type Site = { host: string; origin: string; country: Country }

/**
 * Whether the CDN forwarded this request. The CDN sends a secret, so that no client can bypass the
 * CDN and set the headers reserved for it. If no secret is configured (the local run), every
 * request is trusted.
 */
export function isFromEdge(headers: Readonly<Record<string, string | undefined>>): boolean {
  const given = Buffer.from(headers[originSecretHeader] ?? '')
  const isSecret = (secret: string) => {
    const wanted = Buffer.from(secret)
    return given.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)
  }
  return env.originSecrets === null || env.originSecrets.some(isSecret)
}

/** Site of a host; undefined for hosts that are not configured (TRAP-40). */
export function siteOf(host: string | undefined): Site | undefined {
  const code = host && env.sites[host]
  if (!code || !isCountryCode(code)) return undefined
  const isLocal = /^([a-z]+\.)?localhost(:\d+)?$|^127\.0\.0\.1(:\d+)?$/.test(host)
  return { host, origin: `${isLocal ? 'http' : 'https'}://${host}`, country: countries[code] }
}

/** Site of a country, for work without a request. */
export function siteFor(country: CountryCode): Site {
  const host = Object.keys(env.sites).find((name) => env.sites[name] === country)
  const site = siteOf(host)
  if (!site) throw new Error(`There is no site for ${country}`)
  return site
}

/**
 * Language of the answer: the language chosen for this visit (`asked`) if the site offers it, else
 * the language in the device's `language` cookie, else the member's language (`own`), else the
 * site's first language.
 */
export function languageOf(
  site: Site | undefined,
  { cookies, asked, own }: { cookies: readonly string[]; asked?: string | undefined; own?: Language | undefined },
): Language {
  if (isLanguage(asked) && site?.country.languages.includes(asked)) return asked
  const cookie = cookieAmong(cookies, 'language')
  if (isLanguage(cookie)) return cookie
  return own ?? site?.country.languages[0] ?? defaultLanguage
}
