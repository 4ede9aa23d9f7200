import type { Language, Translation } from './languages.ts'
import { baseLanguage, isRegional, type Overrides, type RegionalLocale, type TextLocale } from './regional.ts'
import { type TextTree, withFallback } from './with-fallback.ts'

/**
 * Texts of a locale on the server: those of its language, and its overrides. `load` imports a file
 * by the language's name, so that no file lists the languages and only texts in use are evaluated.
 */
export async function localeTexts<Source extends TextTree>(
  locale: TextLocale,
  load: (language: Language) => Promise<Translation<Source>>,
  overrides: Readonly<Record<RegionalLocale, Overrides<Source>>>,
): Promise<Translation<Source>> {
  const texts = await load(baseLanguage(locale))
  return isRegional(locale) ? withFallback(texts, overrides[locale]) : texts
}
