import * as z from 'zod/mini'
import { complaintKinds, complaintLength } from '../model/complaint.ts'
import { ComplaintId, MemberId } from '../model/ids.ts'
import { Email } from '../model/input.ts'
import { PhotoId } from '../model/photo.ts'
import { MemberCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

export const safety = {
  /** Whom this member blocked, the latest first: their cards as they stand now. */
  listBlocked: endpoint({
    method: 'GET',
    path: '/api/block.php',
    access: 'member',
    answer: z.object({ members: z.array(MemberCard) }),
    refusals: [],
  }),
  /** Removes chats and likes between the two for both at once (BLOCK-04, BLOCK-05). */
  block: endpoint({
    method: 'POST',
    path: '/api/block.php',
    access: 'member',
    body: z.object({ id: MemberId }),
    answer: z.object({ blocked: z.literal(true) }),
    refusals: ['not_found'],
  }),
  /** Undoing a block that is not there changes nothing. The id may travel in the query as well (TRAP-39). */
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
   * A complaint of anybody (BLOCK-08, TRAP-63). What it is about is copied at this moment, so that it outlives a removal (TRAP-62); a receipt is
   * mailed, and the answer with its reasons later. `id` is made by the sender: the same again is answered as the first was.
   */
  complain: endpoint({
    method: 'POST',
    path: '/api/complaint.php',
    access: 'visitor',
    body: z.object({
      id: ComplaintId,
      kind: z.enum(complaintKinds),
      member: z.optional(MemberId),
      photo: z.optional(PhotoId),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(complaintLength)),
      /** Asked of visitors, except for a notice of child abuse (MOD-07); a member is answered at their own address. */
      email: z.optional(Email),
    }),
    answer: z.object({ receipt: z.string(), email: z.nullable(z.string()) }),
    refusals: ['invalid_email', 'too_many_requests'],
  }),
}
