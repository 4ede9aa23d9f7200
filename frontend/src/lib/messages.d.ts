import type { Language } from '#shared/i18n/languages.ts'
import type { landers } from '#shared/i18n/nl/landers.ts'
import type { staff } from '#shared/i18n/nl/staff.ts'
import type { Messages } from './language.ts'

// Keys and arguments of every text are those of the Dutch source.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    /** `staff` is loaded by the staff's console only (features/staff/texts.ts), `landers` by theirs (features/landers/texts.ts). */
    Messages: Messages & { staff: typeof staff; landers: typeof landers }
  }
}
