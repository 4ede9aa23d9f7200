import type { ErrorCode } from '../contract/errors.ts'
import { errors as de } from './de/errors.ts'
import { errors as en } from './en/errors.ts'
import { errors as enUs } from './en-US.ts'
import { errors as es } from './es/errors.ts'
import { errors as fr } from './fr/errors.ts'
import { errors as frCa } from './fr-CA.ts'
import { errors as it } from './it/errors.ts'
import { errors as nl } from './nl/errors.ts'
import { errors as pl } from './pl/errors.ts'
import type { TextLocale } from './regional.ts'

const texts: Record<TextLocale, Record<ErrorCode, string>> = {
  ...{ nl, de, en, es, fr, it, pl },
  'en-US': { ...en, ...enUs },
  'es-US': es,
  'fr-CA': { ...fr, ...frCa },
}

/**
 * Text of a refusal with its values. A test allows plain placeholders
 * only, no plural forms, so that functions need no message parser.
 */
export function errorText(code: ErrorCode, locale: TextLocale, values: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[locale][code]
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
