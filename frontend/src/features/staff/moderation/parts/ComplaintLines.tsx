import { useTranslations } from 'use-intl'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { receiptOf } from '#shared/model/complaint.ts'
import type { ComplaintRow } from '../complaints.ts'
import { CategoryTag } from './CategoryTag.tsx'
import { useComplaintText } from './use-complaint-text.ts'

/** Complaints as lines with their receipt numbers, each a link. */
export function ComplaintLines({ complaints }: { complaints: readonly ComplaintRow[] }) {
  const t = useTranslations('staff.complaint')
  const text = useComplaintText()
  return (
    <ul className="divide-y divide-line">
      {complaints.map((complaint) => (
        <li key={complaint.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
          <TextLink to={complaintPath(complaint.id)} className="line-clamp-2 min-w-40 flex-1">
            {text(complaint)}
          </TextLink>
          <span className="tabular whitespace-nowrap text-muted">{receiptOf(complaint.id)}</span>
          <CategoryTag complaint={complaint} />
          <Tag tone={complaint.status === 'open' ? 'warning' : 'success'}>{t(`status.${complaint.status}`)}</Tag>
          <ExactTime at={complaint.created_at} />
        </li>
      ))}
    </ul>
  )
}
