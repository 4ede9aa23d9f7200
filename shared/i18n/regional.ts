import type { Language } from './languages.ts'

/** Languages that a country writes in its own way: the base language with a small file of overrides, such as en-US.ts. */
export const regionalLocales = ['en-US', 'es-US', 'fr-CA'] as const
export type RegionalLocale = (typeof regionalLocales)[number]

/** What texts are chosen by. A base language is one too, for readers that belong to no country, such as staff. */
export type TextLocale = Language | RegionalLocale

export const isRegional = (locale: string): locale is RegionalLocale =>
  regionalLocales.includes(locale as RegionalLocale)

/** A language as this country writes it: en-US in the US, plain en everywhere else. */
export function textLocale(language: Language, country: string | undefined): TextLocale {
  const locale = `${language}-${country}`
  return isRegional(locale) ? locale : language
}

export const baseLanguage = (locale: TextLocale): Language => locale.slice(0, 2) as Language

/** Overrides of a domain's texts: any of its keys, with the same placeholders, which the texts check compares. */
export type Overrides<Source> = {
  readonly [Key in keyof Source]?: Source[Key] extends string ? string : Overrides<Source[Key]>
}
