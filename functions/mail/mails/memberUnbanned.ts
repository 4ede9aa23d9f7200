import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice of a lifted ban or suspension, with the reason in the words of staff (TRAP-63). */
export const memberUnbanned = mail<MailProps['memberUnbanned']>({
  isWanted: ({ status }) => status !== 'banned',
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { memberUnbanned: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name: props.name }),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.reason), props.reason],
      action: { label: say(language, texts.action), url: origin + pathTo('login') },
      note: say(language, texts.note),
    }
  },
})
