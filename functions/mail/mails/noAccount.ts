import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Mail to an address without an account for which a password reset was requested. Sent if the page
 * must not reveal that there is no account (TRAP-12).
 */
export const noAccount = mail<MailProps['noAccount']>({
  parts: async (context) => {
    const { language, locale, siteName, origin } = context
    const { noAccount: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: origin + pathTo('signup') },
      note: say(language, texts.note),
    }
  },
})
