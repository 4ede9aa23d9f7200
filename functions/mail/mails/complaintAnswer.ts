import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Answer to a complaint: the decision, its reasons in the words of staff, and how to object
 * (TRAP-63).
 */
export const complaintAnswer = mail<MailProps['complaintAnswer']>({
  parts: async ({ language, locale, props: { receipt, outcome, answer }, origin }) => {
    const { complaintAnswer: texts } = await mailTexts(locale)
    const reasons = answer.split(/\n+/).filter((line) => line.trim() !== '')
    return {
      subject: say(language, texts.subject, { receipt }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [
        say(language, texts.lead, { receipt }),
        say(language, texts[outcome]),
        say(language, texts.reasons),
        ...reasons,
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('complaints')}` },
      note: say(language, texts.note, { receipt }),
    }
  },
})
