import * as z from 'zod/mini'
import { due, queue } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'
import { languages } from '#shared/i18n/languages.ts'
import {
  type DecisionKind,
  decisionGrounds,
  decisionKinds,
  decisionSources,
  decisionStates,
  isCaseGround,
  type ObjectionOutcome,
  removableTexts,
} from '#shared/model/decision.ts'
import { Prompts } from '#shared/model/profile.ts'
import type { Evidence } from './complaint-shape.ts'
import { objectionEnd, toSettle } from './evidence.ts'

/** Stored decision about a member, by staff or a machine (MOD-01 to 03). */
export const Decision = z.object({
  number: z.string(),
  /** Null after the member's purge. */
  member: z.nullable(z.string()),
  /**
   * Profile name at the time of the decision, for mails; the neutral name if the decision removed
   * the name.
   */
  name: z.string(),
  kind: z.enum(decisionKinds),
  ground: z.enum(decisionGrounds),
  /**
   * What staff saw, in their own words. For a refused photo and a decision by a machine, a text of
   * the site; empty for a suspension for a case.
   */
  facts: z.string(),
  source: z.enum(decisionSources),
  at: z.string(),
  /** End of a suspension. */
  until: z.nullable(z.string()),
  /** Removed photo, of the profile or of a message (`messagePhotoId`). */
  photo: z.optional(z.string()),
  /**
   * Whether only staff with a role for pictures of cases may see the photo although `ground` is not
   * a ground of cases.
   */
  isWithheld: z.optional(z.boolean()),
  /** Hash of the photo, by which a new upload of the same image is recognised until a reversal. */
  photoHash: z.optional(z.string()),
  /**
   * Hash of the photo, in place of `photoHash`, if only the moderation service objected: new
   * uploads are not compared with this hash.
   */
  foundHash: z.optional(z.string()),
  /** Removed text, restored by a reversal. */
  removed: z.optional(
    z.object({ field: z.enum(removableTexts), about: z.optional(z.string()), prompts: z.optional(Prompts) }),
  ),
  /** Removed name, restored by a reversal. Absent after the purge of the member. */
  removedName: z.optional(z.string()),
  /**
   * Removed message of a conversation, restored by a reversal. Its text is in the evidence or, for
   * older decisions, in `text`. Absent after the purge of the message's author.
   */
  message: z.optional(
    z.object({ conversation: z.string(), id: z.string(), sentAt: z.string(), text: z.optional(z.string()) }),
  ),
  /** Id of a refused text; a reversal shows the text if its owner has not changed it. */
  text: z.optional(z.string()),
  /**
   * Complaints that the decision was made for or answered; an objection extends the retention of
   * their evidence.
   */
  complaints: z.optional(z.array(z.string())),
  /**
   * Author of the decision: a member of staff, or the machine. Another person decides on the
   * objection.
   */
  by: z.string(),
  language: z.enum(languages),
  state: z.enum(decisionStates),
  objection: z.optional(z.object({ text: z.string(), at: z.string() })),
  /** Decision of staff on the objection, with its reasons. */
  review: z.optional(z.object({ by: z.string(), at: z.string(), answer: z.string() })),
})
export type Decision = z.infer<typeof Decision>

/**
 * Whether a decision is in force: not reversed, lifted or replaced. It stays in force while an
 * objection is open.
 */
export const isInForce = ({ state }: Decision): boolean =>
  state === 'made' || state === 'objected' || state === 'upheld'

const barring: readonly DecisionKind[] = ['suspended', 'age_suspended', 'photo_suspended', 'banned']
/** Whether a decision of this kind bars the member from the site. */
export const isBarring = (kind: DecisionKind): boolean => barring.includes(kind)

/**
 * Row of a decision in the member's partition; due at the end of a suspension. The purge finds the
 * decision by this row, which must therefore outlive the decision, even if an objection extends its
 * retention (decisions/0121-row-of-a-decision.md).
 */
export const Made = z.object({ number: z.string(), at: z.string(), dueAt: z.optional(z.string()) })

/** Whether only roles for cases may see the picture of a decision (MOD-06, MOD-07). */
export const isForCases = ({ ground, isWithheld = false }: Pick<Decision, 'ground' | 'isWithheld'>): boolean =>
  isCaseGround(ground) || isWithheld

