import { siteOf } from '#functions/platform/site.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { dateTimeFormat } from '#shared/rules/intl.ts'
import { reactivationLink } from '../links.ts'
import { mail } from '../mail.ts'
import { regionalLocale } from '../regional-locale.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Mail with the link that cancels a deletion, also sent on request (ACC-47, ACC-50); not sent once
 * that deletion was cancelled.
 */
export const deletion = mail<MailProps['deletion']>({
  isWanted: ({ status, deletionId }, props) => status === 'deletion_pending' && deletionId === props.deletion,
  parts: async (context) => {
    const { language, locale, props, siteName, origin } = context
    const { deletion: texts } = await mailTexts(locale)
    const timeZone = siteOf(new URL(origin).host)?.country.timeZone
    const until = dateTimeFormat(regionalLocale(context), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(props.finalAt))
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { until }),
      title: say(language, texts.title, { name: props.name }),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.final, { until })],
      action: { label: say(language, texts.action), url: await reactivationLink(context) },
      note: say(language, texts.note),
    }
  },
})
