import * as z from 'zod/mini'
import { ActivityCursor } from '../model/cursor.ts'
import { MemberId } from '../model/ids.ts'
import { queryInt } from '../model/input.ts'
import { Gender, Interests, MainImage, MemberCard, ProfileFacts, profileStatuses } from '../model/profile.ts'
import { maximumSearchAge, minimumSearchAge } from '../rules/limits.ts'
import { endpoint } from './endpoint.ts'

const Age = queryInt(minimumSearchAge, maximumSearchAge)

/** Where a visitor came from: it may open more to them (SEARCH-14). Members need it nowhere. */
const TrafficSource = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
})

/** The five search fields of SEARCH-01; what is left out follows OPEN-28. */
export const SearchQuery = z.object({
  gender: z.optional(Gender),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  cursor: z.optional(ActivityCursor),
  ...TrafficSource.shape,
})

/** A photo as this viewer may have it: a locked one is another, blurred picture, not a hidden one (OPEN-38). */
export const ViewedPhoto = z.object({
  ...MainImage.shape,
  id: z.string(),
  locked: z.boolean(),
  private: z.boolean(),
  thumbhash: z.nullable(z.string()),
})

export const MemberProfile = z.object({
  ...MemberCard.shape,
  /** `disabled` until the e-mail address is confirmed (PROF-03), which only the member themselves can meet here. */
  status: z.enum(profileStatuses),
  /** Only facts that the site shows (PROF-24). */
  facts: z.partial(ProfileFacts),
  interests: Interests,
  about: z.nullable(z.string()),
  photos: z.array(ViewedPhoto),
  /** How this viewer stands to the member. */
  liked: z.boolean(),
  likes_me: z.boolean(),
  blocked: z.boolean(),
  /** Whether the member opened their private photos to this viewer, and the viewer theirs to them (OPEN-40). */
  private_photos_open: z.boolean(),
  own_private_photos_open: z.boolean(),
  conversation: z.nullable(z.string()),
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const members = {
  search: endpoint({
    method: 'GET',
    path: '/api/search.php',
    access: 'visitor',
    query: SearchQuery,
    answer: z.object({
      results: z.array(MemberCard),
      /** All that were found, fictional profiles among them, and how many of them are fictional. */
      numResults: z.int(),
      numFictional: z._default(z.int(), 0),
      next: z.nullable(z.string()),
      /** The filters that were really used, after defaults and limits. */
      filters: z.object({
        gender: Gender,
        country: z.string(),
        countryregion: z.nullable(z.string()),
        min_age: z.int(),
        max_age: z.int(),
      }),
    }),
    refusals: ['authentication_required'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/profile.php',
    access: 'visitor',
    query: z.object({ id: MemberId, ...TrafficSource.shape }),
    answer: MemberProfile,
    refusals: ['not_found', 'authentication_required'],
  }),
  /** Members like this one: same country and wanted gender, age within 5 years, most shared interests first (OPEN-32). */
  similar: endpoint({
    method: 'GET',
    path: '/api/similar.php',
    access: 'visitor',
    query: z.object({ id: MemberId, ...TrafficSource.shape }),
    answer: z.object({ results: z.array(MemberCard), numResults: z.int(), numFictional: z._default(z.int(), 0) }),
    refusals: ['not_found', 'authentication_required'],
  }),
  /** The matches that signup found (SEARCH-21): members whom the new one may like, by what both are looking for. */
  matches: endpoint({
    method: 'GET',
    path: '/api/matches.php',
    access: 'member',
    answer: z.object({ results: z.array(MemberCard) }),
    refusals: [],
  }),
  /** Members of an age group; the questions on appearance and race never come here (TRAP-22, OPEN-34). Both groups hold 35 (TRAP-67). */
  matchFinder: endpoint({
    method: 'GET',
    path: '/api/match-finder.php',
    access: 'member',
    query: z.object({ age_group: z.enum(['18-35', '35+']), cursor: z.optional(ActivityCursor) }),
    answer: z.object({
      results: z.array(MemberCard),
      numResults: z.int(),
      numFictional: z._default(z.int(), 0),
      next: z.nullable(z.string()),
    }),
    refusals: [],
  }),
  /** The next member of the swipe game, or null when all were seen, and how many likes are left today (SEARCH-22, SEARCH-23, OPEN-35). */
  nextSwipe: endpoint({
    method: 'GET',
    path: '/api/swipe.php',
    access: 'member',
    answer: z.object({ card: z.nullable(MemberCard), likes_left: z.int(), renewed_at: z.string() }),
    refusals: [],
  }),
  /** Likes or passes the member shown. A repeat is harmless and counts once; the fifth like of a day is refused. */
  swipe: endpoint({
    method: 'POST',
    path: '/api/swipe.php',
    access: 'member',
    body: z.object({ id: MemberId, verdict: z.enum(['like', 'pass']) }),
    answer: z.object({ match: z.boolean(), likes_left: z.int() }),
    refusals: ['not_found', 'email_not_confirmed', 'swipe_limit'],
  }),
}
