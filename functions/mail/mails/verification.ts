import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { verification as nl } from '#shared/i18n/nl/verification.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Texts = { verification: Translation<typeof nl> }

const reasonsIn = async (language: Language) =>
  ((await import(`../../../shared/i18n/${language}/verification.ts`)) as Texts).verification.reasons

/** Result of a photo verification (MOD-22), with the reason in the words of the profile page. */
export const verification = mail<MailProps['verification']>({
  parts: async ({ language, locale, props: { outcome }, origin }) => {
    const { verification: texts } = await mailTexts(locale)
    const isApproved = outcome === 'approved'
    const { subject, preview, title, lead, next } = isApproved ? texts.approved : texts.refused
    const reason = isApproved ? [] : [(await reasonsIn(language))[outcome]]
    return {
      subject: say(language, subject),
      preview: say(language, preview),
      title: say(language, title),
      paragraphs: [say(language, lead), ...reason, say(language, next)],
      action: {
        label: say(language, isApproved ? texts.approved.action : texts.refused.action),
        url: `${origin}${pathTo('profile')}#verification`,
      },
      note: say(language, texts.note),
    }
  },
})
