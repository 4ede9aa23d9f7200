import * as z from 'zod/mini'
import { SealedCursor } from '../model/cursor.ts'
import { MemberId, MemberIds, MemberNumber } from '../model/ids.ts'
import { queryInt } from '../model/input.ts'
import {
  Gender,
  Interests,
  MainImage,
  MemberCard,
  ProfileFacts,
  Prompts,
  profileStatuses,
  SignupReason,
} from '../model/profile.ts'
import { ageGroups, distances, maxReasons, maxSearchAge, maxSearchedInterests, minSearchAge } from '../rules/limits.ts'
import { presences } from '../rules/presence.ts'
import { searchableInterests } from '../rules/profile.ts'
import { endpoint } from './endpoint.ts'

const Age = queryInt(minSearchAge, maxSearchAge)

/** Traffic source of a visitor, which may widen the search (SEARCH-14); ignored for members. */
const TrafficSource = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
})

/**
 * Searchable interests as alternatives of a regular expression. In a query, interests are separated
 * by commas.
 */
const searchable = searchableInterests.join('|')
const SearchedInterests = z
  .string()
  .check(z.regex(new RegExp(`^(?:${searchable})(?:,(?:${searchable})){0,${maxSearchedInterests - 1}}$`)))

const Distance = z.pipe(
  z.pipe(
    z.union([z.enum(distances.map(String) as [string, ...string[]]), z.literal(distances)]),
    z.transform((value) => Number(value)),
  ),
  z.literal(distances),
)

const isOn = z.optional(z.literal('1'))

/**
 * Further filters of a search (SEARCH-25). Ignored for visitors; `distance` is also ignored for
 * members without a town.
 */
const MemberFilters = z.object({
  /**
   * Maximum distance in kilometres between the centres of the map cells of the two towns; if
   * missing, the whole country.
   */
  distance: z.optional(Distance),
  /**
   * Only members who are online or were active today; members who hide their presence are left out.
   */
  active: isOn,
  /** Only members who signed up in the last 30 days. */
  new: isOn,
  photo: isOn,
  /** Only members who look for the caller's gender, as in `matches`; ignored for visitors. */
  mutual: isOn,
  /** Only members with at least one of these interests. */
  interests: z.optional(SearchedInterests),
})

/**
 * The five search fields of SEARCH-01; OPEN-28 and SEARCH-24 define the default of a missing field.
 */
export const SearchQuery = z.object({
  gender: z.optional(Gender),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  ...MemberFilters.shape,
  cursor: z.optional(SealedCursor),
  ...TrafficSource.shape,
})

/**
 * Answers to the match finder (SEARCH-28); answers on appearance and race are never sent (TRAP-22).
 * If ages are missing, the ages that the member looks for apply (SEARCH-24).
 */
export const FinderQuery = z.object({
  /** Used only if `min_age` and `max_age` are both missing (SEARCH-17). */
  age_group: z.optional(z.enum(Object.keys(ageGroups) as (keyof typeof ageGroups)[])),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  /** Signup reason that the searched members gave. */
  reason: z.optional(SignupReason),
  interests: z.optional(SearchedInterests),
  distance: z.optional(Distance),
  cursor: z.optional(SealedCursor),
})

/**
 * Why a member fits. `near` is based on coarse places and never gives a distance
 * (functions/decisions/0061-near-me.md).
 */
export const FitReason = z.discriminatedUnion('kind', [
  /** Interests that both members have, without sensitive ones. */
  z.object({ kind: z.literal('interests'), interests: Interests }),
  /** What both members look for. */
  z.object({ kind: z.literal('aim'), aim: SignupReason }),
  z.object({ kind: z.literal('near') }),
])
export type FitReason = z.infer<typeof FitReason>

/** Card with what its member has in common with the caller. */
export const ReasonedCard = z.object({
  ...MemberCard.shape,
  /** Absent in answers of older servers. */
  reasons: z._default(z.array(FitReason).check(z.maxLength(maxReasons)), []),
})
export type ReasonedCard = z.infer<typeof ReasonedCard>

