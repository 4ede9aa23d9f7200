import { interests as deInterests } from '#shared/i18n/de/interests.ts'
import { settings as deSettings } from '#shared/i18n/de/settings.ts'
import { interests as enInterests } from '#shared/i18n/en/interests.ts'
import { settings as enSettings } from '#shared/i18n/en/settings.ts'
import { interests as frInterests } from '#shared/i18n/fr/interests.ts'
import { settings as frSettings } from '#shared/i18n/fr/settings.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import { interests as nlInterests } from '#shared/i18n/nl/interests.ts'
import { settings as nlSettings } from '#shared/i18n/nl/settings.ts'

const texts: Partial<
  Record<Language, { settings: Translation<typeof nlSettings>; interests: Translation<typeof nlInterests> }>
> = {
  nl: { settings: nlSettings, interests: nlInterests },
  de: { settings: deSettings, interests: deInterests },
  en: { settings: enSettings, interests: enInterests },
  fr: { settings: frSettings, interests: frInterests },
}

/** The texts that these calls carry, nl where a language has none (I18N-05). */
export const siteTexts = (language: Language) => texts[language] ?? { settings: nlSettings, interests: nlInterests }
