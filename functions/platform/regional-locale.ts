import type { Language } from '#shared/i18n/languages.ts'
import { siteOf } from './site.ts'

/** Language of a reader, and the origin of the site. */
export type SiteLanguage = { language: Language; origin: string }

/**
 * Locale of the language in the site's country (en-GB, fr-CH) for dates, times and amounts, as on
 * the site.
 */
export function regionalLocale({ language, origin }: SiteLanguage): string {
  const site = siteOf(new URL(origin).host)
  return site ? `${language}-${site.country.code}` : language
}
