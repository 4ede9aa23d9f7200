import { interests as deInterests } from '#shared/i18n/de/interests.ts'
import { settings as deSettings } from '#shared/i18n/de/settings.ts'
import { interests as enInterests } from '#shared/i18n/en/interests.ts'
import { settings as enSettings } from '#shared/i18n/en/settings.ts'
import { interests as esInterests } from '#shared/i18n/es/interests.ts'
import { settings as esSettings } from '#shared/i18n/es/settings.ts'
import { interests as frInterests } from '#shared/i18n/fr/interests.ts'
import { settings as frSettings } from '#shared/i18n/fr/settings.ts'
import { interests as itInterests } from '#shared/i18n/it/interests.ts'
import { settings as itSettings } from '#shared/i18n/it/settings.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import { interests as nlInterests } from '#shared/i18n/nl/interests.ts'
import { settings as nlSettings } from '#shared/i18n/nl/settings.ts'
import { interests as plInterests } from '#shared/i18n/pl/interests.ts'
import { settings as plSettings } from '#shared/i18n/pl/settings.ts'

const texts: Record<
  Language,
  { settings: Translation<typeof nlSettings>; interests: Translation<typeof nlInterests> }
> = {
  nl: { settings: nlSettings, interests: nlInterests },
  de: { settings: deSettings, interests: deInterests },
  en: { settings: enSettings, interests: enInterests },
  es: { settings: esSettings, interests: esInterests },
  fr: { settings: frSettings, interests: frInterests },
  it: { settings: itSettings, interests: itInterests },
  pl: { settings: plSettings, interests: plInterests },
}

/** The texts that these calls carry. */
export const siteTexts = (language: Language) => texts[language]
