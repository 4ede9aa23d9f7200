import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { mail as enUs } from '#shared/i18n/en-US.ts'
import { mail as esUs } from '#shared/i18n/es-US.ts'
import { mail as frCa } from '#shared/i18n/fr-CA.ts'
import type { Language, TextArguments, Translation } from '#shared/i18n/languages.ts'
import { localeTexts } from '#shared/i18n/locale-texts.ts'
import type { mail } from '#shared/i18n/nl/mail.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import { dateTimeFormat, numberFormat, pluralRules } from '#shared/rules/intl.ts'

type Texts = { mail: Translation<typeof mail> }

/** Mail texts of a locale. Typed as the source language, so that each text has typed arguments. */
export async function mailTexts(locale: TextLocale): Promise<typeof mail> {
  const texts = await localeTexts<Texts['mail']>(
    locale,
    async (language) => ((await import(`../../shared/i18n/${language}/mail.ts`)) as Texts).mail,
    { 'en-US': enUs, 'es-US': esUs, 'fr-CA': frCa },
  )
  return texts as typeof mail
}

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
