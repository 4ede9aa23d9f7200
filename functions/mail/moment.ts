import { siteOf } from '#functions/platform/site.ts'
import { dateTimeFormat } from '#shared/rules/intl.ts'
import type { MailContext } from './mail.ts'
import { regionalLocale } from './regional-locale.ts'

/** Date and time in words, in the mail's locale and the time zone of the site's country. */
export const momentIn = (context: Pick<MailContext<unknown>, 'language' | 'origin'>, at: Date): string =>
  dateTimeFormat(regionalLocale(context), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: siteOf(new URL(context.origin).host)?.country.timeZone,
  }).format(at)
