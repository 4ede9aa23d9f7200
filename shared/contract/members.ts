import * as z from 'zod/mini'
import { ActivityCursor } from '../model/cursor.ts'
import { MemberId, MemberIds } from '../model/ids.ts'
import { queryInt } from '../model/input.ts'
import { Gender, Interests, MainImage, MemberCard, ProfileFacts, profileStatuses } from '../model/profile.ts'
import { maximumSearchAge, minimumSearchAge } from '../rules/limits.ts'
import { presences } from '../rules/presence.ts'
import { endpoint } from './endpoint.ts'

const Age = queryInt(minimumSearchAge, maximumSearchAge)

/** Traffic source of a visitor, which may widen the search (SEARCH-14); ignored for members. */
const TrafficSource = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
})

/** The five search fields of SEARCH-01; a missing field defaults by OPEN-28. */
export const SearchQuery = z.object({
  gender: z.optional(Gender),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  cursor: z.optional(ActivityCursor),
  ...TrafficSource.shape,
})

/**
 * Photo as this viewer gets it: a locked one is a separate blurred file, not the original hidden by
 * CSS (OPEN-38).
 */
export const ViewedPhoto = z.object({
  ...MainImage.shape,
  id: z.string(),
  locked: z.boolean(),
  private: z.boolean(),
  thumbhash: z.nullable(z.string()),
})

export const MemberProfile = z.object({
  ...MemberCard.shape,
  /**
   * `disabled` until the email address is confirmed (PROF-03); in that state only the member can
   * see the profile.
   */
  status: z.enum(profileStatuses),
  /** Only the facts that the site shows (PROF-24). */
  facts: z.partial(ProfileFacts),
  interests: Interests,
  about: z.nullable(z.string()),
  photos: z.array(ViewedPhoto),
  /** Relation of this viewer to the member. */
  liked: z.boolean(),
  likes_me: z.boolean(),
  blocked: z.boolean(),
  /**
   * Whether the member's private photos are open to this
   * viewer, and the viewer's to the member (OPEN-40).
   */
  private_photos_open: z.boolean(),
  own_private_photos_open: z.boolean(),
  conversation: z.nullable(z.string()),
  /** Null for visitors and on one's own profile too (LIVE-11); an older server sends none. */
  presence: z._default(z.nullable(z.enum(presences)), null),
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
      /** Number of results including fictional profiles, and the number of fictional ones. */
      numResults: z.int(),
      numFictional: z._default(z.int(), 0),
      next: z.nullable(z.string()),
      /** Filters applied, after defaults and limits. */
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
  /**
   * Members similar to the profile: same country, gender and wanted gender, about the same age;
   * most shared interests first (OPEN-32).
   */
  similar: endpoint({
    method: 'GET',
    path: '/api/similar.php',
    access: 'visitor',
    query: z.object({ id: MemberId, ...TrafficSource.shape }),
    answer: z.object({ results: z.array(MemberCard), numResults: z.int(), numFictional: z._default(z.int(), 0) }),
    refusals: ['not_found', 'authentication_required'],
  }),
  /**
   * Members offered after signup (SEARCH-21): of similar age, each wanting the other's gender, own
   * region first.
   */
  matches: endpoint({
    method: 'GET',
    path: '/api/matches.php',
    access: 'member',
    answer: z.object({ results: z.array(MemberCard) }),
    refusals: [],
  }),
  /**
   * Members of an age group; the answers on appearance and race are
   * never sent (TRAP-22, OPEN-34). Both groups include 35 (TRAP-67).
   */
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
  /**
   * Those of the ids whose members are online and show it, without members who blocked the caller
   * or whom the caller blocked (LIVE-11). Used for the rows and cards of a page.
   */
  online: endpoint({
    method: 'GET',
    path: '/api/online.php',
    access: 'member',
    query: z.object({ ids: MemberIds }),
    answer: z.object({ ids: z.array(z.string()) }),
    refusals: [],
  }),
  /**
   * Next card of the swipe game, or null after the last, and
   * the likes left today (SEARCH-22, SEARCH-23, OPEN-35).
   */
  nextSwipe: endpoint({
    method: 'GET',
    path: '/api/swipe.php',
    access: 'member',
    answer: z.object({ card: z.nullable(MemberCard), likes_left: z.int(), renewed_at: z.string() }),
    refusals: [],
  }),
  /**
   * Likes or passes the card. Idempotent; refused with `swipe_limit` when no likes are left today.
   */
  swipe: endpoint({
    method: 'POST',
    path: '/api/swipe.php',
    access: 'member',
    body: z.object({ id: MemberId, verdict: z.enum(['like', 'pass']) }),
    answer: z.object({ match: z.boolean(), likes_left: z.int() }),
    refusals: ['not_found', 'email_not_confirmed', 'swipe_limit'],
  }),
}
