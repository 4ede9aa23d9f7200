import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Mail to the holder of an address that was entered for a signup or an address change. Sent if the
 * page must not reveal that the address has an account (TRAP-12).
 */
export const existingAccount = mail<MailProps['existingAccount']>({
  parts: async ({ language, locale, origin, siteName }) => {
    const { existingAccount: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: origin + pathTo('login') },
      note: say(language, texts.note),
    }
  },
})
