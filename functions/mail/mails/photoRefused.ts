import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { photos } from '#shared/i18n/nl/photos.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Texts = { photos: Translation<typeof photos> }

const reasonsIn = async (language: Language) =>
  ((await import(`../../../shared/i18n/${language}/photos.ts`)) as Texts).photos.refused

/**
 * Notice of a photo refused by staff: the reason in the words of the member's own profile page
 * (TRAP-63). Without the photo, whose files are removed by then.
 */
export const photoRefused = mail<MailProps['photoRefused']>({
  parts: async ({ language, locale, props: { reason }, origin }) => {
    const { photoRefused: texts } = await mailTexts(locale)
    const reasons = await reasonsIn(language)
    return {
      subject: say(language, texts.subject),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead), reasons[reason], say(language, texts.next)],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('profile')}` },
      note: say(language, texts.note),
    }
  },
})
