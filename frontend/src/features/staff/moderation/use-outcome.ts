import { useState } from 'react'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { caseTemplates, complaintTemplates, type MailTemplate } from '#frontend/features/staff/templates.ts'
import { type ComplaintOutcome, caseOutcomes, complaintOutcomes, isAbuseNotice } from '#shared/model/complaint.ts'
import { type DecidedKind, isAnswering } from '#shared/model/decision.ts'
import type { AnsweringDecision, ComplaintRow } from './complaints.ts'

const isOutcome = (text: string): text is ComplaintOutcome => complaintOutcomes.some((one) => one === text)

export type Outcome = ReturnType<typeof useOutcome>

/**
 * Outcome of a complaint or case, stored as a draft, with the decisions behind the outcome. For a
 * complaint, only outcomes that match the decisions about the member can be chosen (MOD-18).
 */
export function useOutcome(complaint: ComplaintRow, decisions: readonly AnsweringDecision[]) {
  const [kept, onChange] = useStaffDraft('outcome', complaint.id)
  const [named, onName] = useState('')
  const [isBanned, onBan] = useState(false)
  const isCase = complaint.escalated !== null
  const isDecided = decisions.some(({ tied }) => tied)
  const isPossible = (value: ComplaintOutcome): boolean =>
    isCase || (value === 'upheld' ? decisions.length > 0 || complaint.about_left : !isDecided)
  const value = isOutcome(kept) && isPossible(kept) ? kept : null
  const answering = decisions.filter(({ number, tied }) => tied || number === named)
  return {
    value,
    onChange,
    isPossible,
    isBanned,
    onBan,
    named,
    onName,
    options: isCase ? caseOutcomes : complaintOutcomes,
    /** Earlier decisions about the member; one of them can also answer this complaint. */
    earlier: isCase || value !== 'upheld' ? [] : decisions.filter(({ tied }) => !tied),
    /**
     * Whether to offer a ban of the email address: the complaint is upheld, and the member has
     * left.
     */
    mayBan: value === 'upheld' && complaint.about_left,
    isUndecided: !isCase && value === 'upheld' && answering.length === 0 && !isBanned,
    templates: value === null ? [] : templatesOf(complaint, value, answering, isBanned),
    sent: value !== 'upheld' ? {} : { ...(named && { decision: named }), ...(isBanned && { ban: true }) },
  }
}

function templatesOf(
  { category, escalated, from, about }: ComplaintRow,
  outcome: ComplaintOutcome,
  answering: readonly AnsweringDecision[],
  isBanned: boolean,
): readonly MailTemplate[] {
  if (escalated) return caseTemplates(isAbuseNotice(category), outcome)
  const kinds: DecidedKind[] = answering.map(({ kind }) => kind).filter(isAnswering)
  const isBetweenMembers = from !== null && about !== null
  return complaintTemplates({
    outcome,
    kinds: isBanned ? [...kinds, 'address_banned'] : kinds,
    isBetweenMembers,
    isSuspended: answering.some(({ kind, over }) => kind === 'suspended' && !over),
  })
}
