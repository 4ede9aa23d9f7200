import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { photos } from '#shared/i18n/nl/photos.ts'
import type { RefusalReason } from '#shared/model/photo.ts'

type Texts = { photos: Translation<typeof photos> }

/** Reason of a refused photo in the words of the member's own profile page (TRAP-63). */
export const refusalFacts = async (reason: RefusalReason, language: Language): Promise<string> =>
  ((await import(`../../../shared/i18n/${language}/photos.ts`)) as Texts).photos.refused[reason]
