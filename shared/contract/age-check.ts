import * as z from 'zod/mini'
import { OwnAgeCheck } from '../model/age-check.ts'
import { endpoint } from './endpoint.ts'

// External age check (TRAP-24), in countries that require one.

/** State of the member's check. While the check is open, the provider is asked for the result. */
export const ageCheck = endpoint({
  method: 'GET',
  path: '/api/age-check.php',
  access: 'member',
  answer: OwnAgeCheck,
  refusals: [],
})

/**
 * URL of the provider's page. Idempotent while a check is open: a repeat returns the same page
 * and does not count towards the daily limit.
 */
export const startAgeCheck = endpoint({
  method: 'POST',
  path: '/api/age-check.php',
  access: 'member',
  answer: z.object({ url: z.string() }),
  refusals: ['age_check_off', 'age_check_limit', 'age_check_unavailable'],
})

/**
 * Notification of the provider about a check. Its signature covers all other fields except
 * `sequence_number`, also unknown ones; without a valid signature it is refused with
 * `invalid_input`. Only the id of the check is used: the result is fetched from the provider. The
 * answer is the same for an unknown id, so that strangers learn nothing.
 */
export const ageCheckReport = endpoint({
  method: 'POST',
  path: '/api/age-check-report.php',
  access: 'public',
  fromAnywhere: true,
  body: z.record(
    z.string().check(z.maxLength(100)),
    z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean()]),
  ),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['age_check_unavailable'],
})
