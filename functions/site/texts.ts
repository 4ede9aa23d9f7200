import { interests as enUs } from '#shared/i18n/en-US.ts'
import { settings as frCa } from '#shared/i18n/fr-CA.ts'
import type { Translation } from '#shared/i18n/languages.ts'
import { localeTexts } from '#shared/i18n/locale-texts.ts'
import type { interests } from '#shared/i18n/nl/interests.ts'
import type { settings } from '#shared/i18n/nl/settings.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'

type Interests = { interests: Translation<typeof interests> }
type Settings = { settings: Translation<typeof settings> }

export const interestTexts = (locale: TextLocale) =>
  localeTexts<Interests['interests']>(
    locale,
    async (language) => ((await import(`../../shared/i18n/${language}/interests.ts`)) as Interests).interests,
    { 'en-US': enUs, 'es-US': {}, 'fr-CA': {} },
  )

export const settingsTexts = (locale: TextLocale) =>
  localeTexts<Settings['settings']>(
    locale,
    async (language) => ((await import(`../../shared/i18n/${language}/settings.ts`)) as Settings).settings,
    { 'en-US': {}, 'es-US': {}, 'fr-CA': frCa },
  )
