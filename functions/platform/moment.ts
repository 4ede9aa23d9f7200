import { dateTimeFormat } from '#shared/rules/intl.ts'
import { regionalLocale, type SiteLanguage } from './regional-locale.ts'
import { siteOf } from './site.ts'

/** Date and time in words, in the language and time zone of a site. */
export const momentIn = (reader: SiteLanguage, at: Date): string =>
  dateTimeFormat(regionalLocale(reader), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: siteOf(new URL(reader.origin).host)?.country.timeZone,
  }).format(at)
