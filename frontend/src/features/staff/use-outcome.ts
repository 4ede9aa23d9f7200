import { useState } from 'react'
import { type ComplaintOutcome, caseOutcomes, complaintOutcomes } from '#shared/model/complaint.ts'
import { type AnsweringKind, isAnswering } from '#shared/model/decision.ts'
import { useDraft } from './drafts.ts'
import type { AnsweringDecision, ComplaintRow } from './queries.ts'

/** Templates of an outcome without a decision. */
const templates = {
  agreed: ['gone', 'elsewhere'],
  dismissed: ['allowed', 'unproven', 'elsewhere'],
} as const

/** Template per decision, so that no answer claims a decision that was not made (MOD-18). */
const decisionTemplates = {
  photo_removed: 'removed',
  text_removed: 'removed',
  name_removed: 'removed',
  message_removed: 'removed',
  warned: 'warned',
  suspended: 'suspended',
  age_suspended: 'suspended',
  photo_suspended: 'suspended',
  banned: 'banned',
} as const satisfies Record<AnsweringKind, string>

export type Template = (typeof decisionTemplates)[AnsweringKind] | (typeof templates)[keyof typeof templates][number]

const isOutcome = (text: string): text is ComplaintOutcome => complaintOutcomes.some((one) => one === text)

export type Outcome = ReturnType<typeof useOutcome>

/**
 * Outcome of a complaint or case, stored as a draft, with the decisions behind the outcome. For a
 * complaint, only outcomes that match the decisions about the member can be chosen (MOD-18).
 */
export function useOutcome(complaint: ComplaintRow, decisions: readonly AnsweringDecision[]) {
  const [kept, onChange] = useDraft('outcome', complaint.id)
  const [named, onName] = useState('')
  const [isBanned, onBan] = useState(false)
  const isCase = complaint.escalated !== null
  const isDecided = decisions.some(({ tied }) => tied)
  const isPossible = (value: ComplaintOutcome): boolean =>
    isCase || (value === 'upheld' ? decisions.length > 0 || complaint.about_left : !isDecided)
  const value = isOutcome(kept) && isPossible(kept) ? kept : null
  const answering = decisions.filter(({ number, tied }) => tied || number === named)
  return {
    ...{ value, onChange, isPossible, isBanned, onBan, named, onName },
    options: isCase ? caseOutcomes : complaintOutcomes,
    /** Earlier decisions about the member; one of them can also answer this complaint. */
    earlier: isCase || value !== 'upheld' ? [] : decisions.filter(({ tied }) => !tied),
    /** Whether the member has left the site, but their email address can still be banned. */
    mayBan: value === 'upheld' && complaint.about_left,
    isUndecided: !isCase && value === 'upheld' && answering.length === 0 && !isBanned,
    templates: isCase || value === null ? [] : templatesOf(value, answering),
    sent: value !== 'upheld' ? {} : { ...(named && { decision: named }), ...(isBanned && { ban: true }) },
  }
}

function templatesOf(outcome: ComplaintOutcome, answering: readonly AnsweringDecision[]): readonly Template[] {
  if (outcome !== 'upheld') return templates[outcome]
  return [...new Set(answering.flatMap(({ kind }) => (isAnswering(kind) ? [decisionTemplates[kind]] : [])))]
}
