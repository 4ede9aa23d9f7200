import { siteOf } from '#functions/platform/site.ts'
import type { MailContext } from './mail.ts'

/** The language together with the site's country (en-GB, fr-CH), as dates, times and amounts are written there; the site shows them alike. */
export function regionalLocale({ language, origin }: Pick<MailContext<unknown>, 'language' | 'origin'>): string {
  const site = siteOf(new URL(origin).host)
  return site ? `${language}-${site.country.code}` : language
}
