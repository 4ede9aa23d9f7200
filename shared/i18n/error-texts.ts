import type { ErrorCode } from '../contract/errors.ts'
import { hourSeconds } from '../rules/durations.ts'
import { maxSearchAge, minSearchAge } from '../rules/limits.ts'
import { maxNameLength, minNameLength } from '../rules/name.ts'
import { maxPasswordLength, minPasswordLength } from '../rules/password.ts'
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

/**
 * Values of placeholders that are the same in every refusal with the code: the limits that were
 * broken.
 */
const limits: Partial<Record<ErrorCode, Readonly<Record<string, number>>>> = {
  invalid_name: { min: minNameLength, max: maxNameLength },
  invalid_password: { min: minPasswordLength, max: maxPasswordLength },
  invalid_ages: { min: minSearchAge, max: maxSearchAge },
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
