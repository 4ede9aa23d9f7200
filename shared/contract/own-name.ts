import * as z from 'zod/mini'
import { DecisionNumber } from '../model/decision.ts'
import { CurrentUser } from '../model/user.ts'
import { ProfileName } from './account.ts'
import { endpoint } from './endpoint.ts'

// Calls of a member whose name staff removed (MOD-01). Part of the domain `account`.

/**
 * Removed name of a member who has yet to choose another, and the decision that removed it.
 * Refused with `not_found` to other members.
 */
export const removedName = endpoint({
  method: 'GET',
  path: '/api/name.php',
  access: 'member',
  answer: z.object({
    name: z.string(),
    number: DecisionNumber,
    /** Token for `safety.findDecision`; null once the time limit for an objection has passed. */
    objection: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
})

/**
 * Chooses a new profile name in place of a removed one; the rules of signup apply. The removed
 * name and names that look like it are refused with `name_taken`. Refused with `name_fixed` to a
 * member whose name was not removed, or who has chosen another since. Idempotent.
 */
export const chooseName = endpoint({
  method: 'PUT',
  path: '/api/name.php',
  access: 'member',
  body: z.object({ name: ProfileName }),
  answer: CurrentUser,
  refusals: ['invalid_name', 'name_taken', 'name_fixed'],
})
