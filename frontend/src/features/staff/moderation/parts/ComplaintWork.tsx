import { useTranslations } from 'use-intl'
import { useSeesCases } from '#frontend/features/staff/session.ts'
import { isAboutChild } from '#shared/model/complaint.ts'
import { escalations } from '#shared/model/photo.ts'
import type { AnsweringDecision, ComplaintRow } from '../complaints.ts'
import type { Evidence } from '../evidence.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { ComplaintDecisions } from './ComplaintDecisions.tsx'
import { ComplaintOwner } from './ComplaintOwner.tsx'
import { Suspect } from './Suspect.tsx'

type ComplaintWorkProps = {
  complaint: ComplaintRow
  decisions: readonly AnsweringDecision[]
  evidence: Evidence | null
}

/**
 * Controls for an open complaint: take it, decide about the member, and answer the complaint. Only
 * staff with a role of `caseRoles` handle a complaint about a child, but all moderators can open a
 * case from it.
 */
export function ComplaintWork({ complaint, decisions, evidence }: ComplaintWorkProps) {
  const t = useTranslations('staff.complaint')
  const common = useTranslations('staff')
  const seesCases = useSeesCases()
  const { id, category, about, escalated, owner } = complaint
  const mayDecide = !isAboutChild(category) || seesCases
  const suspicions = escalated ? [] : escalations.filter((one) => one === category)
  const isFree = owner === null || owner.mine
  const closed = escalated?.mine ? t('ownEscalation') : mayDecide ? null : common('caseRoles')
  return (
    <div className="flex flex-col gap-4 2xl:sticky 2xl:top-6">
      {!closed && <ComplaintOwner complaint={complaint} />}
      {isFree && suspicions.length > 0 && about && (
        <section className="rounded-control border border-line bg-surface p-4">
          <Suspect member={about} suspicions={suspicions} complaint={id} />
        </section>
      )}
      {closed && <p className="rounded-control border border-line bg-surface p-4">{closed}</p>}
      {!closed && isFree && (
        <>
          {!escalated && <ComplaintDecisions complaint={complaint} decisions={decisions} evidence={evidence} />}
          <AnswerForm complaint={complaint} decisions={decisions} />
        </>
      )}
    </div>
  )
}
