import { interests as enInterests } from '#shared/i18n/en/interests.ts'
import { settings as enSettings } from '#shared/i18n/en/settings.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import { interests as nlInterests } from '#shared/i18n/nl/interests.ts'
import { settings as nlSettings } from '#shared/i18n/nl/settings.ts'

const texts: Partial<
  Record<Language, { settings: Translation<typeof nlSettings>; interests: Translation<typeof nlInterests> }>
> = {
  nl: { settings: nlSettings, interests: nlInterests },
  en: { settings: enSettings, interests: enInterests },
}

/** The texts that these calls carry, nl where a language has none (I18N-05). */
export const siteTexts = (language: Language) => texts[language] ?? { settings: nlSettings, interests: nlInterests }
