import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import type { messages as nl } from '#shared/i18n/nl/lander-messages.ts'

export type Texts = typeof nl

// Frame, kit and landers of one language in one file each: a visitor loads one. A language joins with its line.
const units: Partial<Record<Language, () => Promise<{ messages: object }>>> = {
  nl: () => import('#shared/i18n/nl/lander-messages.ts'),
  de: () => import('#shared/i18n/de/lander-messages.ts'),
  en: () => import('#shared/i18n/en/lander-messages.ts'),
  es: () => import('#shared/i18n/es/lander-messages.ts'),
  fr: () => import('#shared/i18n/fr/lander-messages.ts'),
  pl: () => import('#shared/i18n/pl/lander-messages.ts'),
  it: () => import('#shared/i18n/it/lander-messages.ts'),
}

/** The language that the landers speak for one that was asked for, and its texts. */
export async function loadTexts(asked: Language): Promise<{ language: Language; messages: Texts }> {
  const language = Object.hasOwn(units, asked) ? asked : defaultLanguage
  const { messages } = await units[language]!()
  return { language, messages: messages as Texts }
}
