import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { complaintLists } from '#frontend/features/staff/complaint-keys.ts'
import { useOverview } from '#frontend/features/staff/counts.ts'
import { ListAndDetail } from '#frontend/features/staff/parts/ListAndDetail.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { addressOf, useSearch } from '#frontend/lib/router.ts'
import { Tabs } from '#frontend/ui/Tabs.tsx'
import { ComplaintList } from './ComplaintList.tsx'

/**
 * List of complaints with the status in the URL. On wide windows, the opened complaint is beside
 * the list (MOD-04).
 */
export function ComplaintsAndDetail({ current, detail }: { current: string; detail: ReactNode }) {
  const t = useTranslations('staff.complaints')
  const complaint = useTranslations('staff.complaint')
  const search = useSearch()
  const status = complaintLists.find((one) => one === search.status) ?? 'open'
  const handed = useOverview().data?.complaints.handed
  const items = complaintLists.map((one) => ({
    label: t(one),
    to: one === 'open' ? staffPaths.complaints : addressOf(staffPaths.complaints, { status: one }),
    isCurrent: one === status,
    ...(one === 'handed' && handed !== undefined && { count: handed, countLabel: t('handedCount', { count: handed }) }),
  }))
  return (
    <ListAndDetail
      list={
        <>
          <div className="mb-4">
            <Tabs label={t('title')} items={items} />
          </div>
          <ComplaintList status={status} current={current} />
        </>
      }
      detail={detail}
      back={{ to: addressOf(staffPaths.complaints, search), label: complaint('back') }}
      choose={t('choose')}
    />
  )
}
