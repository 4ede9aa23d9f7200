import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { ComplaintLines } from './ComplaintLines.tsx'
import { FilePart } from './FilePart.tsx'

/** Complaints about a member and by them (MOD-08). */
export function MemberComplaints({ complaints: { about, by } }: Pick<StaffMember, 'complaints'>) {
  const t = useTranslations('staff.member')
  return (
    <>
      <FilePart title={t('complaintsAbout')} isEmpty={about.length === 0} none={t('noComplaints')}>
        <ComplaintLines complaints={about} />
      </FilePart>
      <FilePart title={t('complaintsBy')} isEmpty={by.length === 0} none={t('noComplaints')}>
        <ComplaintLines complaints={by} />
      </FilePart>
    </>
  )
}
