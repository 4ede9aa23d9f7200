import { regionalLocale } from '#functions/platform/regional-locale.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { dateTimeFormat } from '#shared/rules/intl.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Announcement of new terms, at least 30 days before they apply. */
export const termsChanged = mail<MailProps['termsChanged']>({
  parts: async (context) => {
    const { language, locale, props, origin, siteName: site } = context
    const { termsChanged: texts } = await mailTexts(locale)
    const format = dateTimeFormat(regionalLocale(context), { dateStyle: 'long', timeZone: 'UTC' })
    const day = format.format(new Date(props.from))
    return {
      subject: say(language, texts.subject, { site, day }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { day }),
      paragraphs: [
        say(language, texts.lead, { site, day }),
        ...props.changes.split(/\n+/).filter((line) => line.trim() !== ''),
        say(language, texts.disagree),
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-terms')}` },
      note: say(language, texts.note, { site }),
    }
  },
})
