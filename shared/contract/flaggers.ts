import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { FlaggerId } from '../model/ids.ts'
import { Email } from '../model/input.ts'
import { endpoint, moderators } from './endpoint.ts'

/** Trusted flagger: organisation whose notices are handled first (MOD-17; DSA 22). */
export const Flagger = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Country that granted the status, such as `NL`. */
  country: z.string(),
  language: z.enum(languages),
  /** Expiry of the flagger's link. */
  until: z.string(),
  added_at: z.string(),
  added_by: z.string(),
  revoked_at: z.nullable(z.string()),
})
export type Flagger = z.infer<typeof Flagger>

/** Maximum validity of a link, in days; no law prescribes a number. */
export const maxFlaggerDays = 1100

// Trusted flaggers of the site (MOD-17). Part of the domain `moderation`.

/** All trusted flaggers, newest first. */
export const listFlaggers = endpoint({
  method: 'GET',
  path: '/api/staff-flaggers.php',
  ...moderators,
  answer: z.object({ flaggers: z.array(Flagger) }),
  refusals: [],
})

/**
 * Adds a trusted flagger; the client generates `id`. Only this answer contains the link with the
 * secret, because only a hash of the secret is stored. A repeat is therefore refused with
 * `already_decided`.
 */
export const addFlagger = endpoint({
  method: 'POST',
  path: '/api/staff-flaggers.php',
  ...moderators,
  body: z.object({
    id: FlaggerId,
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    email: Email,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    language: z.enum(languages),
    days: z.int().check(z.gte(1), z.lte(maxFlaggerDays)),
  }),
  answer: z.object({ flagger: Flagger, url: z.string() }),
  refusals: ['already_decided'],
})

/** Revokes the link of a trusted flagger at once; existing notices stay. Idempotent. */
export const revokeFlagger = endpoint({
  method: 'PUT',
  path: '/api/staff-flaggers.php',
  ...moderators,
  body: z.object({ id: FlaggerId }),
  answer: z.object({ revoked: z.literal(true) }),
  refusals: ['not_found'],
})
