import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { photos as de } from '#shared/i18n/de/photos.ts'
import { photos as en } from '#shared/i18n/en/photos.ts'
import { photos as es } from '#shared/i18n/es/photos.ts'
import { photos as fr } from '#shared/i18n/fr/photos.ts'
import { photos as it } from '#shared/i18n/it/photos.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import { photos as nl } from '#shared/i18n/nl/photos.ts'
import { photos as pl } from '#shared/i18n/pl/photos.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

const reasons: Record<Language, Translation<typeof nl.refused>> = {
  nl: nl.refused,
  en: en.refused,
  de: de.refused,
  es: es.refused,
  fr: fr.refused,
  it: it.refused,
  pl: pl.refused,
}

/**
 * Notice of a photo refused by staff: the reason in the words of the member's own profile page
 * (TRAP-63). Without the photo, whose files are removed by then.
 */
export const photoRefused = mail<MailProps['photoRefused']>({
  parts: ({ language, locale, props: { reason }, origin }) => {
    const { photoRefused: texts } = mailTexts(locale)
    return {
      subject: say(language, texts.subject),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead), reasons[language][reason], say(language, texts.next)],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('profile')}` },
      note: say(language, texts.note),
    }
  },
})
