import { defaultLanguage, type Language, type Translation } from '#shared/i18n/languages.ts'
import type { templates as nl } from '#shared/i18n/nl/templates.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import {
  type ChosenKind,
  type DecidedKind,
  type DecisionGround,
  type DecisionKind,
  fitsKind,
  type ObjectionOutcome,
} from '#shared/model/decision.ts'
import type { DeclineGround } from '#shared/model/hand-request.ts'

/**
 * Which templates fit which decision (MOD-18). Only these are offered, so that no mail says what
 * did not happen. Every mail already names the decision and the outcome, and the mail to the member
 * concerned also names the rule, so no template repeats these.
 */

type Texts = Translation<typeof nl>
type Group = keyof Texts
/** Key of a text in `shared/i18n/<language>/templates.ts`. */
export type TemplatePart = { [G in Group]: `${G}.${keyof Texts[G] & string}` }[Group]

export type TemplateName = keyof typeof import('#shared/i18n/nl/staff.ts')['staff']['mailed']['names']
export type MailTemplate = { name: TemplateName; parts: readonly TemplatePart[] }

/** Id of a template. Two decisions with the same template text share the id. */
export const templateId = ({ parts }: MailTemplate): string => parts.join('+')

const one = (name: TemplateName, ...parts: readonly TemplatePart[]): MailTemplate => ({ name, parts })

const subjects = {
  photo_removed: 'photo',
  text_removed: 'text',
  text_refused: 'text',
  name_removed: 'name',
  message_removed: 'message',
  warned: 'account',
  suspended: 'account',
  banned: 'account',
  complaints_paused: 'account',
} as const satisfies Record<ChosenKind, string>

/**
 * Grounds for which a subject has no template: content of this kind cannot break the rule, such as
 * a name with nudity, or the rule is about other content, such as chat photos.
 */
const impossible: Readonly<Record<(typeof subjects)[ChosenKind], readonly DecisionGround[]>> = {
  photo: ['chat_photo'],
  text: ['nudity', 'photo', 'chat_photo'],
  name: ['nudity', 'photo', 'chat_photo'],
  message: ['nudity', 'contact_data', 'photo'],
  account: [],
}

/** Templates for the facts of a decision: what the decision is about, and what staff saw. */
export function factsTemplates(kind: ChosenKind, ground: DecisionGround | ''): MailTemplate[] {
  const subject = subjects[kind]
  if (ground === '' || !fitsKind(ground, kind) || impossible[subject].includes(ground)) return []
  // Misuse needs no sentence about its subject: `seen.misuse` itself says that it is about
  // complaints or objections, not photos or texts.
  if (ground === 'misuse') return [one('fitting', 'seen.misuse')]
  return [one('fitting', `about.${subject}`, `seen.${ground}`)]
}

/** Facts for the ban of a member who is a minor by the corrected date of birth. */
export const underageTemplates = [one('fitting', 'seen.underage')]

const decided = {
  photo_removed: 'removed',
  text_removed: 'removed',
  name_removed: 'removed',
  message_removed: 'removed',
  warned: 'warned',
  suspended: 'suspended',
  age_suspended: 'awaiting',
  photo_suspended: 'awaiting',
  banned: 'banned',
  address_banned: 'left',
} as const satisfies Record<DecidedKind, TemplateName>

const undecided = {
  agreed: ['gone', 'elsewhere'],
  dismissed: ['allowed', 'unproven', 'elsewhere'],
} as const

/** Answers that have one more sentence if the complainant is a member. */
const forMembers = ['warned', 'suspended', 'banned', 'allowed'] as const

type Answered = {
  outcome: ComplaintOutcome
  /** Decisions that answer the complaint. */
  kinds: readonly DecidedKind[]
  /** Whether a member complains about another member. */
  isBetweenMembers: boolean
  /** Whether a suspension that answers the complaint is still in force. */
  isSuspended: boolean
}

/**
 * Answers to a complaint: if it is upheld, one per kind of decision; otherwise texts that do not
 * claim that a decision was made.
 */
export function complaintTemplates({ outcome, kinds, isBetweenMembers, isSuspended }: Answered): MailTemplate[] {
  const names = outcome === 'upheld' ? [...new Set(kinds.map((kind) => decided[kind]))] : undecided[outcome]
  return names.map((name) => {
    const isTrue = name !== 'suspended' || isSuspended
    const more = isBetweenMembers && isTrue && forMembers.find((known) => known === name)
    return one(name, `complaint.${name}`, ...(more ? ([`complainant.${more}`] as const) : []))
  })
}

/** Answers to a case. They never name a suspicion of child abuse (MOD-07). */
export function caseTemplates(isAbuse: boolean, outcome: ComplaintOutcome): MailTemplate[] {
  if (outcome === 'agreed') return []
  if (isAbuse) return [one('fitting', outcome === 'upheld' ? 'case.photos' : 'case.fine')]
  return outcome === 'upheld'
    ? [one('fitting', 'case.minor')]
    : [one('adult', 'case.adult'), one('doubtless', 'case.doubtless')]
}

const reviews = {
  upheld: [one('same', 'objection.same')],
  reversed: [
    one('mistaken', 'objection.mistaken'),
    one('explained', 'objection.explained'),
    one('harsh', 'objection.harsh'),
  ],
} as const
const ageReviews = {
  upheld: [one('fitting', 'objection.unproven')],
  reversed: [one('adult', 'objection.proven'), one('mistaken', 'objection.mistaken')],
} as const
/** A suspicion of child abuse must not be mentioned (MOD-07). */
const photoReviews = {
  upheld: [one('fitting', 'objection.pending')],
  reversed: [one('fitting', 'objection.fine')],
} as const

/** Answers to an objection. */
export function objectionTemplates(kind: DecisionKind, outcome: ObjectionOutcome): readonly MailTemplate[] {
  if (kind === 'photo_suspended') return photoReviews[outcome]
  return kind === 'age_suspended' ? ageReviews[outcome] : reviews[outcome]
}

/** Reasons to lift a ban or suspension. */
export const unbanTemplates = [one('mistaken', 'unban.mistaken'), one('explained', 'unban.explained')]

/** Explanation of a declined request. */
export const declineTemplates = (ground: DeclineGround | ''): MailTemplate[] =>
  ground === '' ? [] : [one('fitting', `decline.${ground}`)]

/** Reasons to decline an erasure, or for its author to withdraw it. */
export const erasureTemplates = (isOwn: boolean): MailTemplate[] => [
  ...(isOwn ? [] : [one('unidentified', 'erasure.unidentified'), one('needed', 'erasure.needed')]),
  one('withdrawn', 'erasure.withdrawn'),
  one('mistaken', 'erasure.mistaken'),
]

const units = import.meta.glob<{ templates: Texts }>('./*/templates.ts', { base: '../../../../shared/i18n' })

/** Text of a template in the language of its recipient. */
export async function templateText({ parts }: MailTemplate, language: Language): Promise<string> {
  const load = units[`./${language}/templates.ts`] ?? units[`./${defaultLanguage}/templates.ts`]!
  return textIn((await load()).templates, parts)
}

/** The parts of a template, one sentence after the other. */
export const textIn = (texts: Texts, parts: readonly TemplatePart[]): string =>
  parts
    .map((part) => {
      const [group, key] = part.split('.') as [Group, string]
      return (texts[group] as Readonly<Record<string, string>>)[key]
    })
    .join(' ')
