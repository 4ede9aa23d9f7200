import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Notice that the data export could not be built, so that the member can ask customer service for
 * it.
 */
export const exportFailed = mail<MailProps['exportFailed']>({
  isWanted: ({ status }) => maySignIn(status),
  parts: async ({ language, locale, origin, siteName }) => {
    const { exportFailed: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.help)],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-service')}` },
      note: say(language, texts.note),
    }
  },
})
