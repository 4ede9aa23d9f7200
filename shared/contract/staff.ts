import * as z from 'zod/mini'
import { MonthCursor } from '../model/cursor.ts'
import { Email, Token } from '../model/input.ts'
import { AuditEntry, auditActions, StaffUser } from '../model/staff.ts'
import { maxPasswordLength, minStaffPasswordLength } from '../rules/password.ts'
import { anyStaff, endpoint, officers, policyReaders } from './endpoint.ts'

/** Six digits of an authenticator app. */
const Code = z.string().check(z.regex(/^\d{6}$/))

const Minutes = z.nullable(z.int())

const PolicyEvent = z.object({
  event: z.string(),
  channels: z.array(
    z.object({
      channel: z.enum(['live', 'mail', 'push']),
      when: z.enum(['at_once', 'later', 'campaign']),
      after_minutes: Minutes,
      /** Minimum interval between two notifications of the event; null: none. */
      every_minutes: Minutes,
      /** Null for `live`, whose hints are not counted. */
      counts: z.nullable(z.object({ sent: z.int(), failed: z.int(), dropped: z.record(z.string(), z.int()) })),
    }),
  ),
})
export type PolicyEvent = z.infer<typeof PolicyEvent>

/** Filter of the audit trail (MOD-15). */
const trailFilter = {
  /** Part of the name of the member of staff who acted. */
  staff: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** Member by number, id, email address or profile name. */
  member: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(254))),
  action: z.optional(z.enum(auditActions)),
  /** First and last day, in the time zone of the site. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  cursor: z.optional(MonthCursor),
}
const Trail = z.object({ entries: z.array(AuditEntry), next: z.nullable(z.string()) })

/**
 * Returns the account of an invitation, which the operator's command created, and the key for the
 * authenticator app. Changes nothing.
 */
export const invitation = endpoint({
  method: 'POST',
  path: '/api/staff-invitation.php',
  access: 'public',
  body: z.object({ token: Token }),
  answer: z.object({ email: z.string(), name: z.string(), secret: z.string(), uri: z.string() }),
  refusals: ['link_invalid', 'too_many_requests'],
})

/** Sets password and second factor; a first code proves the factor. An invitation works once. */
export const enrol = endpoint({
  method: 'PUT',
  path: '/api/staff-invitation.php',
  access: 'public',
  body: z.object({
    token: Token,
    password: z.string().check(z.minLength(minStaffPasswordLength), z.maxLength(maxPasswordLength)),
    code: Code,
  }),
  answer: StaffUser,
  refusals: ['link_invalid', 'login_failed', 'password_too_common', 'too_many_requests'],
})

/**
 * Password and code in one request; the refusal does
 * not say which was wrong. A code is single-use.
 */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/staff-session.php',
  access: 'public',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)),
    code: Code,
  }),
  answer: StaffUser,
  refusals: ['login_failed', 'login_blocked'],
})

export const current = endpoint({
  method: 'GET',
  path: '/api/staff-session.php',
  ...anyStaff,
  answer: StaffUser,
  refusals: [],
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/staff-session.php',
  ...anyStaff,
  answer: z.object({ signed_out: z.literal(true) }),
  refusals: [],
})

/**
 * Notification policy (NOTIF-15): when each channel notifies of each event, with the numbers of
 * the last 7 days. A channel that an event never uses is left out.
 */
export const policy = endpoint({
  method: 'GET',
  path: '/api/staff-policy.php',
  ...policyReaders,
  answer: z.object({ events: z.array(PolicyEvent) }),
  refusals: [],
})

/**
 * Audit trail, newest first; finance gets only the entries of `readableActions` (MOD-08). A
 * filtered page may be short or empty: only a null `next` means the end of the list. Refused with
 * `not_found` if the filter `member` matches no member.
 */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff-audit.php',
  ...officers,
  query: z.object(trailFilter),
  answer: Trail,
  refusals: ['not_found'],
})

/** Audit trail in larger pages for a file; each page adds an entry to the trail (MOD-15). */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/staff-audit-export.php',
  ...officers,
  query: z.object(trailFilter),
  answer: Trail,
  refusals: ['not_found'],
})