const aboutPhoto: readonly DecisionKind[] = ['photo_removed', 'photo_refused', 'chat_photo_refused']
export const isAboutPhoto = (kind: DecisionKind): boolean => aboutPhoto.includes(kind)

/**
 * Kinds of decisions whose reversal concerns pictures: the stored hash of a photo is removed, or a
 * member's pictures are shown again.
 */
const ofPictures: readonly DecisionKind[] = [...aboutPhoto, 'photo_suspended', 'age_suspended', 'suspended', 'banned']

/**
 * Whether only roles for cases may decide on an objection (MOD-06, MOD-07): if the decision is for
 * cases (`isForCases`) and its reversal concerns pictures, as with every suspension for a case. The
 * reversal of a removed message concerns pictures if the message has a photo, which is shown again.
 */
export const needsCaseRole = (decision: Pick<Decision, 'kind' | 'ground' | 'photo' | 'isWithheld'>): boolean =>
  isForCases(decision) &&
  (ofPictures.includes(decision.kind) || (decision.kind === 'message_removed' && decision.photo !== undefined))

export const findDecision = (number: string, options?: { consistent?: boolean }) =>
  find(Decision, keys.decision(number), options)

/** Number of the decision that this request has made; undefined if it has made none. */
export const findMade = async (memberId: string, request: string): Promise<string | undefined> =>
  (await find(Made, keys.decisionOfMember(memberId, request), { consistent: true }))?.number

/**
 * Numbers of a member's decisions, keyed by the id of the request that made them; for a refused
 * profile photo this is the id of the photo. Excludes decisions about photos of messages.
 */
export async function listRequested(memberId: string): Promise<ReadonlyMap<string, string>> {
  const { items } = await list(z.extend(Made, { SK: z.string() }), keys.answeringDecisionsOfMember(memberId))
  const prefix = keys.decisionOfMember(memberId, '').SK
  return new Map(items.map(({ SK, number }) => [SK.slice(prefix.length), number]))
}

const expiry = (now: Date) => Math.ceil(objectionEnd(now).getTime() / 1000)

type DecisionEvidence = { profile: Evidence['profile']; photos: readonly string[]; messages: Evidence['messages'] }

/**
 * Adds a decision and its evidence, whose photos must have been copied. `onRepeat` applies if this
 * request has already made a decision; Conflict if the number is taken.
 */
export function addDecision(
  decision: Decision,
  evidence: DecisionEvidence,
  { request, onRepeat }: { request: string; onRepeat: Write['onConflict'] },
  now: Date,
): Write[] {
  const { number, member, until } = decision
  const end = objectionEnd(now)
  return [
    putNew(
      keys.decisionOfMember(member!, request),
      {
        number,
        at: decision.at,
        ...(until !== null && due('endSuspensions', new Date(until), number)),
      },
      onRepeat,
    ),
    putNew(keys.decision(number), { ...decision, ttl: expiry(now) }, () => new Conflict('the number is taken')),
    put(keys.evidence(number), {
      ...evidence,
      isCopied: true,
      keptUntil: end.toISOString(),
      ...toSettle(number, now),
    }),
  ]
}

/** Position of an objection in the queue of the staff who may decide on it. */
const objectionQueue = (decision: Decision, at: Date) =>
  queue(needsCaseRole(decision) ? 'caseObjections' : 'objections', at, decision.number)

/**
 * Submits the objection. Only one objection to a decision is possible. Conflict if the decision has
 * changed.
 */
export function addObjection(decision: Decision, text: string, now: Date): Write[] {
  const { number } = decision
  const { dueJob, dueAt } = objectionQueue(decision, now)
  const at = now.toISOString()
  return [
    // Removes the TTL, as the objection may be decided after the decision would have expired.
    update(
      keys.decision(number),
      'SET #state = :objected, objection = :objection, dueJob = :job, dueAt = :at REMOVE #ttl',
      {
        condition: '#state = :made',
        names: { '#state': 'state', '#ttl': 'ttl' },
        values: {
          ':made': 'made',
          ':objected': 'objected',
          ':objection': { text, at },
          ':job': dueJob,
          ':at': dueAt,
        },
        onConflict: () => new Conflict('the decision changed meanwhile'),
      },
    ),
    keepEvidence(number, now),
  ]
}