/** Card of the swipe game. */
export const SwipeCard = z.object({
  ...MemberCard.shape,
  /**
   * Number of photos that the caller sees on the profile, including blurred ones. Absent in answers
   * of older servers.
   */
  num_photos: z.optional(z.int()),
})
export type SwipeCard = z.infer<typeof SwipeCard>

/**
 * Photo as this viewer gets it. For a locked photo the file itself is blurred, so that the original
 * never reaches the browser (OPEN-38).
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
   * Number by which the member can be named to support (PROF-20, PROF-28); null if the member is
   * veiled (PRIV-01).
   */
  number: z.nullable(MemberNumber),
  /**
   * `disabled` until the email address is confirmed (PROF-03); in that state only the member can
   * see the profile.
   */
  status: z.enum(profileStatuses),
  /** Only the facts that the site shows (PROF-24). */
  facts: z.partial(ProfileFacts),
  interests: Interests,
  about: z.nullable(z.string()),
  /** Answered prompts (PROF-25); empty for visitors. Absent in answers of older servers. */
  prompts: z._default(Prompts, []),
  photos: z.array(ViewedPhoto),
  /** Whether this viewer likes the member; `likes_me` is the reverse. */
  liked: z.boolean(),
  likes_me: z.boolean(),
  /** Whether the member is a favourite of this viewer. Absent in answers of older servers. */
  favourite: z._default(z.boolean(), false),
  blocked: z.boolean(),
  /**
   * Whether this viewer can see the member's private photos, and whether the member can see the
   * viewer's (OPEN-40).
   */
  private_photos_open: z.boolean(),
  own_private_photos_open: z.boolean(),
  conversation: z.nullable(z.string()),
  /**
   * Null if not shown, and always for visitors and on the viewer's own profile (LIVE-11). Absent in
   * answers of older servers.
   */
  presence: z._default(z.nullable(z.enum(presences)), null),
})
export type MemberProfile = z.infer<typeof MemberProfile>

/**
 * Members with a photo first, then nearest first, then most recently active first. A page may be
 * short or empty although `next` names a further page.
 */
export const search = endpoint({
  method: 'GET',
  path: '/api/search.php',
  access: 'visitor',
  query: SearchQuery,
  answer: z.object({
    results: z.array(MemberCard),
    /**
     * Number of results including fictional profiles, and number of fictional profiles among them.
     */
    numResults: z.int(),
    numFictional: z._default(z.int(), 0),
    /**
     * Whether `numResults` is only a lower bound, at most 200: with filters of SEARCH-25, a total
     * is exact only if the first page has read all members who may match.
     */
    isMinimum: z._default(z.boolean(), false),
    next: z.nullable(z.string()),
    /** Whether the caller's town is known, so that a distance can be chosen. */
    hasPlace: z._default(z.boolean(), false),
    /** Filters applied, after defaults and limits. */
    filters: z.object({
      gender: Gender,
      country: z.string(),
      countryregion: z.nullable(z.string()),
      min_age: z.int(),
      max_age: z.int(),
      /** The fields below are absent in answers of older servers. */
      distance: z._default(z.nullable(z.literal(distances)), null),
      active: z._default(z.boolean(), false),
      new: z._default(z.boolean(), false),
      photo: z._default(z.boolean(), false),
      mutual: z._default(z.boolean(), false),
      interests: z._default(Interests, []),
    }),
  }),
  refusals: ['authentication_required'],
})

export const profile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  access: 'visitor',
  query: z.object({ id: MemberId, ...TrafficSource.shape }),
  answer: MemberProfile,
  refusals: ['not_found', 'authentication_required'],
})

/**
 * Members similar to the profile: same country, gender and wanted gender, about the same age;
 * most shared interests first (OPEN-32). Each call compares a limited number of members and
 * returns the most similar of them, so a page may be short or empty although `next` names a
 * further page.
 */
