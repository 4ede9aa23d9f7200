import { useTranslations } from 'use-intl'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { Objection } from '#shared/contract/moderation-items.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { hasFixedFacts } from '#shared/model/decision.ts'
import { EvidencePhoto } from './EvidencePhoto.tsx'
import { FrozenProfile } from './FrozenProfile.tsx'
import { MemberLink } from './MemberLink.tsx'
import { ObjectionForm } from './ObjectionForm.tsx'
import { Quoted } from './Quoted.tsx'

/**
 * Decision with its grounds and the objection to it, beside the form for the answer. Complaints are
 * only linked, because their pages show the evidence and record each view (MOD-15).
 */
export function ObjectionCard({ objection }: { objection: Objection }) {
  const t = useTranslations('staff.objections')
  const common = useTranslations('staff')
  const words = useTranslations('safety.decision')
  const { number, kind, ground, facts, at, until, member, decided_by, own, text, objected_at, photo } = objection
  return (
    <article
      aria-label={t('decision', { number })}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-control border border-line bg-surface p-4 lg:max-xl:grid-cols-2 2xl:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-3 text-sm">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {member ? <MemberLink card={member} /> : <span className="text-muted">{t('left')}</span>}
          <span className="tabular whitespace-nowrap font-medium max-[16rem]:whitespace-normal">
            {t('decision', { number })}
          </span>
        </div>
        <p>
          <strong>{words(`kinds.${kind}`)}</strong>
          <span className="block">{words(`grounds.${ground}`)}</span>
          <span className="block text-muted">
            {decided_by === null ? t('byMachine') : t('by', { name: decided_by })}, <ExactTime at={at} />
          </span>
          {until && (
            <span className="block text-muted">
              {words('facts.until')} <ExactTime at={until} />
            </span>
          )}
        </p>
        <Quoted label={t('facts')} text={hasFixedFacts(kind) ? words(`fixedFacts.${kind}`) : facts} />
        {objection.removed_text && <Quoted label={t('removed')} text={objection.removed_text} />}
        {photo && <EvidencePhoto of={number} photo={photo} label={t('photo')} className="aspect-4/5 w-40" />}
        {objection.complaints.map((id) => (
          <TextLink key={id} to={complaintPath(id)} className="touch-area self-start">
            {t('complaint', { receipt: receiptOf(id) })}
          </TextLink>
        ))}
        <FrozenProfile number={number} kind={kind} />
        <Quoted label={t('text')} text={text} at={objected_at} />
      </div>
      {own || !objection.may_decide ? (
        <p className="text-muted text-sm">{own ? t('own') : common('caseRoles')}</p>
      ) : (
        <ObjectionForm objection={objection} />
      )}
    </article>
  )
}
