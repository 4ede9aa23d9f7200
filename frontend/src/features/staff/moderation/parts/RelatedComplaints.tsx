import { useTranslations } from 'use-intl'
import type { ComplaintRow } from '../complaints.ts'
import { ComplaintLines } from './ComplaintLines.tsx'

/** Other complaints about the same member, so that staff can decide them together (MOD-04). */
export function RelatedComplaints({ complaints }: { complaints: readonly ComplaintRow[] }) {
  const t = useTranslations('staff.complaint')
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{t('related')}</h2>
      <ComplaintLines complaints={complaints} />
    </section>
  )
}
