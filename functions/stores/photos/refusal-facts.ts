import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { photos } from '#shared/i18n/nl/photos.ts'
import type { safety } from '#shared/i18n/nl/safety.ts'
import type { RefusalReason } from '#shared/model/photo.ts'

type PhotoTexts = { photos: Translation<typeof photos> }
type SafetyTexts = { safety: Translation<typeof safety> }

/** Reason of a refused photo in the words of the member's own profile page (TRAP-63). */
export const refusalFacts = async (reason: RefusalReason, language: Language): Promise<string> =>
  ((await import(`../../../shared/i18n/${language}/photos.ts`)) as PhotoTexts).photos.refused[reason]

/** Reason of a photo for a conversation that was refused for what it shows. */
export const chatPhotoFacts = async (reason: 'inappropriate', language: Language): Promise<string> =>
  ((await import(`../../../shared/i18n/${language}/safety.ts`)) as SafetyTexts).safety.decision.chatPhotoFacts[reason]
