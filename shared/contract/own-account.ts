import * as z from 'zod/mini'
import { SessionId } from '../model/ids.ts'
import { Email, refuseWith, Token } from '../model/input.ts'
import { CurrentUser } from '../model/user.ts'
import { Confirm, Credentials, Password, TypedPassword } from './account.ts'
import { endpoint } from './endpoint.ts'

/** Same format as `Email`, but refused with the error code of an address change (ACC-40). */
export const NewEmail = z.string(refuseWith('invalid_new_email')).check(
  z.refine((text) => z.safeParse(Email, text).success, refuseWith('invalid_new_email')),
  z.trim(),
  z.toLowerCase(),
)

const SignedIn = z.object({
  id: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** Browser and system as text, such as `Firefox, Android`; empty if the user agent is unknown. */
  device: z.string(),
  current: z.boolean(),
})

/** Reasons for deletion (ACC-45), in the specification's order. */
export const deletionReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const

// Calls by which members manage their own account, in the settings and by mailed links: password,
// email address, sessions, deletion and export. Part of the domain `account`; separate from the
// calls that every visit needs.

/**
 * Mails a password reset link (ACC-35). If the country hides whether an account exists, the
 * answer for an unknown address is the same (TRAP-12).
 */
export const requestReset = endpoint({
  method: 'POST',
  path: '/api/reset-password.php',
  access: 'public',
  body: z.object({ email: Email }),
  answer: z.object({ status: z.literal('mail_sent') }),
  refusals: ['email_not_found', 'too_many_requests'],
})

/**
 * Sets a new password by a mailed link, which works once and for 60 minutes; ends every session
 * and lifts a login block (ACC-38, TRAP-43). Idempotent for 10 minutes with the same password.
 */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/reset-password.php',
  access: 'public',
  body: z.object({ token: Token, password: Password }),
  answer: z.object({ status: z.literal('changed') }),
  refusals: ['link_invalid', 'password_too_common', 'too_many_requests'],
})

/**
 * Mails a confirmation link to the new address (ACC-42); the
 * address changes only on confirmation. Requires the password.
 */
export const requestMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  access: 'member',
  body: z.object({
    email: NewEmail,
    password: TypedPassword,
  }),
  answer: CurrentUser,
  refusals: ['invalid_new_email', 'email_taken', 'wrong_password', 'too_many_requests'],
})

/**
 * Confirms or undoes a change of the email address. The token in the mail to the new address
 * confirms the change and notifies the old address. The token in that notice, valid for 48 hours,
 * undoes the change and ends every session. Idempotent for 10 minutes.
 */
export const confirmMailChange = endpoint({
  method: 'PUT',
  path: '/api/mail-change.php',
  access: 'public',
  body: Confirm,
  answer: z.object({ status: z.enum(['changed', 'taken_back']), email: z.string() }),
  refusals: ['link_invalid', 'email_taken'],
})

/** Sessions of the member, the current one first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions.php',
  access: 'member',
  answer: z.object({ sessions: z.array(SignedIn) }),
  refusals: [],
})

/** Ends the session `id`, or all sessions but the current one if `id` is absent. Idempotent. */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  access: 'member',
  query: z.object({ id: z.optional(SessionId) }),
  body: z.optional(z.object({ id: z.optional(SessionId) })),
  answer: z.object({ sessions: z.array(SignedIn) }),
  refusals: [],
})

/**
 * Hides the member and ends all sessions at once; a mailed link restores
 * the account for 14 days (ACC-43 to ACC-49). Both fields are optional.
 */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/user.php',
  access: 'member',
  body: z.optional(
    z.object({
      reason: z.optional(z.enum(deletionReasons)),
      remarks: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    }),
  ),
  answer: z.object({
    /** Moment at which the deletion becomes final. */
    final_at: z.string(),
    /** Partner site that the country advertises after a deletion (OPEN-58), or null. */
    partner: z.nullable(z.object({ name: z.string(), url: z.string(), countdown_seconds: z.int() })),
  }),
  refusals: [],
})

/**
 * Restores the account by the link in the deletion mail, within 14 days. With address and
 * password instead of a token, sends the deletion mail again (ACC-50).
 */
export const reactivate = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  access: 'public',
  body: z.union([Confirm, Credentials]),
  answer: z.object({ status: z.enum(['reactivated', 'mail_sent']) }),
  refusals: ['link_invalid', 'login_failed', 'login_blocked', 'too_many_requests'],
})

/** Exports the member's data to a file and mails a link to it. At most one export in 24 hours. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/api/export.php',
  access: 'member',
  body: z.optional(z.object({})),
  answer: z.object({ status: z.literal('mail_sent') }),
  refusals: ['too_many_requests'],
})

/**
 * URL of the export file to which a mailed link leads. Only the member whose data it contains gets
 * the URL: with a session, and within 72 hours. The URL is valid for a minute.
 */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/export.php',
  access: 'member',
  query: z.object({ token: Token }),
  answer: z.object({ url: z.string() }),
  refusals: ['link_invalid'],
})
