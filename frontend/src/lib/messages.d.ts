import type { Language } from '#shared/i18n/languages.ts'
import type { Messages } from './language.ts'

// Keys and arguments of every text are those of the Dutch source.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
