import { momentIn } from '#functions/platform/moment.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { safety } from '#shared/i18n/nl/safety.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Texts = { safety: Translation<typeof safety> }

/** Advice that the page of the kept conversation shows too. */
const adviceIn = async (language: Language) =>
  ((await import(`../../../shared/i18n/${language}/safety.ts`)) as Texts).safety.kept.advice

/**
 * Warning that an account with which the member exchanged messages was banned for fraud, with
 * advice and a link to the copy of the conversation (MOD-13).
 */
export const fraudWarning = mail<MailProps['fraudWarning']>({
  parts: async (context) => {
    const { language, locale, siteName, origin } = context
    const { name, other, conversation, until } = context.props
    const [{ fraudWarning: texts }, advice] = await Promise.all([mailTexts(locale), adviceIn(language)])
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, texts.lead, { other, site: siteName }),
        advice.pay,
        advice.bank,
        advice.police,
        advice.evidence,
        say(language, texts.copy, { until: momentIn(context, new Date(until)) }),
        say(language, texts.more, { url: `${origin}${pathTo('pages-safety')}` }),
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('kept-chats', { id: conversation })}` },
      note: say(language, texts.note),
    }
  },
})
