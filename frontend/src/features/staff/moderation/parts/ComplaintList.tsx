import { useTranslations } from 'use-intl'
import type { ComplaintList as Listed } from '#frontend/features/staff/complaint-keys.ts'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { receiptOf } from '#shared/model/complaint.ts'
import { type ComplaintGroup, groupComplaints, isInGroup } from '../complaint-groups.ts'
import { useComplaints } from '../complaints.ts'
import { CategoryTag } from './CategoryTag.tsx'
import { StepList } from './StepList.tsx'
import { useComplaintText } from './use-complaint-text.ts'

/** One of the lists of complaints, with one row per group. */
export function ComplaintList({ status, current }: { status: Listed; current: string }) {
  const t = useTranslations('staff.complaints')
  const text = useComplaintText()
  const list = useComplaints(status)
  const groups = groupComplaints(list.data?.pages.flatMap(({ complaints }) => complaints) ?? [])
  const rows = groups.map((group) => ({
    id: group.first.id,
    path: complaintPath(group.first.id),
    isCurrent: isInGroup(group, current),
    title: text(group.first),
    lines: <Lines group={group} />,
  }))
  return (
    <>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && groups.length === 0 && <EmptyState drawing="desk" title={t(`none.${status}`)} />}
      {rows.length > 0 && (
        <StepList
          label={t(status)}
          rows={rows}
          onEnd={() => {
            if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
          }}
        />
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}

function Lines({ group: { first: row, others } }: { group: ComplaintGroup }) {
  const t = useTranslations('staff.complaints')
  const detail = useTranslations('staff.complaint')
  const from = row.from?.name ?? row.flagger ?? (row.escalated ? detail('fromTeam') : t('visitor'))
  return (
    <>
      <CategoryTag complaint={row} />
      <p className="text-muted">
        {row.about && t('about', { name: row.about.name })} {t('from', { name: from })}
      </p>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <span className="tabular whitespace-nowrap max-[16rem]:whitespace-normal">
          {detail('title', { receipt: receiptOf(row.id) })}
        </span>
        <ExactTime at={row.created_at} />
        {row.owner && <span>{t('owner', { name: row.owner.name })}</span>}
        {others.length > 0 && <span>{t('related', { count: others.length })}</span>}
      </p>
    </>
  )
}
