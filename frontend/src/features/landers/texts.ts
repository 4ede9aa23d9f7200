import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts'
import type { messages as nl } from '#shared/i18n/nl/lander-messages.ts'

export type Texts = typeof nl

/**
 * One chunk per language, with the texts of the shell, the shared UI components and the landers.
 */
const units = import.meta.glob<{ messages: object }>('./*/lander-messages.ts', { base: '../../../../shared/i18n' })

/** Texts of the landers in a language, or in the default language if it has none. */
export async function loadTexts(asked: Language): Promise<{ language: Language; messages: Texts }> {
  const language = isLanguage(asked) ? asked : defaultLanguage
  const { messages } = await units[`./${language}/lander-messages.ts`]!()
  return { language, messages: messages as Texts }
}
