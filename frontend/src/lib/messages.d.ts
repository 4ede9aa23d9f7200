import type { Language } from '#shared/i18n/languages.ts'
import type { messages } from '#shared/i18n/nl/messages.ts'

// Keys and arguments of every text are those of the Dutch source.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof messages
  }
}
