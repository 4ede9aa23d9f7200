import { type ErrorTexts, memberErrorTexts } from './error-texts.ts'
import type { Translation } from './languages.ts'
import { localeTexts } from './locale-texts.ts'
import type { staffErrors as nl } from './nl/staff-errors.ts'
import type { TextLocale } from './regional.ts'

type Texts = { staffErrors: Translation<typeof nl> }

/**
 * Texts of all refusals. The texts that only the console needs are in a file of their own, which
 * the functions of members do not load.
 */
export async function staffErrorTexts(locale: TextLocale): Promise<ErrorTexts> {
  const own = await localeTexts<Texts['staffErrors']>(
    locale,
    async (language) => ((await import(`./${language}/staff-errors.ts`)) as Texts).staffErrors,
    { 'en-US': {}, 'es-US': {}, 'fr-CA': {} },
  )
  return { ...(await memberErrorTexts(locale)), ...own }
}
