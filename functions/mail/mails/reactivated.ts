import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice of a reactivated account, so that no reactivation goes unnoticed (ACC-48). */
export const reactivated = mail<MailProps['reactivated']>({
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { reactivated: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name: props.name }),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: origin + pathTo('login') },
      note: say(language, texts.note),
    }
  },
})
