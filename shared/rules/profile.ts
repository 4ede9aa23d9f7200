import { interests, type ProfileFacts, sensitiveInterests } from '../model/profile.ts'
import type { CurrentUser } from '../model/user.ts'

/** Maximum visible characters of the "about me" text. */
export const aboutLength = 1_000

/** Maximum visible characters of the answer to a prompt (PROF-25). */
export const promptLength = 150

/**
 * Version of the text of the consent to store sensitive
 * facts (TRAP-23); a new text needs a new version.
 */
export const sensitiveConsentVersion = '2026-11'

type SensitiveAnswers = {
  sexuality?: ProfileFacts['sexuality'] | undefined
  interests?: readonly string[] | undefined
}

/** Subset of the given interests that the country offers (OPEN-27). */
export const offeredInterests = <Tag extends string>(
  { interests: offered }: { interests: readonly string[] },
  interests: readonly Tag[],
): Tag[] => interests.filter((tag) => offered.includes(tag))

export const isSensitiveInterest = (tag: string): boolean => sensitiveInterests.includes(tag)

/** Interests that a search may name: all but the sensitive ones (TRAP-23). */
export const searchableInterests = interests.filter((tag) => !sensitiveInterests.includes(tag))

/** Whether any of the values needs the separate consent (TRAP-23). Empty values never do. */
export const needsSensitiveConsent = ({ sexuality, interests }: SensitiveAnswers): boolean =>
  (sexuality ?? null) !== null || (interests ?? []).some(isSensitiveInterest)

/**
 * Parts of a profile that count towards completeness, most important first.
 * Sexuality does not count: no member is urged to state it (TRAP-23).
 */
const profileParts = [
  'photo',
  'about',
  'interests',
  'city',
  'prompts',
  'reason',
  'relationship',
  'body',
  'hair',
  'eyes',
  'tattoos',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Parts that count on every site. */
const alwaysAsked: readonly ProfilePart[] = ['photo', 'about', 'prompts']

/** Minimum number of interests to count as filled in. */
const enoughInterests = 3

type Own = CurrentUser['profile']
type CountedFacts = Pick<Own, Exclude<ProfilePart, 'photo'>> & Partial<Omit<Own, 'main_image'>>

/**
 * Completeness of a profile as an integer percentage that is 100 only if nothing is missing, with
 * the missing parts in order. Parts that the site hides (`visible_profile_fields`) do not count,
 * except photo, prompts and "about me" text; a photo counts from its upload, unless it is refused.
 */
export function completeness(
  profile: CountedFacts & { main_image: Pick<NonNullable<Own['main_image']>, 'status'> | null },
  visibleFields: readonly string[],
): { percentage: number; missing: ProfilePart[] } {
  const isFilled: Record<ProfilePart, boolean> = {
    photo: profile.main_image !== null && profile.main_image.status !== 'rejected',
    about: profile.about !== null,
    interests: profile.interests.length >= enoughInterests,
    city: profile.city !== null,
    prompts: profile.prompts.length > 0,
    reason: profile.reason !== null,
    relationship: profile.relationship !== null,
    body: profile.body !== null,
    hair: profile.hair !== null,
    eyes: profile.eyes !== null,
    tattoos: profile.tattoos !== null,
  }
  const asked = profileParts.filter((part) => alwaysAsked.includes(part) || visibleFields.includes(part))
  const missing = asked.filter((part) => !isFilled[part])
  return { percentage: Math.floor(((asked.length - missing.length) / asked.length) * 100), missing }
}
