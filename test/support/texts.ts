import { createTranslator } from 'use-intl/core'
import { messages as deInside } from '#shared/i18n/de/inside-messages.ts'
import { messages as deShell } from '#shared/i18n/de/messages.ts'
import { messages as enInside } from '#shared/i18n/en/inside-messages.ts'
import { messages as enShell } from '#shared/i18n/en/messages.ts'
import { messages as nlInside } from '#shared/i18n/nl/inside-messages.ts'
import { messages as nlShell } from '#shared/i18n/nl/messages.ts'
import { messages as plInside } from '#shared/i18n/pl/inside-messages.ts'
import { messages as plShell } from '#shared/i18n/pl/messages.ts'

const nl = { ...nlShell, ...nlInside }
const messages = {
  nl,
  de: { ...deShell, ...deInside } as unknown as typeof nl,
  en: { ...enShell, ...enInside } as unknown as typeof nl,
  pl: { ...plShell, ...plInside } as unknown as typeof nl,
}

export type Words = ReturnType<typeof wordsOf>

/**
 * Texts of the screens in a language, from key and arguments: `words('chats.composer.send', {
 * count: 1 })`.
 */
export const wordsOf = (locale: keyof typeof messages) =>
  createTranslator<typeof nl>({ locale, messages: messages[locale], timeZone: 'Europe/Amsterdam' })