export const similar = endpoint({
  method: 'GET',
  path: '/api/similar.php',
  access: 'visitor',
  query: z.object({ id: MemberId, cursor: z.optional(SealedCursor), ...TrafficSource.shape }),
  answer: z.object({
    results: z.array(ReasonedCard),
    numResults: z.int(),
    numFictional: z._default(z.int(), 0),
    /** Whether `numResults` is only a lower bound, because not all members were compared. */
    isMinimum: z._default(z.boolean(), false),
    /** An older server sends none. */
    next: z._default(z.nullable(z.string()), null),
  }),
  refusals: ['not_found', 'authentication_required'],
})

/**
 * Members offered after signup (SEARCH-21): of similar age, who look for the caller's gender and
 * have the gender that the caller looks for; members with a photo first, then nearest first. A page
 * may be short or empty although `next` names a further page.
 */
export const matches = endpoint({
  method: 'GET',
  path: '/api/matches.php',
  access: 'member',
  query: z.object({ cursor: z.optional(SealedCursor) }),
  answer: z.object({
    results: z.array(ReasonedCard),
    /** An older server sends none. */
    next: z._default(z.nullable(z.string()), null),
  }),
  refusals: [],
})

/**
 * Members who match the answers and look for the caller's gender, in the order of a search. All
 * members are searched, not only recently active ones (SEARCH-20, SEARCH-26, SEARCH-28). A page
 * may be short or empty although `next` names a further page.
 */
export const matchFinder = endpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  access: 'member',
  query: FinderQuery,
  answer: z.object({
    results: z.array(ReasonedCard),
    numResults: z.int(),
    numFictional: z._default(z.int(), 0),
    /** Whether `numResults` is only a lower bound, as in `search`. */
    isMinimum: z._default(z.boolean(), false),
    next: z.nullable(z.string()),
    /** Whether the caller's town is known, so that a distance can be chosen. */
    hasPlace: z._default(z.boolean(), false),
    /** Answers applied, after defaults and limits; an older server sends none. */
    filters: z._default(
      z.nullable(
        z.object({
          min_age: z.int(),
          max_age: z.int(),
          distance: z.nullable(z.literal(distances)),
          interests: Interests,
          reason: z.nullable(SignupReason),
        }),
      ),
      null,
    ),
  }),
  refusals: [],
})

/**
 * Returns which of the given members are online and show their presence (LIVE-11). Members who
 * blocked the caller, or whom the caller blocked, are left out. Used for the rows and cards of
 * lists.
 */
export const online = endpoint({
  method: 'GET',
  path: '/api/online.php',
  access: 'member',
  query: z.object({ ids: MemberIds }),
  answer: z.object({ ids: z.array(z.string()) }),
  refusals: [],
})

/**
 * Top card of the swipe game, the card behind it, and the remaining likes of today (SEARCH-22,
 * SEARCH-23, SEARCH-27, OPEN-35). A card may be missing although `more` is set: then a further
 * call examines more members. If `more` is null, there are no further members.
 */
export const nextSwipe = endpoint({
  method: 'GET',
  path: '/api/swipe.php',
  access: 'member',
  query: z.object({ cursor: z.optional(SealedCursor) }),
  answer: z.object({
    card: z.nullable(SwipeCard),
    /** An older server sends none. */
    next: z._default(z.nullable(SwipeCard), null),
    /**
     * Cursor to examine further members; null if two cards were found. Absent in answers of older
     * servers.
     */
    more: z._default(z.nullable(z.string()), null),
    /**
     * Last passed member; the pass can be undone until the next one. Absent in answers of older
     * servers.
     */
    undoable: z._default(z.nullable(SwipeCard), null),
    likes_left: z.int(),
    renewed_at: z.string(),
  }),
  refusals: [],
})

/**
 * Likes or passes the member of a card, or undoes a pass. Idempotent. Refused with `swipe_limit`
 * if no likes are left today. Only the last pass can be undone; any other is refused with
 * `pass_final`. A like cannot be undone here (SEARCH-27).
 */
export const swipe = endpoint({
  method: 'POST',
  path: '/api/swipe.php',
  access: 'member',
  body: z.object({ id: MemberId, verdict: z.enum(['like', 'pass', 'undo']) }),
  answer: z.object({ match: z.boolean(), likes_left: z.int() }),
  refusals: ['not_found', 'email_not_confirmed', 'swipe_limit', 'pass_final'],
})
