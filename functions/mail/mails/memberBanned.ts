import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice of a ban: the reason in the words of staff, and how to object (TRAP-63). */
export const memberBanned = mail<MailProps['memberBanned']>({
  isWanted: ({ status }) => status === 'banned',
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { memberBanned: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name: props.name }),
      paragraphs: [
        say(language, texts.lead, { site: siteName }),
        say(language, texts.reason),
        props.reason,
        say(language, texts.means),
      ],
      action: { label: say(language, texts.action), url: origin + pathTo('complaints') },
      note: say(language, texts.note),
    }
  },
})
