import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { wayBackLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice to the old address that the member has a new one, with the link to undo the change. */
export const mailChanged = mail<MailProps['mailChanged']>({
  parts: async (context) => {
    const { language, locale, props, siteName } = context
    const { mailChanged: texts } = await mailTexts(locale)
    const hours = linkLife.mailChangeBack / hourSeconds
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { hours }),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.back)],
      action: { label: say(language, texts.action), url: await wayBackLink(context, props.change) },
      note: say(language, texts.note, { hours }),
    }
  },
})