/** Extends the retention of the evidence: the period kept for an objection starts again now. */
const keepEvidence = (number: string, now: Date): Write => {
  const { dueJob, dueAt } = toSettle(number, now)
  return update(keys.evidence(number), 'SET keptUntil = :end, dueJob = :job, dueAt = :at', {
    condition: 'attribute_exists(PK)',
    values: { ':end': objectionEnd(now).toISOString(), ':job': dueJob, ':at': dueAt },
    onConflict: () => new Conflict('the evidence has expired'),
  })
}

type Review = { by: string; outcome: ObjectionOutcome; answer: string }

/** Decides on an objection; refused with `already_decided` if no objection is open. */
export const reviewDecision = ({ number }: Decision, { by, outcome, answer }: Review, now: Date): Write[] => [
  update(keys.decision(number), 'SET #state = :outcome, review = :review, #ttl = :end REMOVE dueJob, dueAt', {
    condition: '#state = :objected',
    names: { '#state': 'state', '#ttl': 'ttl' },
    values: {
      ':objected': 'objected',
      ':outcome': outcome,
      ':end': expiry(now),
      ':review': { by, answer, at: now.toISOString() },
    },
    onConflict: refusing('already_decided'),
  }),
  keepEvidence(number, now),
]

/** Number of the decision in a due row of a member. */
export const findDueDecision = async (key: Key): Promise<string | undefined> => {
  const made = await find(Made, key, { consistent: true })
  return made?.dueAt === undefined ? undefined : made.number
}

/** Removes an ended suspension from the due index; Conflict if another run was first. */
export const endDue = (key: Key): Write =>
  update(key, 'REMOVE dueJob, dueAt', {
    condition: 'attribute_exists(dueJob)',
    onConflict: () => new Conflict('the suspension ended meanwhile'),
  })

/**
 * Ends a decision without deciding on an objection: `lifted`, or `replaced` by a later decision.
 * Conflict if its state has changed since it was read. A waiting objection leaves the queue of
 * staff.
 */
export const endDecision = ({ number, state }: Decision, to: 'lifted' | 'replaced', now: Date): Write =>
  update(keys.decision(number), 'SET #state = :to, #ttl = :end REMOVE dueJob, dueAt', {
    condition: '#state = :seen',
    names: { '#state': 'state', '#ttl': 'ttl' },
    values: { ':seen': state, ':to': to, ':end': expiry(now) },
    onConflict: () => new Conflict('the decision changed meanwhile'),
  })

/**
 * Puts a replaced decision back in force, because the later decision ended. An objection that the
 * replacement closed returns to the queue of staff, at its former place. Conflict if the state has
 * changed since it was read.
 */
export function resumeDecision(decision: Decision, now: Date): Write {
  const { number, objection } = decision
  const place = objection && objectionQueue(decision, new Date(objection.at))
  return update(
    keys.decision(number),
    place ? 'SET #state = :to, dueJob = :job, dueAt = :at REMOVE #ttl' : 'SET #state = :to, #ttl = :end',
    {
      condition: '#state = :replaced',
      names: { '#state': 'state', '#ttl': 'ttl' },
      values: {
        ':replaced': 'replaced',
        ':to': place ? 'objected' : 'made',
        ...(place ? { ':job': place.dueJob, ':at': place.dueAt } : { ':end': expiry(now) }),
      },
      onConflict: () => new Conflict('the decision changed meanwhile'),
    },
  )
}

/**
 * Removes all references to a purged member from a decision. The decision and its evidence are kept
 * for an objection. Conflict if the decision has expired; its number may then belong to a decision
 * about another member.
 */
export const forgetInDecision = (number: string, memberId: string): Write =>
  update(keys.decision(number), 'SET #member = :null, #name = :nobody REMOVE #message, removedName', {
    condition: '#member = :member',
    names: { '#member': 'member', '#name': 'name', '#message': 'message' },
    values: { ':member': memberId, ':null': null, ':nobody': '' },
    onConflict: () => new Conflict('the decision has expired'),
  })

const numberIn = (PK: string): string => PK.slice(keys.decision('').PK.length)

/** Page of the decisions with an open objection, from both queues, oldest first. */
export const listObjections = (part: { limit: number; after?: string | undefined }) =>
  listQueued(['objections', 'caseObjections'], part, async ({ PK }) => {
    const decision = await findDecision(numberIn(PK))
    return decision?.state === 'objected' ? decision : undefined
  })
