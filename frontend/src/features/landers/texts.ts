import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import type { messages as nl } from '#shared/i18n/nl/lander-messages.ts'

export type Texts = typeof nl

// One chunk per language with frame, kit and landers. A new language adds its line.
const units: Partial<Record<Language, () => Promise<{ messages: object }>>> = {
  nl: () => import('#shared/i18n/nl/lander-messages.ts'),
  de: () => import('#shared/i18n/de/lander-messages.ts'),
  en: () => import('#shared/i18n/en/lander-messages.ts'),
  es: () => import('#shared/i18n/es/lander-messages.ts'),
  fr: () => import('#shared/i18n/fr/lander-messages.ts'),
  pl: () => import('#shared/i18n/pl/lander-messages.ts'),
  it: () => import('#shared/i18n/it/lander-messages.ts'),
}

/** Language of the landers for a requested one, and its texts. */
export async function loadTexts(asked: Language): Promise<{ language: Language; messages: Texts }> {
  const language = Object.hasOwn(units, asked) ? asked : defaultLanguage
  const { messages } = await units[language]!()
  return { language, messages: messages as Texts }
}
