import type { CountryCode } from '../countries/country.ts'
import type { Language } from './languages.ts'

/** Regional variants: a base language plus a file of overrides, such as en-US.ts. */
export const regionalLocales = ['en-US', 'es-US', 'fr-CA'] as const satisfies `${Language}-${CountryCode}`[]
export type RegionalLocale = (typeof regionalLocales)[number]

/** Locale of the texts. Readers without a country, such as staff, use the base language. */
export type TextLocale = Language | RegionalLocale

export const isRegional = (locale: string): locale is RegionalLocale =>
  regionalLocales.includes(locale as RegionalLocale)

/** Language in its variant for the country: en-US in the US, en everywhere else. */
export function textLocale(language: Language, country: string | undefined): TextLocale {
  const locale = `${language}-${country}`
  return isRegional(locale) ? locale : language
}

export const baseLanguage = (locale: TextLocale): Language => locale.slice(0, 2) as Language

/** Overrides of a domain's texts: any of its keys; a test compares the placeholders. */
export type Overrides<Source> = {
  readonly [Key in keyof Source]?: Source[Key] extends string ? string : Overrides<Source[Key]>
}
