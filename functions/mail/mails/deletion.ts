import { momentIn } from '#functions/platform/moment.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { reactivationLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Mail with the link that cancels a deletion, also sent on request (ACC-47, ACC-50); not sent after
 * that deletion has been cancelled.
 */
export const deletion = mail<MailProps['deletion']>({
  isWanted: ({ status, deletionId }, props) => status === 'deletion_pending' && deletionId === props.deletion,
  parts: async (context) => {
    const { language, locale, props, siteName } = context
    const { deletion: texts } = await mailTexts(locale)
    const until = momentIn(context, new Date(props.finalAt))
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
