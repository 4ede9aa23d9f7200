import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { exportLink } from '../links.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Mail with the link to the member's data export, which works for the signed-in member only. */
export const exportReady = mail<MailProps['exportReady']>({
  isWanted: ({ status }) => maySignIn(status),
  parts: async (context) => {
    const { language, locale, siteName } = context
    const { exportReady: texts } = await mailTexts(locale)
    const hours = linkLife.export / hourSeconds
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { hours }),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.login)],
      action: { label: say(language, texts.action), url: await exportLink(context) },
      note: say(language, texts.note, { hours }),
    }
  },
})
