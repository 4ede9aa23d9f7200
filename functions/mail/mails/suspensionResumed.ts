import { momentIn } from '#functions/platform/moment.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { objectionLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Notice that a suspension is resumed, as the later decision that had replaced it has ended
 * (MOD-01).
 */
export const suspensionResumed = mail<MailProps['suspensionResumed']>({
  isWanted: ({ bannedBy }, { number }) => bannedBy === number,
  parts: async (context) => {
    const { language, locale, siteName } = context
    const { name, number, until, reason, reopened } = context.props
    const { suspensionResumed: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, texts.lead, { number, until: momentIn(context, new Date(until)) }),
        ...(reopened ? [say(language, texts.reopened)] : []),
        ...(reason ? [say(language, texts.reason), reason] : []),
      ],
      action: { label: say(language, texts.action), url: await objectionLink(context, number) },
      note: say(language, texts.note),
    }
  },
})
