import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { resetLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Password reset of an account with a pending deletion: also explains how to reactivate it
 * (ACC-50).
 */
export const passwordResetLeaving = mail<MailProps['passwordResetLeaving']>({
  // After a newer request or a password change this link would be refused.
  isWanted: (account, { link }) => account.resetLink === link,
  parts: async (context) => {
    const { language, locale, props, siteName } = context
    const { passwordResetLeaving: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.back)],
      action: { label: say(language, texts.action), url: await resetLink(context, props.link) },
      note: say(language, texts.note, { minutes: linkLife.passwordReset / 60 }),
    }
  },
})
