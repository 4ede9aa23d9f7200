import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { activationLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Mail with the link that confirms a new member's address (ACC-22), also sent on request (ACC-25).
 */
export const activation = mail<MailProps['activation']>({
  isWanted: ({ status }) => status === 'not_confirmed',
  parts: async (context) => {
    const { language, locale, props, siteName } = context
    const { activation: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name: props.name }),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.why)],
      action: { label: say(language, texts.action), url: await activationLink(context) },
      note: say(language, texts.note, { days: linkLife.activation / daySeconds }),
    }
  },
})
