import type { ErrorCode } from '../contract/errors.ts'
import { errors as enUs } from './en-US.ts'
import { errors as esUs } from './es-US.ts'
import { errors as frCa } from './fr-CA.ts'
import type { Translation } from './languages.ts'
import { localeTexts } from './locale-texts.ts'
import type { errors as nl } from './nl/errors.ts'
import type { TextLocale } from './regional.ts'

type Texts = { errors: Translation<typeof nl> }

/**
 * Text of a refusal with its values. A test allows plain placeholders
 * only, no plural forms, so that functions need no message parser.
 */
export async function errorText(
  code: ErrorCode,
  locale: TextLocale,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const texts = await localeTexts<Texts['errors']>(
    locale,
    async (language) => ((await import(`./${language}/errors.ts`)) as Texts).errors,
    { 'en-US': enUs, 'es-US': esUs, 'fr-CA': frCa },
  )
  return texts[code].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
