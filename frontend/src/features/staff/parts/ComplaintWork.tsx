import { useTranslations } from 'use-intl'
import { caseRoles } from '#shared/model/staff-roles.ts'
import type { AnsweringDecision, ComplaintRow, Evidence } from '../queries.ts'
import { useStaffUser } from '../session.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { ComplaintDecisions } from './ComplaintDecisions.tsx'
import { ComplaintOwner } from './ComplaintOwner.tsx'
import { SuspectMinor } from './SuspectMinor.tsx'

type ComplaintWorkProps = {
  complaint: ComplaintRow
  decisions: readonly AnsweringDecision[]
  evidence: Evidence | null
}

/** What staff do with an open complaint: take it, decide about the member, and answer it. */
export function ComplaintWork({ complaint, decisions, evidence }: ComplaintWorkProps) {
  const t = useTranslations('staff.complaint')
  const { roles = [] } = useStaffUser() ?? {}
  const { id, category, about, escalated, owner } = complaint
  const isOfAbuse = escalated !== null && category === 'child_abuse'
  const mayDecide = !isOfAbuse || caseRoles.some((role) => roles.includes(role))
  if (escalated?.mine || !mayDecide)
    return (
      <p className="rounded-control border border-line bg-surface p-4 xl:sticky xl:top-6">
        {t(mayDecide ? 'ownEscalation' : 'caseRoles')}
      </p>
    )
  return (
    <div className="flex flex-col gap-4 xl:sticky xl:top-6">
      <ComplaintOwner complaint={complaint} />
      {(owner === null || owner.mine) && (
        <>
          {category === 'minor' && !escalated && about && (
            <section className="rounded-control border border-line bg-surface p-4">
              <SuspectMinor member={about} complaint={id} />
            </section>
          )}
          {!escalated && <ComplaintDecisions complaint={complaint} decisions={decisions} evidence={evidence} />}
          <AnswerForm complaint={complaint} decisions={decisions} />
        </>
      )}
    </div>
  )
}
