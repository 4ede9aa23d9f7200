import * as z from 'zod/mini'
import { MomentCursor, SealedCursor } from '../model/cursor.ts'
import { MemberId, MemberIds } from '../model/ids.ts'
import { MainImage, MemberCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

const Like = z.object({ id: z.string(), profile: MemberCard, liked_at: z.string(), match: z.boolean() })
const ReceivedLike = z.object({
  ...Like.shape,
  /** True until the profile of the liker is opened (LIKE-05 to 07). */
  like_new: z.boolean(),
  /** Whether the caller has not yet seen the match moment of this match (LIKE-19). */
  match_new: z._default(z.boolean(), false),
})

const Favourite = z.object({ id: z.string(), profile: MemberCard, added_at: z.string() })

export const likeLists = ['profiles', 'liked_by', 'matches'] as const

export const list = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  access: 'member',
  /**
   * Without parameters: the first page of every list. With `of` and `before`: one page of the list
   * `of`; the other lists are empty.
   */
  query: z
    .object({ of: z.optional(z.enum(likeLists)), before: z.optional(MomentCursor) })
    .check(z.refine(({ of, before }) => (of === undefined) === (before === undefined))),
  answer: z.object({
    /** Likes given. Every list is newest first, at most 50 per page (CHAT-35). */
    profiles: z.array(Like),
    /** Likes received. */
    liked_by: z.array(ReceivedLike),
    /** Likes received and returned (LIKE-03). */
    matches: z.array(ReceivedLike),
    /**
     * Cursor of the next page of each list: `<liked_at>#<id>` of the last like on this page; null
     * after the last page.
     */
    older: z.object({
      profiles: z.nullable(z.string()),
      liked_by: z.nullable(z.string()),
      matches: z.nullable(z.string()),
    }),
    /** Total number of new likes (LIKE-06), in the first page only; null in later pages. */
    new_likes: z.nullable(z.int()),
  }),
  refusals: [],
})

/**
 * Returns which of the given members the caller likes. Cards need this as long as not all pages
 * of the caller's likes are loaded.
 */
export const liked = endpoint({
  method: 'GET',
  path: '/api/liked.php',
  access: 'member',
  query: z.object({ ids: MemberIds }),
  answer: z.object({ ids: z.array(z.string()) }),
  refusals: [],
})

/**
 * Auto-like: a like from a fictional profile, marked as fictional and stored like any other like.
 * Once per member, in the first session after confirmation (LIKE-15, OPEN-37, TRAP-02). Null if
 * the country has no auto-like, if no profile matches, or if the member already got one.
 */
export const autoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  access: 'member',
  answer: z.object({
    profile: z.nullable(
      z.object({
        ...MemberCard.shape,
        /** `match` is the URL of the full-size photo, for the "New like!" dialog. */
        main_image: z.nullable(z.object({ ...MainImage.shape, match: z.string() })),
      }),
    ),
  }),
  refusals: [],
})

export const like = endpoint({
  method: 'POST',
  path: '/api/like.php',
  access: 'member',
  body: z.object({ id: MemberId }),
  answer: z.object({ liked: z.literal(true), match: z.boolean() }),
  refusals: ['not_found', 'email_not_confirmed'],
})

/**
 * Marks the match moment about the member `id` as seen by the caller (LIKE-19). Idempotent; the
 * answer is the same for every id.
 */
export const seeMatch = endpoint({
  method: 'POST',
  path: '/api/match.php',
  access: 'member',
  body: z.object({ id: MemberId }),
  answer: z.object({ seen: z.literal(true) }),
  refusals: [],
})

/** Idempotent. The query accepts the id too (TRAP-39). */
export const unlike = endpoint({
  method: 'DELETE',
  path: '/api/like.php',
  access: 'member',
  query: z.object({ id: z.optional(MemberId) }),
  body: z.optional(z.object({ id: z.optional(MemberId) })),
  answer: z.object({ liked: z.literal(false) }),
  refusals: ['not_found'],
})

/**
 * Favourites of the caller, latest first, 50 per page. Members whom search does not find are left
 * out, so a page may be short or empty although `older` names a further page.
 */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites.php',
  access: 'member',
  query: z.object({ before: z.optional(MomentCursor) }),
  answer: z.object({
    favourites: z.array(Favourite),
    /** Cursor of the next page: `<added_at>#<id>`; null after the last page. */
    older: z.nullable(z.string()),
  }),
  refusals: [],
})

/**
 * Adds a favourite; nobody is notified. Idempotent. Refused with `favourite_limit` above 500
 * favourites.
 */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/favourite.php',
  access: 'member',
  body: z.object({ id: MemberId }),
  answer: z.object({ favourite: z.literal(true) }),
  refusals: ['not_found', 'favourite_limit'],
})

/** Idempotent, with the same answer for every id. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/favourite.php',
  access: 'member',
  query: z.object({ id: MemberId }),
  answer: z.object({ favourite: z.literal(false) }),
  refusals: [],
})

/**
 * Members who viewed the caller's profile in the last 30 days, latest day first, 50 per page.
 * Left out are members whom search does not find, and members who switched off `shows_looks`, so
 * a page may be short or empty although `older` names a further page. The list is empty if the
 * caller switched off `shows_looks`.
 */
export const listLooks = endpoint({
  method: 'GET',
  path: '/api/looks.php',
  access: 'member',
  query: z.object({ before: z.optional(SealedCursor) }),
  answer: z.object({
    looks: z.array(
      z.object({
        id: z.string(),
        profile: MemberCard,
        /** Civil date of the last view in the site's country; the time of day is not recorded. */
        day: z.string(),
      }),
    ),
    /** Cursor of the next page; null after the last page. */
    older: z.nullable(z.string()),
  }),
  refusals: [],
})
