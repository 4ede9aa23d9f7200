import * as z from 'zod/mini'
import { maxSearchAge, minSearchAge } from '../rules/limits.ts'
import { refuseWith } from './input.ts'

// Values and their order are the specification's (section 3),
// extended by OPEN-01 and OPEN-25 to 27; labels are in shared/i18n.
export const genders = ['male', 'female'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const relationshipStatuses = [
  'divorced',
  'living together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const
export const hairColours = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark blond',
  'dark brown',
  'gray',
  'red',
  'other',
] as const
export const eyeColours = ['blue', 'green', 'brown', 'hazel', 'gray', 'black', 'amber', 'other'] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const
export const tattooAmounts = ['none', 'small', 'some', 'many'] as const
export const signupReasons = ['relationship', 'dating', 'flirting', 'friendship', 'adventure', 'other'] as const

export const interests = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'relationship',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'videogames',
  'wine',
] as const
/** Visible to confirmed members only (OPEN-27), and stored only with separate consent (TRAP-23). */
export const sexInterests = ['erotica', 'roleplay', 'swinging', 'toys', 'bdsm'] as const

/**
 * Interests that are special categories of personal data: stored only with separate consent
 * (TRAP-23).
 */
export const sensitiveInterests: readonly string[] = [...sexInterests, 'politics']

export type Gender = (typeof genders)[number]
export type Interest = (typeof interests)[number] | (typeof sexInterests)[number]

export const Gender = z.enum(genders)

const SearchAge = z
  .int(refuseWith('invalid_ages'))
  .check(z.gte(minSearchAge, refuseWith('invalid_ages')), z.lte(maxSearchAge, refuseWith('invalid_ages')))

/** Range of ages that a member looks for, inclusive (SEARCH-24). */
export const WantedAges = z
  .object({ min_age: SearchAge, max_age: SearchAge })
  .check(z.refine(({ min_age, max_age }) => min_age <= max_age, refuseWith('invalid_ages')))
export type WantedAges = z.infer<typeof WantedAges>
export const SignupReason = z.enum(signupReasons)
export type SignupReason = z.infer<typeof SignupReason>

export const userStatuses = ['not_confirmed', 'active', 'banned', 'deletion_pending', 'deleted'] as const
export const profileStatuses = ['disabled', 'active'] as const
export const photoStatuses = ['pending', 'active', 'rejected'] as const

/** Main photo; others get it only while it is active (TRAP-65). URLs are signed and expire. */
export const MainImage = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(photoStatuses),
})

export const Interests = z.array(z.enum([...interests, ...sexInterests])).check(z.maxLength(43))

/**
 * Sentences that a member may complete on the profile (PROF-25); shared/i18n has their texts in
 * `members.prompts`.
 */
export const promptIds = [
  'sunday',
  'laugh',
  'proud',
  'dish',
  'song',
  'trip',
  'talent',
  'evening',
  'happy',
  'never',
  'fall',
  'learn',
] as const
export type PromptId = (typeof promptIds)[number]

/** Maximum number of prompts on a profile. */
export const maxPrompts = 3

/** Prompts with the member's answers, in the order that the member chose. */
export const Prompts = z.array(z.object({ prompt: z.enum(promptIds), answer: z.string() }))
export type Prompts = z.infer<typeof Prompts>

/** Maximum number of shared interests on a card. */
export const maxSharedInterests = 3

/** Public summary of a member; never contains date of birth, address or coordinates (TRAP-66). */
export const MemberCard = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  gender: Gender,
  country: z.string(),
  region: z.string(),
  city: z.nullable(z.string()),
  main_image: z.nullable(MainImage),
  fictional: z.boolean(),
  /**
   * Set if the viewer has no session and the member did not consent to be shown to visitors: `name`
   * is then a word for the gender, and the photo is blurred (PRIV-01).
   */
  veiled: z.optional(z.literal(true)),
  /**
   * Set if staff approved a verification by comparing its picture with the main photo (MOD-22).
   * Absent in answers of older servers.
   */
  verified: z.optional(z.literal(true)),
  /**
   * Interests that the viewer shares (PROF-26), never sensitive ones (TRAP-23). Set only in lists
   * in which members choose whom to look at, and only if there are any.
   */
  shared_interests: z.optional(z.array(z.enum(interests)).check(z.maxLength(maxSharedInterests))),
  /**
   * Set in lists of cards if the member lives near the viewer. It is computed from coarse places,
   * and no distance is given (functions/decisions/0061-near-me.md).
   */
  near: z.optional(z.literal(true)),
})
export type MemberCard = z.infer<typeof MemberCard>

/** Card without the full-size URL of the photo, for screens that show only the thumbnail. */
export const SmallCard = z.object({
  ...MemberCard.shape,
  main_image: z.nullable(z.omit(MainImage, { filename: true })),
})
export type SmallCard = z.infer<typeof SmallCard>

/** Voluntary facts of a profile; null if not given. */
export const ProfileFacts = z.object({
  reason: z.nullable(SignupReason),
  hair: z.nullable(z.enum(hairColours)),
  eyes: z.nullable(z.enum(eyeColours)),
  body: z.nullable(z.enum(bodyTypes)),
  relationship: z.nullable(z.enum(relationshipStatuses)),
  tattoos: z.nullable(z.enum(tattooAmounts)),
  sexuality: z.nullable(z.enum(sexualities)),
})
export type ProfileFacts = z.infer<typeof ProfileFacts>
