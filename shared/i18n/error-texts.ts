import type { ErrorCode } from '../contract/errors.ts'
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
 * Text of a refusal with its values. A test allows plain placeholders
 * only, no plural forms, so that functions need no message parser.
 */
export function errorText(texts: ErrorTexts, code: ErrorCode, values: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[code]
  if (text === undefined) throw new Error(`no text for ${code}`)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
