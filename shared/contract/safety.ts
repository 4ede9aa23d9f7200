import * as z from 'zod/mini'
import { complaintKinds, complaintLength } from '../model/complaint.ts'
import { ComplaintId, MemberId } from '../model/ids.ts'
import { Email } from '../model/input.ts'
import { PhotoId } from '../model/photo.ts'
import { SmallCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

export const safety = {
  /** Blocked members, newest first, with their current cards. */
  listBlocked: endpoint({
    method: 'GET',
    path: '/api/block.php',
    access: 'member',
    answer: z.object({ members: z.array(SmallCard) }),
    refusals: [],
  }),
  /** Removes the chats and likes between the two members for both at once (BLOCK-04, BLOCK-05). */
  block: endpoint({
    method: 'POST',
    path: '/api/block.php',
    access: 'member',
    body: z.object({ id: MemberId }),
    answer: z.object({ blocked: z.literal(true) }),
    refusals: ['not_found'],
  }),
  /** Idempotent. The query accepts the id too (TRAP-39). */
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/block.php',
    access: 'member',
    query: z.object({ id: z.optional(MemberId) }),
    body: z.optional(z.object({ id: z.optional(MemberId) })),
    answer: z.object({ blocked: z.literal(false) }),
    refusals: ['not_found'],
  }),
  /**
   * Complaint of a member or visitor (BLOCK-08, TRAP-63). The subject is copied as evidence at
   * once, so that it outlives a removal (TRAP-62). The receipt is mailed at once, the answer with
   * its reasons later. The client generates `id`: a retry gets the first answer.
   */
  complain: endpoint({
    method: 'POST',
    path: '/api/complaint.php',
    access: 'visitor',
    body: z.object({
      id: ComplaintId,
      kind: z.enum(complaintKinds),
      member: z.optional(MemberId),
      /** Photo of the member's profile, or the message of one that they sent. */
      photo: z.optional(PhotoId),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(complaintLength)),
      /**
       * Required of visitors, except for a notice of child abuse
       * (MOD-07); members are answered at their account's address.
       */
      email: z.optional(Email),
    }),
    answer: z.object({ receipt: z.string(), email: z.nullable(z.string()) }),
    refusals: ['invalid_email', 'too_many_requests'],
  }),
}
