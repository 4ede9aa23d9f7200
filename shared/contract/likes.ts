import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { MainImage, MemberCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

const Like = z.object({ id: z.string(), profile: MemberCard, liked_at: z.string(), match: z.boolean() })

export const likes = {
  list: endpoint({
    method: 'GET',
    path: '/api/likes.php',
    access: 'member',
    answer: z.object({
      /** Whom this member likes. */
      profiles: z.array(Like),
      /** Who likes this member; `like_new` until the profile was opened (LIKE-05 to 07). */
      liked_by: z.array(z.object({ ...Like.shape, like_new: z.boolean() })),
    }),
    refusals: [],
  }),
  /**
   * Once per member, in the first session after confirmation: a like of a fictional profile, marked as such and stored as its like (LIKE-15, OPEN-37,
   * TRAP-02). Null where the country has it off, none fits, or it was given before.
   */
  autoLike: endpoint({
    method: 'GET',
    path: '/api/auto-like.php',
    access: 'member',
    answer: z.object({
      profile: z.nullable(
        z.object({
          ...MemberCard.shape,
          /** `match` is the address of the picture in full, for the screen that tells of it. */
          main_image: z.nullable(z.object({ ...MainImage.shape, match: z.string() })),
        }),
      ),
    }),
    refusals: [],
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/like.php',
    access: 'member',
    body: z.object({ id: MemberId }),
    answer: z.object({ liked: z.literal(true), match: z.boolean() }),
    refusals: ['not_found', 'email_not_confirmed'],
  }),
  /** Taking back what is not there changes nothing. The id may travel in the query as well (TRAP-39). */
  unlike: endpoint({
    method: 'DELETE',
    path: '/api/like.php',
    access: 'member',
    query: z.object({ id: z.optional(MemberId) }),
    body: z.optional(z.object({ id: z.optional(MemberId) })),
    answer: z.object({ liked: z.literal(false) }),
    refusals: ['not_found'],
  }),
}
