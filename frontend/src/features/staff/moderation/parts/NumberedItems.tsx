import { useTranslations } from 'use-intl'
import { objectionPath } from '#frontend/features/staff/paths.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { Numbered } from '../members.ts'
import { ComplaintLines } from './ComplaintLines.tsx'
import { FilePart } from './FilePart.tsx'
import { MemberLink } from './MemberLink.tsx'

export const isEmpty = ({ complaints, decision }: Numbered): boolean => complaints.length === 0 && decision === null

/** Complaints and decision with the searched number, as links; nothing if there are none. */
export function NumberedItems({ found }: { found: Numbered }) {
  const t = useTranslations('staff.member')
  if (isEmpty(found)) return null
  return (
    <div className="mb-4 max-w-[640px]">
      <FilePart title={t('numbered')}>
        {found.complaints.length > 0 && <ComplaintLines complaints={found.complaints} />}
        {found.decision && <Decision decision={found.decision} />}
      </FilePart>
    </div>
  )
}

function Decision({
  decision: { number, kind, at, objected, member },
}: {
  decision: NonNullable<Numbered['decision']>
}) {
  const t = useTranslations('staff.objections')
  const words = useTranslations('safety.decision')
  const title = t('decision', { number })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      {objected ? <TextLink to={objectionPath(number)}>{title}</TextLink> : <span>{title}</span>}
      <strong>{words(`kinds.${kind}`)}</strong>
      {member ? <MemberLink card={member} /> : <span className="text-muted">{t('left')}</span>}
      {objected && <Tag tone="warning">{t('waiting')}</Tag>}
      <ExactTime at={at} />
    </p>
  )
}
