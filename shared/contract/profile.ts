import * as z from 'zod/mini'
import { refuseWith } from '../model/input.ts'
import { Gender, Interests, maxPrompts, ProfileFacts, promptIds, WantedAges } from '../model/profile.ts'
import { CurrentUser } from '../model/user.ts'
import { visibleLength } from '../rules/message.ts'
import { promptLength } from '../rules/profile.ts'
import { minTownLetters } from '../rules/town.ts'
import { endpoint } from './endpoint.ts'

/**
 * Degrees with at most two decimals, a precision of about a kilometre; the browser rounds them
 * (TRAP-48).
 */
const Degrees = (most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,2})?$/)),
      z.transform((text) => Number(text)),
    ),
    z.number().check(z.gte(-most), z.lte(most)),
  )

export const Place = z.object({ country: z.string(), region: z.string(), region_name: z.string(), city: z.string() })
export type Place = z.infer<typeof Place>

/** Prompts as a member or staff may set them: each once, none without an answer (PROF-25). */
export const GivenPrompts = z
  .array(
    z.object({
      prompt: z.enum(promptIds),
      answer: z.string().check(
        z.trim(),
        z.minLength(1),
        // allows emoji of several UTF-16 units, and limits the work of counting graphemes
        z.maxLength(4000, refuseWith('about_too_long')),
        z.refine((answer) => visibleLength(answer) <= promptLength, refuseWith('about_too_long')),
      ),
    }),
  )
  .check(
    z.maxLength(maxPrompts),
    z.refine((given) => new Set(given.map(({ prompt }) => prompt)).size === given.length),
  )

/**
 * Editable fields. Members cannot change gender or date of birth, and the name only by
 * `account.chooseName`.
 */
export const ProfileChange = z.object({
  ...z.partial(ProfileFacts).shape,
  wanted_gender: z.optional(Gender),
  /** Null resets to ages around the member's own (SEARCH-24). */
  wanted_ages: z.optional(z.nullable(WantedAges)),
  country: z.optional(z.string().check(z.length(2))),
  region: z.optional(z.string().check(z.maxLength(10))),
  city: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60)))),
  about: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(8000, refuseWith('about_too_long'))))),
  interests: z.optional(Interests),
  /** Replaces all prompts. */
  prompts: z.optional(GivenPrompts),
  /**
   * Separate consent to store sensitive facts (TRAP-23): true gives it, false withdraws
   * it and clears those facts. Without it, sexuality and sensitive interests are refused.
   */
  sensitive_consent: z.optional(z.boolean()),
})

/** A missing field stays unchanged. */
export const change = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  access: 'member',
  body: ProfileChange,
  answer: CurrentUser,
  refusals: ['sensitive_consent_required', 'unknown_region', 'unknown_town', 'about_too_long'],
})

/** Nearest place to a rounded position (API-06), which is not stored. */
export const geocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  access: 'visitor',
  query: z.object({ lat: Degrees(90), lon: Degrees(180) }),
  answer: Place,
  refusals: ['not_found', 'too_many_requests'],
})

/** Known towns that match a prefix despite typing errors, best match first (PROF-27). */
export const towns = endpoint({
  method: 'GET',
  path: '/api/towns.php',
  access: 'visitor',
  query: z.object({
    country: z.string().check(z.length(2)),
    text: z.string().check(z.trim(), z.minLength(minTownLetters), z.maxLength(60)),
  }),
  answer: z.object({
    towns: z.array(z.object({ name: z.string(), region: z.string(), region_name: z.string() })),
  }),
  refusals: ['too_many_requests'],
})
