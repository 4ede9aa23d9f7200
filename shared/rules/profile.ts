import { type ProfileFacts, sensitiveInterests } from '../model/profile.ts'
import type { CurrentUser } from '../model/user.ts'

/** Visible characters that a member may write about themselves. */
export const aboutLength = 1_000

/** Names the words of the agreement to keep sensitive facts (TRAP-23); new words, new name. */
export const sensitiveConsentVersion = '2026-11'

type Told = {
  sexuality?: ProfileFacts['sexuality'] | undefined
  interests?: readonly string[] | undefined
}

export const isSensitiveInterest = (tag: string): boolean => sensitiveInterests.includes(tag)

/** Whether any of it may be kept only with the member's separate agreement (TRAP-23). Leaving open and clearing never need one. */
export const needsSensitiveConsent = ({ sexuality, interests }: Told): boolean =>
  (sexuality ?? null) !== null || (interests ?? []).some(isSensitiveInterest)

/** What a profile can be filled with, in the order in which others look at it. Sexuality is not among it: nobody is urged to tell (TRAP-23). */
const profileParts = [
  'photo',
  'about',
  'interests',
  'city',
  'reason',
  'relationship',
  'body',
  'hair',
  'eyes',
  'tattoos',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Interests from which on somebody can find one in common. */
const enoughInterests = 3

/**
 * How far a profile is filled in: a whole percentage that reaches 100 only when nothing is missing, and what is, in its order. Parts that the
 * site does not show (`visible_profile_fields`) count for nobody; a photo counts from its upload, a refused one does not.
 */
export function completeness(
  profile: CurrentUser['profile'],
  visibleFields: readonly string[],
): { percentage: number; missing: ProfilePart[] } {
  const isFilled: Record<ProfilePart, boolean> = {
    photo: profile.main_image !== null && profile.main_image.status !== 'rejected',
    about: profile.about !== null,
    interests: profile.interests.length >= enoughInterests,
    city: profile.city !== null,
    reason: profile.reason !== null,
    relationship: profile.relationship !== null,
    body: profile.body !== null,
    hair: profile.hair !== null,
    eyes: profile.eyes !== null,
    tattoos: profile.tattoos !== null,
  }
  const asked = profileParts.filter((part) => part === 'photo' || part === 'about' || visibleFields.includes(part))
  const missing = asked.filter((part) => !isFilled[part])
  return { percentage: Math.floor(((asked.length - missing.length) / asked.length) * 100), missing }
}
