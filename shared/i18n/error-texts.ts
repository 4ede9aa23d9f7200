import type { ErrorCode } from '../contract/errors.ts'
import { hourSeconds } from '../rules/durations.ts'
import { maximumSearchAge, minimumSearchAge } from '../rules/limits.ts'
import { longestName, shortestName } from '../rules/name.ts'
import { longestPassword, shortestPassword } from '../rules/password.ts'
import { firstMessages } from '../rules/safety-limits.ts'
import { errors as enUs } from './en-US.ts'
import { errors as esUs } from './es-US.ts'
import { errors as frCa } from './fr-CA.ts'
import type { Translation } from './languages.ts'
import { localeTexts } from './locale-texts.ts'
import type { errors as nl } from './nl/errors.ts'
import type { TextLocale } from './regional.ts'

type Texts = { errors: Translation<typeof nl> }

/** Texts of refusals by code, in one locale. */
export type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>

/** Texts of the refusals that members get. */
export const memberErrorTexts = (locale: TextLocale): Promise<ErrorTexts> =>
  localeTexts<Texts['errors']>(
    locale,
    async (language) => ((await import(`./${language}/errors.ts`)) as Texts).errors,
    { 'en-US': enUs, 'es-US': esUs, 'fr-CA': frCa },
  )

/** Values of texts that are the same in every refusal: the limits that were broken. */
const limits: Partial<Record<ErrorCode, Readonly<Record<string, number>>>> = {
  invalid_name: { min: shortestName, max: longestName },
  invalid_password: { min: shortestPassword, max: longestPassword },
  invalid_ages: { min: minimumSearchAge, max: maximumSearchAge },
  conversation_start_limit: { window: firstMessages.started.windowSeconds / hourSeconds },
}

/**
 * Text of a refusal with its values. A test allows plain placeholders
 * only, no plural forms, so that functions need no message parser.
 */
export function errorText(texts: ErrorTexts, code: ErrorCode, values: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[code]
  if (text === undefined) throw new Error(`no text for ${code}`)
  const known = { ...limits[code], ...values }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(known[name] ?? placeholder))
}
