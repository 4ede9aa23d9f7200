import { useTranslations } from 'use-intl'
import { Tag } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { complaintPath } from '../paths.ts'
import type { ComplaintRow } from '../queries.ts'
import { CategoryTag } from './CategoryTag.tsx'

/** Other complaints about the same member (MOD-04), so that one look decides them together. */
export function RelatedComplaints({ complaints }: { complaints: readonly ComplaintRow[] }) {
  const t = useTranslations('staff.complaint')
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{t('related')}</h2>
      <ul className="divide-y divide-line">
        {complaints.map((complaint) => (
          <li key={complaint.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <TextLink to={complaintPath(complaint.id)} className="line-clamp-2 min-w-40 flex-1">
              {complaint.text}
            </TextLink>
            <CategoryTag complaint={complaint} />
            <Tag tone={complaint.status === 'open' ? 'warning' : 'success'}>{t(`status.${complaint.status}`)}</Tag>
            <ExactTime at={complaint.created_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
