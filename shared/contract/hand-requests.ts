import * as z from 'zod/mini'
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
import { Gender, SmallCard } from '../model/profile.ts'
import { Reason } from '../model/reason.ts'
import { ProfileName } from './account.ts'
import { endpoint, moderators } from './endpoint.ts'
import { factsLength } from './moderation.ts'

/**
 * Fields of every request by hand, with the way in which staff verified the requester's identity.
 * The client generates `id`.
 */
const checked = {
  id: RequestId,
  member: MemberId,
  way: z.enum(identityChecks),
  note: z.string().check(z.trim(), z.minLength(checkLength.min), z.maxLength(checkLength.max)),
}

/** Body that declines a request of this kind, on one of its own grounds. */
const declinedAs = <Kind extends RequestKind>(kind: Kind) =>
  z.object({
    id: RequestId,
    member: MemberId,
    request: z.literal(kind),
    ground: z.enum(declineGrounds[kind]),
    reason: z.string().check(z.trim(), z.minLength(declineLength.min), z.maxLength(declineLength.max)),
  })

/** Erasure that waits for a second person. */
export const WaitingErasure = z.object({
  id: z.string(),
  member: SmallCard,
  timing: z.enum(erasureTimings),
  way: z.enum(identityChecks),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** Whether the caller is its author, who cannot approve it. */
  own: z.boolean(),
  /** Code with which an approval would be refused to anybody at present; null: none. */
  waits_for: z.nullable(z.enum(erasureWaits)),
})
export type WaitingErasure = z.infer<typeof WaitingErasure>

/**
 * Requests by hand about a member's data (MOD-19), even if the member is banned. A repeat by `id`
 * does nothing new. Part of the domain `moderation`.
 */
export const handRequests = {
  /** Export and erasure that are under way for a member. */
  memberRequests: endpoint({
    method: 'GET',
    path: '/api/staff-member-requests.php',
    ...moderators,
    query: z.object({ member: MemberId }),
    answer: z.object({
      export: z.nullable(
        z.object({
          id: z.string(),
          delivery: z.enum(exportDeliveries),
          state: z.enum(['building', 'ready', 'taken']),
          /** Time until which it can be downloaded. */
          expires_at: z.nullable(z.string()),
        }),
      ),
      erasure: z.nullable(WaitingErasure),
    }),
    refusals: ['not_found'],
  }),
  /**
   * Builds the member's own export file. `mail`: by the link to the member's address, which needs a
   * login. `staff`: for one download by staff; a mail notifies the member.
   */
  exportMember: endpoint({
    method: 'POST',
    path: '/api/staff-member-export.php',
    ...moderators,
    body: z.object({ ...checked, delivery: z.enum(exportDeliveries) }),
    answer: z.object({ requested: z.literal(true) }),
    refusals: ['not_found', 'already_decided'],
  }),
  /**
   * URL of an export for staff. It is given once and works for a minute. As the file contains the
   * member's photos, it is refused with `role_required` if they are of a case that the caller's
   * roles do not show (MOD-06).
   */
  downloadMember: endpoint({
    method: 'PUT',
    path: '/api/staff-member-export.php',
    ...moderators,
    body: z.object({ id: RequestId, member: MemberId }),
    answer: z.object({ url: z.string() }),
    refusals: ['not_found', 'already_decided'],
  }),
  /**
   * Corrects data by the rules of signup. A new email address takes effect by a link that is mailed
   * to it; it is refused for a member who cannot sign in. A date of birth below the minimum age is
   * refused without `facts`. With `facts`, it also bans a member who is not banned, by a decision
   * whose number is `banned`. Such a call is refused with `case_undecided` while a case suspends
   * the member. Refused with `reason_required` if nothing is to be corrected.
   */
  correctMember: endpoint({
    method: 'PUT',
    path: '/api/staff-member-data.php',
    ...moderators,
    body: z.object({
      ...checked,
      name: z.optional(ProfileName),
      gender: z.optional(Gender),
      date_of_birth: z.optional(BirthDate),
      email: z.optional(Email),
      facts: z.optional(z.string().check(z.trim(), z.minLength(factsLength.min), z.maxLength(factsLength.max))),
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
  }),
  /**
   * Declines a request that arrived outside the site: mails the reasons, and where to complain, to
   * the account's address (GDPR 12(4)). An erasure that waits is declined by `decideErasure`, so
   * this refuses with `already_decided` while one waits.
   */
  declineRequest: endpoint({
    method: 'POST',
    path: '/api/staff-declined-requests.php',
    ...moderators,
    body: z.union([declinedAs('export'), declinedAs('correction'), declinedAs('erasure')]),
    answer: z.object({ declined: z.literal(true) }),
    refusals: ['not_found', 'already_decided'],
  }),
  /** Erasures that wait for a second person, oldest first. */
  listErasures: endpoint({
    method: 'GET',
    path: '/api/staff-erasures.php',
    ...moderators,
    answer: z.object({ erasures: z.array(WaitingErasure) }),
    refusals: [],
  }),
  /**
   * Asks a colleague to erase a member; a member has one such request at a time. Refused with
   * `case_undecided` while a case suspends the member (MOD-07).
   */
  requestErasure: endpoint({
    method: 'POST',
    path: '/api/staff-erasures.php',
    ...moderators,
    body: z.object({ ...checked, timing: z.enum(erasureTimings) }),
    answer: z.object({ requested: z.literal(true) }),
    refusals: ['not_found', 'already_decided', 'case_undecided'],
  }),
  /**
   * Approves or declines an erasure. Its author can only decline it, which withdraws it. Payments,
   * marks of a ban and evidence are kept. An approval is refused with `case_undecided` while a case
   * suspends the member (MOD-07).
   */
  decideErasure: endpoint({
    method: 'PUT',
    path: '/api/staff-erasures.php',
    ...moderators,
    body: z.union([
      z.object({ id: RequestId, member: MemberId, action: z.literal('approve') }),
      z.object({
        ...{ id: RequestId, member: MemberId, action: z.literal('decline') },
        reason: Reason,
      }),
    ]),
    answer: z.object({
      /** When the erasure is final; null if it was declined. */
      final_at: z.nullable(z.string()),
    }),
    refusals: ['not_found', 'own_erasure', 'already_decided', 'case_undecided'],
  }),
}
