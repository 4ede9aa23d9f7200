import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { photos } from '#shared/i18n/nl/photos.ts'
import type { RefusalReason } from '#shared/model/photo.ts'

const textsIn = async (language: Language): Promise<Translation<typeof photos>> =>
  ((await import(`../../../shared/i18n/${language}/photos.ts`)) as { photos: Translation<typeof photos> }).photos

/** Reason of a refused photo in the words of the member's own profile page (TRAP-63). */
export const refusalFacts = async (reason: RefusalReason, language: Language): Promise<string> =>
  (await textsIn(language)).refused[reason]

/** Facts of the statement of reasons for a chat photo that was refused for what it shows. */
export const chatPhotoFacts = async (reason: 'inappropriate', language: Language): Promise<string> =>
  (await textsIn(language)).refusedInChat[reason]
