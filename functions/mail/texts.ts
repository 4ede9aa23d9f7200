import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { mail as de } from '#shared/i18n/de/mail.ts'
import { mail as en } from '#shared/i18n/en/mail.ts'
import { mail as enUs } from '#shared/i18n/en-US.ts'
import { mail as es } from '#shared/i18n/es/mail.ts'
import { mail as esUs } from '#shared/i18n/es-US.ts'
import { mail as fr } from '#shared/i18n/fr/mail.ts'
import { mail as frCa } from '#shared/i18n/fr-CA.ts'
import { mail as it } from '#shared/i18n/it/mail.ts'
import type { Language, TextArguments, Translation } from '#shared/i18n/languages.ts'
import { mail as nl } from '#shared/i18n/nl/mail.ts'
import { mail as pl } from '#shared/i18n/pl/mail.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import { withFallback } from '#shared/i18n/with-fallback.ts'
import { dateTimeFormat, numberFormat, pluralRules } from '#shared/rules/intl.ts'

const texts: Record<TextLocale, Translation<typeof nl>> = {
  ...{ nl, de, en, es, fr, it, pl },
  'en-US': withFallback(en, enUs),
  'es-US': withFallback(es, esUs),
  'fr-CA': withFallback(fr, frCa),
}

/** Mail texts of a locale. Typed as the source language, so that each text has typed arguments. */
export const mailTexts = (locale: TextLocale): typeof nl => texts[locale] as typeof nl

type Given<Format extends abstract new (...given: never) => unknown> = ConstructorParameters<Format>

const formatters = {
  getDateTimeFormat: (...[locale, options]: Given<typeof Intl.DateTimeFormat>) =>
    dateTimeFormat(String(locale), options),
  getNumberFormat: (...[locale, options]: Given<typeof Intl.NumberFormat>) => numberFormat(String(locale), options),
  getPluralRules: (...[locale, options]: Given<typeof Intl.PluralRules>) => pluralRules(String(locale), options),
}

type Values<Text extends string> = TextArguments<Text> extends undefined ? [] : [values: TextArguments<Text>]

/** Formats a text with its values: `say('nl', texts.activation.greeting, { name })`. */
export const say = <Text extends string>(language: Language, text: Text, ...[values]: Values<Text>): string =>
  String(format(compile(text), language, values, { formatters }))
