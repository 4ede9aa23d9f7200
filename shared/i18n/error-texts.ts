import type { ErrorCode } from '../contract/errors.ts'
import { errors as de } from './de/errors.ts'
import { errors as en } from './en/errors.ts'
import { errors as es } from './es/errors.ts'
import { errors as fr } from './fr/errors.ts'
import { errors as it } from './it/errors.ts'
import type { Language } from './languages.ts'
import { errors as nl } from './nl/errors.ts'
import { errors as pl } from './pl/errors.ts'

const texts: Record<Language, Record<ErrorCode, string>> = { nl, de, en, es, fr, it, pl }

/**
 * The text of a refusal with its values filled in. These texts hold plain placeholders only, no plural
 * forms, which the texts check keeps true: so every function can answer in words without carrying a message parser.
 */
export function errorText(code: ErrorCode, language: Language, values: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[language][code]
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
