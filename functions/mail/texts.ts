import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { mail as de } from '#shared/i18n/de/mail.ts'
import { mail as en } from '#shared/i18n/en/mail.ts'
import { mail as es } from '#shared/i18n/es/mail.ts'
import { mail as fr } from '#shared/i18n/fr/mail.ts'
import { mail as it } from '#shared/i18n/it/mail.ts'
import type { Language, TextArguments, Translation } from '#shared/i18n/languages.ts'
import { mail as nl } from '#shared/i18n/nl/mail.ts'
import { mail as pl } from '#shared/i18n/pl/mail.ts'

const texts: Record<Language, Translation<typeof nl>> = { nl, de, en, es, fr, it, pl }

/** The mail texts of a language. They are typed as the source, so that each text knows its arguments. */
export const mailTexts = (language: Language): typeof nl => texts[language] as typeof nl

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
}

type Values<Text extends string> = TextArguments<Text> extends undefined ? [] : [values: TextArguments<Text>]

/** A text with its values: `say('nl', texts.activation.greeting, { name })`. */
export const say = <Text extends string>(language: Language, text: Text, ...[values]: Values<Text>): string =>
  String(format(compile(text), language, values, { formatters }))
