import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { DecisionNumber } from '../model/decision.ts'
import {
  checkLength,
  correctableFields,
  declineGrounds,
  declineLength,
  erasureTimings,
  erasureWaits,
  exportDeliveries,
  identityChecks,
  type RequestKind,
} from '../model/hand-request.ts'
import { MemberId, RequestId } from '../model/ids.ts'
import { BirthDate, Email } from '../model/input.ts'
import { MailedText } from '../model/mailed-text.ts'
import { Gender, SmallCard } from '../model/profile.ts'
import { reasonLength } from '../model/reason.ts'
import { ProfileName } from './account.ts'
import { endpoint, moderators } from './endpoint.ts'
import { factsLength } from './moderation.ts'

/**
 * Fields of every request that staff handle by hand, including how they verified the requester's
 * identity. The client generates `id`.
 */
const checked = {
  id: RequestId,
  member: MemberId,
  way: z.enum(identityChecks),
  note: z.string().check(z.trim(), z.minLength(checkLength.min), z.maxLength(checkLength.max)),
}

/**
 * Body of a call that declines a request of this kind, on a ground that is allowed for the kind.
 */
const declinedAs = <Kind extends RequestKind>(kind: Kind) =>
  z.object({
    id: RequestId,
    member: MemberId,
    request: z.literal(kind),
    ground: z.enum(declineGrounds[kind]),
    reason: MailedText(declineLength),
  })

/** Erasure that waits for a second person. */
export const WaitingErasure = z.object({
  id: z.string(),
  member: SmallCard,
  /** Language of the member, in which a reason to decline is written. */
  language: z.enum(languages),
  timing: z.enum(erasureTimings),
  way: z.enum(identityChecks),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** Whether the caller requested the erasure, and therefore cannot approve it. */
  own: z.boolean(),
  /** Refusal code that any approval would get at present; null if approval is possible. */
  waits_for: z.nullable(z.enum(erasureWaits)),
})
export type WaitingErasure = z.infer<typeof WaitingErasure>

// Requests about a member's data that staff handle by hand (MOD-19), also for banned members.
// Idempotent by `id`. Part of the domain `moderation`.

/** Export and erasure that are under way for a member. */
export const memberRequests = endpoint({
  method: 'GET',
  path: '/api/staff-member-requests.php',
  ...moderators,
  query: z.object({ member: MemberId }),
  answer: z.object({
    export: z.nullable(
      z.object({
        id: z.string(),
        delivery: z.enum(exportDeliveries),
        /** `taken`: downloaded by staff. `failed`: given up after several attempts. */
        state: z.enum(['building', 'ready', 'taken', 'failed']),
        /** Time until which the export can be downloaded. */
        expires_at: z.nullable(z.string()),
      }),
    ),
    erasure: z.nullable(WaitingErasure),
  }),
  refusals: ['not_found'],
})

/**
 * Builds the same export file that members can request. `mail`: the member gets a link by mail
 * and must sign in to download the file. `staff`: staff can download the file once, and a mail
 * notifies the member.
 */
export const exportMember = endpoint({
  method: 'POST',
  path: '/api/staff-member-export.php',
  ...moderators,
  body: z.object({ ...checked, delivery: z.enum(exportDeliveries) }),
  answer: z.object({ requested: z.literal(true) }),
  refusals: ['not_found', 'already_decided'],
})

/**
 * URL of an export for staff. It is returned once and is valid for a minute. The file contains
 * the member's photos, so the call is refused with `role_required` if the photos belong to a case
 * whose pictures the caller's roles may not see (MOD-06).
 */
export const downloadMember = endpoint({
  method: 'PUT',
  path: '/api/staff-member-export.php',
  ...moderators,
  body: z.object({ id: RequestId, member: MemberId }),
  answer: z.object({ url: z.string() }),
  refusals: ['not_found', 'already_decided'],
})

/**
 * Corrects data of a member; the rules of signup apply. A new email address takes effect once the
 * member opens the link that is mailed to this address; such a change is refused for a member who
 * cannot sign in. A date of birth below the minimum age requires `facts`, and also bans a member
 * who is not yet banned; `banned` is the number of the decision to ban. The ban is refused with
 * `case_undecided` while a case suspends the member. Refused with `reason_required` if no field is
 * given; a correction that bans the member ignores `email`.
 */
export const correctMember = endpoint({
  method: 'PUT',
  path: '/api/staff-member-data.php',
  ...moderators,
  body: z.object({
    ...checked,
    name: z.optional(ProfileName),
    gender: z.optional(Gender),
    date_of_birth: z.optional(BirthDate),
    email: z.optional(Email),
    facts: z.optional(MailedText(factsLength)),
  }),
  answer: z.object({ changed: z.array(z.enum(correctableFields)), banned: z.nullable(DecisionNumber) }),
  refusals: [
    'not_found',
    'already_decided',
    'case_undecided',
    'invalid_name',
    'name_taken',
    'email_taken',
    'invalid_date_of_birth',
    'minimum_age',
    'reason_required',
  ],
})

/**
 * Declines a request that arrived outside the site: mails the reasons, and where to complain, to
 * the account's address (GDPR 12(4)). While an erasure waits, this call is refused with
 * `already_decided`: use `decideErasure` to decline the erasure.
 */
export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/staff-declined-requests.php',
  ...moderators,
  body: z.union([declinedAs('export'), declinedAs('correction'), declinedAs('erasure')]),
  answer: z.object({ declined: z.literal(true) }),
  refusals: ['not_found', 'already_decided'],
})

/** Erasures that wait for a second person, oldest first. */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/staff-erasures.php',
  ...moderators,
  answer: z.object({ erasures: z.array(WaitingErasure) }),
  refusals: [],
})

/**
 * Requests the erasure of a member, which a colleague must approve. Only one such request per
 * member can wait. Refused with `case_undecided` while a case suspends the member (MOD-07).
 */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/staff-erasures.php',
  ...moderators,
  body: z.object({ ...checked, timing: z.enum(erasureTimings) }),
  answer: z.object({ requested: z.literal(true) }),
  refusals: ['not_found', 'already_decided', 'case_undecided'],
})

/**
 * Approves or declines an erasure. The member of staff who requested the erasure can only decline
 * it, which withdraws the request. Payments, ban marks and evidence are not erased. An approval is
 * refused with `case_undecided` while a case suspends the member (MOD-07).
 */
export const decideErasure = endpoint({
  method: 'PUT',
  path: '/api/staff-erasures.php',
  ...moderators,
  body: z.union([
    z.object({ id: RequestId, member: MemberId, action: z.literal('approve') }),
    z.object({
      id: RequestId,
      member: MemberId,
      action: z.literal('decline'),
      reason: MailedText(reasonLength),
    }),
  ]),
  answer: z.object({
    /** When the erasure is final; null if it was declined. */
    final_at: z.nullable(z.string()),
  }),
  refusals: ['not_found', 'own_erasure', 'already_decided', 'case_undecided'],
})
