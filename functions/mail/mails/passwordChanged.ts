import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice of a changed password, and what to do if the member did not change it. */
export const passwordChanged = mail<MailProps['passwordChanged']>({
  parts: async (context) => {
    const { language, locale, siteName, origin } = context
    const { passwordChanged: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.devices)],
      action: { label: say(language, texts.action), url: origin + pathTo('reset-password') },
      note: say(language, texts.note),
    }
  },
})
