import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { DecidedKind } from '#shared/model/decision.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { siteCountry } from '../site-country.ts'
import { mailTexts, say } from '../texts.ts'

const kindsIn = (decided: string) => decided.split(',').filter((kind) => kind !== '') as DecidedKind[]

/**
 * Answer to a complaint: the outcome, what was decided about the member, the reasons in the words
 * of staff, and how to object (TRAP-63). The decisions are taken from the table, so that the mail
 * cannot state a decision that was never made (MOD-18). Like the mail `decision`, it names a
 * dispute settlement body in the EU only.
 */
export const complaintAnswer = mail<MailProps['complaintAnswer']>({
  parts: async ({ language, locale, props: { receipt, outcome, answer, decided }, origin }) => {
    const { complaintAnswer: texts } = await mailTexts(locale)
    const reasons = answer.split(/\n+/).filter((line) => line.trim() !== '')
    return {
      subject: say(language, texts.subject, { receipt }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [
        say(language, texts.lead, { receipt }),
        say(language, texts[outcome]),
        ...kindsIn(decided).map((kind) => say(language, texts.decided[kind])),
        say(language, texts.reasons),
        ...reasons,
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('complaints')}` },
      note: say(language, siteCountry(origin).inEu ? texts.note : texts.noteOutsideEu, { receipt }),
    }
  },
})
