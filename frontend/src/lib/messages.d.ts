import type { Language } from '#shared/i18n/languages.ts'
import type { ageCheck } from '#shared/i18n/nl/age-check.ts'
import type { finance } from '#shared/i18n/nl/finance.ts'
import type { landers } from '#shared/i18n/nl/landers.ts'
import type { notice } from '#shared/i18n/nl/notice.ts'
import type { staff } from '#shared/i18n/nl/staff.ts'
import type { Messages } from './language.ts'

// The Dutch source defines the keys and arguments of all texts.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    /**
     * `staff` and `finance` are loaded only by the console (features/staff/texts.ts), `landers` by
     * the landers (features/landers/texts.ts), `ageCheck` by its screen, `notice` by the complaint
     * form.
     */
    Messages: Messages & {
      staff: typeof staff
      finance: typeof finance
      landers: typeof landers
      ageCheck: typeof ageCheck
      notice: typeof notice
    }
  }
}
