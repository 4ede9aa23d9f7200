import * as z from 'zod/mini'
import {
  complaintCategories,
  complaintKinds,
  complaintLength,
  notifierNameLength,
  reportableTexts,
} from '../model/complaint.ts'
import { MomentCursor } from '../model/cursor.ts'
import { DecisionNumber, decisionGrounds, decisionKinds, decisionStates } from '../model/decision.ts'
import { ComplaintId, MemberId, NamedMember } from '../model/ids.ts'
import { Email, Token } from '../model/input.ts'
import { PhotoId } from '../model/photo.ts'
import { SmallCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

/** Decision as the member concerned sees it. */
export const MadeDecision = z.object({
  number: DecisionNumber,
  kind: z.enum(decisionKinds),
  ground: z.enum(decisionGrounds),
  facts: z.string(),
  at: z.string(),
  /** End of a suspension, or of a pause of complaints. */
  until: z.nullable(z.string()),
  state: z.enum(decisionStates),
  objected_at: z.nullable(z.string()),
  /** Reasons for the decision on the objection. */
  answer: z.nullable(z.string()),
})
export type MadeDecision = z.infer<typeof MadeDecision>

/** Blocked members, newest first, with their current cards. */
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/block.php',
  access: 'member',
  answer: z.object({ members: z.array(SmallCard) }),
  refusals: [],
})

/**
 * Blocks a member, and at once removes the chats and likes between the two members for both of them
 * (BLOCK-04, BLOCK-05).
 */
export const block = endpoint({
  method: 'POST',
  path: '/api/block.php',
  access: 'member',
  body: z.object({ id: MemberId }),
  answer: z.object({ blocked: z.literal(true) }),
  refusals: ['not_found'],
})

/** Idempotent. The query accepts the id too (TRAP-39). */
export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/block.php',
  access: 'member',
  query: z.object({ id: z.optional(MemberId) }),
  body: z.optional(z.object({ id: z.optional(MemberId) })),
  answer: z.object({ blocked: z.literal(false) }),
  refusals: ['not_found'],
})

/**
 * Files a complaint of a member or visitor (BLOCK-08, TRAP-63). What is reported is copied as
 * evidence at once, because its author may remove it (TRAP-62). The receipt is mailed at once, the
 * answer with its reasons later. The client generates `id`, so a retry gets the first answer.
 * Refused with `not_found` if `message` or `field` does not exist (MOD-05).
 *
 * Refused with `complaints_paused` while a decision pauses the complaints of this member, or of the
 * member with the confirmed address that a visitor entered (DSA 23(2)). The refusal has the
 * decision's number (`number`) and its end, as a time (`until`) and in words (`moment`). Complaints
 * about children and intimate images are never paused (`isNeverPaused`), nor are notices of trusted
 * flaggers.
 */
export const complain = endpoint({
  method: 'POST',
  path: '/api/complaint.php',
  access: 'visitor',
  body: z.object({
    id: ComplaintId,
    kind: z.enum(complaintKinds),
    /** Determines the priority of the complaint (MOD-04). */
    category: z._default(z.enum(complaintCategories), 'other'),
    member: z.optional(NamedMember),
    /** Photo of the member's profile, or id of the message with a photo that they sent. */
    photo: z.optional(PhotoId),
    /** A message that the member sent to the caller, by its time and id (`<sent_at>#<id>`). */
    message: z.optional(MomentCursor),
    /** A text of the member's profile that the caller sees: `about`, or the id of a prompt. */
    field: z.optional(z.enum(reportableTexts)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(complaintLength)),
    /**
     * Visitors must give name and address, except for a notice of child abuse or of an intimate
     * image (MOD-07; DSA 16(2)(c)). Members need not: the answer is mailed to the address of
     * their account.
     */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(notifierNameLength))),
    email: z.optional(Email),
    /**
     * Sent by the form of a member. Refused with `authentication_required` if the session has
     * ended, as the complaint would otherwise be filed as a visitor's.
     */
    as_member: z.optional(z.literal(true)),
    /** Statement that the complaint is accurate and complete, in good faith (DSA 16(2)(d)). */
    good_faith: z.literal(true),
    /** Secret of a trusted flagger; the answer is mailed to the stored address (MOD-17). */
    flagger: z.optional(Token),
  }),
  answer: z.object({ receipt: z.string(), email: z.nullable(z.string()) }),
  refusals: [
    'authentication_required',
    'invalid_input',
    'invalid_email',
    'too_many_requests',
    'link_invalid',
    'not_found',
    'complaints_paused',
  ],
})

/** Trusted flagger whose link contains this secret (MOD-17). */
export const findFlagger = endpoint({
  method: 'POST',
  path: '/api/trusted-flagger.php',
  access: 'public',
  // The token is not in the URL, because URLs are logged and the token is valid for years.
  body: z.object({ token: Token }),
  answer: z.object({ name: z.string(), email: z.string(), until: z.string() }),
  refusals: ['link_invalid'],
})

/**
 * Decision to which the link in a statement of reasons leads (MOD-03). Needs no session, because
 * a banned member cannot sign in.
 */
export const findDecision = endpoint({
  method: 'GET',
  path: '/api/objection.php',
  access: 'public',
  query: z.object({ token: Token }),
  answer: MadeDecision,
  refusals: ['link_invalid'],
})

/**
 * Objects to the decision, once, within six months. A member of staff who did not make the
 * decision answers.
 */
export const object = endpoint({
  method: 'POST',
  path: '/api/objection.php',
  access: 'public',
  body: z.object({ token: Token, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(complaintLength)) }),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['link_invalid', 'already_objected'],
})
