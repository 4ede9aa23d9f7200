import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { mailChangeLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Mail to a new address with the link that confirms it (ACC-42). */
export const mailChange = mail<MailProps['mailChange']>({
  // After a newer request or a password change this link would be refused.
  isWanted: (account, { link }) => account.newEmailLink === link,
  parts: async (context) => {
    const { language, locale, props, siteName } = context
    const { mailChange: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: await mailChangeLink(context, props.link) },
      note: say(language, texts.note, { hours: linkLife.mailChange / hourSeconds }),
    }
  },
})
