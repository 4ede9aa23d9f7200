import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { endpoint } from './endpoint.ts'

export const safety = {
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
}
