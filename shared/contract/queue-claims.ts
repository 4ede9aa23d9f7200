import * as z from 'zod/mini'
import { claimQueues, claimsAtOnce } from '../rules/queue-claims.ts'
import { endpoint, moderators } from './endpoint.ts'

/**
 * Entry of a queue, as in the queue's list: the id of a photo, verification or text, the id of a
 * member with risks, or the number of a decision with an objection.
 */
const Item = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/))
const Items = z.array(Item).check(z.maxLength(claimsAtOnce))

/** Claims on entries of queues, so that no two members of staff work on the same one (MOD-04). */
export const queueClaims = {
  /**
   * Claims entries for 10 minutes, as the caller is looking at them; calling again extends that.
   * `released`: entries that the caller no longer looks at. Returns all claims in the queue; an
   * entry that a colleague had claimed first is still the colleague's. A claim does not block a
   * decision. Idempotent.
   */
  claimItems: endpoint({
    method: 'PUT',
    path: '/api/staff-queue-claims.php',
    ...moderators,
    body: z.object({ queue: z.enum(claimQueues), items: Items, released: Items }),
    answer: z.object({
      /** `by`: name of the member of staff who has the claim; `mine`: the caller. */
      claims: z.array(z.object({ item: z.string(), by: z.string(), mine: z.boolean(), until: z.string() })),
    }),
    refusals: [],
  }),
}
