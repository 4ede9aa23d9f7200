import { createTranslator } from 'use-intl/core'
import type { Language } from '#shared/i18n/languages.ts'
import type { Words } from '#test/support/texts.ts'

type Module = { messages: object }

/** Texts of the screens in one language. Loads no other language. */
export async function wordsIn(locale: Language): Promise<Words> {
  const [shell, inside] = (await Promise.all([
    import(`#shared/i18n/${locale}/messages.ts`),
    import(`#shared/i18n/${locale}/inside-messages.ts`),
  ])) as [Module, Module]
  return createTranslator({
    locale,
    messages: { ...shell.messages, ...inside.messages },
    timeZone: 'Europe/Amsterdam',
  }) as unknown as Words
}
