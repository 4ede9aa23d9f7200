import { interests as deInterests } from '#shared/i18n/de/interests.ts'
import { settings as deSettings } from '#shared/i18n/de/settings.ts'
import { interests as enInterests } from '#shared/i18n/en/interests.ts'
import { settings as enSettings } from '#shared/i18n/en/settings.ts'
import { interests as enUsInterests } from '#shared/i18n/en-US.ts'
import { interests as esInterests } from '#shared/i18n/es/interests.ts'
import { settings as esSettings } from '#shared/i18n/es/settings.ts'
import { interests as frInterests } from '#shared/i18n/fr/interests.ts'
import { settings as frSettings } from '#shared/i18n/fr/settings.ts'
import { interests as itInterests } from '#shared/i18n/it/interests.ts'
import { settings as itSettings } from '#shared/i18n/it/settings.ts'
import type { Translation } from '#shared/i18n/languages.ts'
import { interests as nlInterests } from '#shared/i18n/nl/interests.ts'
import { settings as nlSettings } from '#shared/i18n/nl/settings.ts'
import { interests as plInterests } from '#shared/i18n/pl/interests.ts'
import { settings as plSettings } from '#shared/i18n/pl/settings.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import { withFallback } from '#shared/i18n/with-fallback.ts'

type SiteTexts = { settings: Translation<typeof nlSettings>; interests: Translation<typeof nlInterests> }

const en: SiteTexts = { settings: enSettings, interests: enInterests }
const es: SiteTexts = { settings: esSettings, interests: esInterests }
const fr: SiteTexts = { settings: frSettings, interests: frInterests }

const texts: Record<TextLocale, SiteTexts> = {
  nl: { settings: nlSettings, interests: nlInterests },
  de: { settings: deSettings, interests: deInterests },
  en,
  es,
  fr,
  it: { settings: itSettings, interests: itInterests },
  pl: { settings: plSettings, interests: plInterests },
  'en-US': withFallback(en, { interests: enUsInterests }),
  'es-US': es,
  'fr-CA': fr,
}

/** Texts in answers of the site's calls. */
export const siteTexts = (locale: TextLocale) => texts[locale]
