import { siteOf } from '#functions/platform/site.ts'
import type { MailContext } from './mail.ts'

/**
 * Locale of the language in the site's country (en-GB, fr-CH) for dates, times and amounts, as on
 * the site.
 */
export function regionalLocale({ language, origin }: Pick<MailContext<unknown>, 'language' | 'origin'>): string {
  const site = siteOf(new URL(origin).host)
  return site ? `${language}-${site.country.code}` : language
}
