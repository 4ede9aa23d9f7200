import * as z from 'zod/mini'
import { OwnAgeCheck } from '../model/age-check.ts'
import { endpoint } from './endpoint.ts'

/** External age check (TRAP-24), in countries that require one. */
export const ageCheck = {
  /** State of the member's check; asks the provider about an open one. */
  ageCheck: endpoint({
    method: 'GET',
    path: '/api/age-check.php',
    access: 'member',
    answer: OwnAgeCheck,
    refusals: [],
  }),
  /**
   * URL of the provider's page. Idempotent while a check is open: a repeat returns the same page
   * and does not count towards the daily limit.
   */
  startAgeCheck: endpoint({
    method: 'POST',
    path: '/api/age-check.php',
    access: 'member',
    answer: z.object({ url: z.string() }),
    refusals: ['age_check_off', 'age_check_limit', 'age_check_unavailable'],
  }),
  /**
   * Report of the provider. Its signature covers all fields, known or not; without it the report is
   * refused with `invalid_input`. The report only says which check to ask the provider about. An
   * unknown check gets the same answer, so that strangers learn nothing.
   */
  ageCheckReport: endpoint({
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
  }),
}
