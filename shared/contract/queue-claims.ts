import * as z from 'zod/mini'
import { claimQueues, claimsAtOnce } from '../rules/queue-claims.ts'
import { endpoint, moderators } from './endpoint.ts'

/**
 * Id of an entry as in the list of its queue: id of a photo, verification, text, or member with
 * risks, or number of a decision with an objection.
 */
const Item = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/))
const Items = z.array(Item).check(z.maxLength(claimsAtOnce))

// Claims on entries of queues, so that no two members of staff work on the same entry (MOD-04).

/**
 * Claims the entries that the caller looks at, for 10 minutes; a repeated call extends the claim.
 * An entry that a colleague has claimed stays the colleague's. `released`: entries that the
 * caller no longer looks at. Returns all claims in the queue. A claim only informs colleagues: it
 * does not block a decision. Idempotent.
 */
export const claimItems = endpoint({
  method: 'PUT',
  path: '/api/staff-queue-claims.php',
  ...moderators,
  body: z.object({ queue: z.enum(claimQueues), items: Items, released: Items }),
  answer: z.object({
    /** `by`: name of the member of staff with the claim. `mine`: whether this is the caller. */
    claims: z.array(z.object({ item: z.string(), by: z.string(), mine: z.boolean(), until: z.string() })),
  }),
  refusals: [],
})
