import { MemberNumber } from './ids.ts'
import type { staffRefusalReasons } from './photo.ts'

/** What staff, or a machine, can decide about a member (MOD-01). */
export const decisionKinds = [
  'photo_refused',
  // Refusal of a chat photo. Staff do not see chat photos, so only a machine refuses them.
  'chat_photo_refused',
  'photo_removed',
  'text_removed',
  'text_refused',
  'name_removed',
  // A text, gift or photo in a conversation.
  'message_removed',
  'warned',
  'suspended',
  // On suspicion that the member is a minor, until the case is decided (MOD-06).
  'age_suspended',
  // On suspicion of child abuse, until the case is decided (MOD-07). The name is neutral, because
  // answers of the API show it to the member.
  'photo_suspended',
  'banned',
  // For some time, complaints and notices of this member are refused (DSA 23(2)).
  'complaints_paused',
] as const
export type DecisionKind = (typeof decisionKinds)[number]
/** Kinds of decisions that refuse a photo. */
export type PhotoRefusal = 'photo_refused' | 'chat_photo_refused'
/**
 * Kinds that staff choose in a dialog. The other kinds are made elsewhere: photos are refused in
 * the photo queue or by a machine, and suspensions on a suspicion have a button of their own
 * (MOD-06, MOD-07).
 */
export type ChosenKind = Exclude<DecisionKind, PhotoRefusal | FixedKind>

/**
 * Kinds whose facts are a fixed text of the site instead of a text by staff. The text of
 * `photo_suspended` states only the decision, because the member must not learn that an authority
 * may be informed (MOD-07).
 */
type FixedKind = 'age_suspended' | 'photo_suspended'
export const hasFixedFacts = (kind: DecisionKind): kind is FixedKind =>
  kind === 'age_suspended' || kind === 'photo_suspended'

/**
 * Kinds that cannot answer a complaint. A refused photo or text was visible only to its owner, so
 * nobody could complain about it. Paused complaints are excluded because an answer that mentions
 * them would reveal that the subject had filed complaints.
 */
const notAnswering = [
  'photo_refused',
  'chat_photo_refused',
  'text_refused',
  'complaints_paused',
] as const satisfies readonly DecisionKind[]
/** Kinds that can answer a complaint (MOD-18). */
export type AnsweringKind = Exclude<DecisionKind, (typeof notAnswering)[number]>
export const isAnswering = (kind: DecisionKind): kind is AnsweringKind => !notAnswering.some((one) => one === kind)

/**
 * Decisions that the answer to a complaint can contain. `address_banned`: ban of the address of a
 * member who has left.
 */
export type DecidedKind = AnsweringKind | 'address_banned'

/**
 * Rule of the terms that was broken, or `illegal` for a breach of law. Every decision has a ground
 * (MOD-02).
 */
export const decisionGrounds = [
  'scam',
  'fake',
  'minor',
  'nudity',
  'harassment',
  'hate',
  'spam',
  'contact_data',
  'photo',
  // The moderation service found prohibited content in a chat photo.
  'chat_photo',
  // Repeated complaints or objections that are manifestly unfounded (DSA 23).
  'misuse',
  'illegal',
] as const
export type DecisionGround = (typeof decisionGrounds)[number]

/**
 * Whether a decision of this kind can have this ground. The terms answer misuse with a warning and,
 * if it continues, with a suspension or paused complaints; nothing else pauses complaints.
 */
export const fitsKind = (ground: DecisionGround, kind: DecisionKind): boolean =>
  ground === 'misuse'
    ? kind === 'warned' || kind === 'suspended' || kind === 'complaints_paused'
    : kind !== 'complaints_paused'

/**
 * Whether a decision needs an earlier warning on the same ground that is in force, as the terms
 * promise (DSA 23(2)).
 */
export const needsWarning = (ground: DecisionGround, kind: DecisionKind): boolean =>
  ground === 'misuse' && kind !== 'warned'

/** Whether only some roles see pictures of a decision on this ground (MOD-06, MOD-07). */
export const isCaseGround = (ground: DecisionGround): boolean => ground === 'minor' || ground === 'illegal'

/** Ground of a photo's refusal, by the reason that staff choose. */
export const refusalGrounds = {
  nobody_visible: 'photo',
  other_person: 'fake',
  minor: 'minor',
  contact_data: 'contact_data',
  illegal: 'illegal',
  advertising: 'spam',
  quality: 'photo',
} as const satisfies Record<(typeof staffRefusalReasons)[number], DecisionGround>

/** Whether a ban on this ground is for fraud; the member's contacts are then warned (MOD-13). */
export const isFraud = (ground: DecisionGround): boolean => ground === 'scam'

/**
 * How staff learned of a breach. `notice`: by a complaint. `own`: by a check of their own.
 * `automatic`: an automatic check held a text (MOD-11) or found something in a photo, and staff
 * decided afterwards.
 */
export const staffSources = ['notice', 'own', 'automatic'] as const
export type StaffSource = (typeof staffSources)[number]
/**
 * `machine`: decided without a person. This applies to a photo that staff refused before, to a chat
 * photo in which the moderation service found prohibited content, and to a suspension after an
 * external age check.
 */
export const decisionSources = [...staffSources, 'machine'] as const
/** Kinds of decision that can have the source `machine`. */
const machineKinds = ['photo_refused', 'chat_photo_refused', 'age_suspended'] as const satisfies readonly DecisionKind[]
export const isMachineKind = (kind: DecisionKind): kind is (typeof machineKinds)[number] =>
  machineKinds.some((one) => one === kind)
/** Sources that staff choose from. */
export const chosenSources = ['notice', 'own'] as const satisfies readonly DecisionSource[]
export type DecisionSource = (typeof decisionSources)[number]

/** Texts of a profile that can be removed. */
export const removableTexts = ['about', 'prompts'] as const
export type RemovableText = (typeof removableTexts)[number]

/**
 * States of a decision. `made`: in force, and open to an objection. `objected`: another member of
 * staff must decide on the objection. `upheld` and `reversed`: results of the objection. `lifted`:
 * withdrawn by staff without an objection. `replaced`: a suspension that a later decision replaced;
 * the member can object to the later decision.
 */
export const decisionStates = ['made', 'objected', 'upheld', 'reversed', 'lifted', 'replaced'] as const

/** Outcomes of an objection. */
export const objectionOutcomes = ['upheld', 'reversed'] as const
export type ObjectionOutcome = (typeof objectionOutcomes)[number]

/** Number of a decision, in the same form as a member number (PROF-28). */
export const DecisionNumber = MemberNumber
