import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { type ComplaintGroup, groupComplaints, isInGroup, stepOf } from '../complaint-groups.ts'
import { complaintPath } from '../paths.ts'
import { type ComplaintList as Listed, useComplaints } from '../queries.ts'
import { useQueueKeys } from '../use-queue-keys.ts'
import { CategoryTag } from './CategoryTag.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { QueueMoves } from './QueueMoves.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { useComplaintText } from './use-complaint-text.ts'

/** Complaints of a list by group; J and K, or the arrow keys, open the next and previous one. */
export function ComplaintList({ status, current }: { status: Listed; current: string }) {
  const t = useTranslations('staff.complaints')
  const search = useSearch()
  const list = useComplaints(status)
  const groups = groupComplaints(list.data?.pages.flatMap(({ complaints }) => complaints) ?? [])
  const onMove = (by: 1 | -1) => {
    const at = groups.findIndex((group) => isInGroup(group, current))
    const next = groups[at < 0 ? 0 : at + by]
    if (next) navigate(complaintPath(next.first.id), { search })
    else if (by === 1 && list.hasNextPage && !list.isFetching) void list.fetchNextPage()
  }
  const keys = useQueueKeys(stepOf, onMove)
  return (
    <>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && groups.length === 0 && <EmptyState drawing="desk" title={t(`none.${status}`)} />}
      {groups.length > 0 && (
        <>
          <div className="mb-3 flex flex-col gap-2 max-md:hidden">
            <QueueMoves {...keys} onPrevious={() => onMove(-1)} onSkip={() => onMove(1)} />
          </div>
          <ul
            aria-label={t(status)}
            className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
          >
            {groups.map((group) => (
              <Row key={group.first.id} group={group} isCurrent={isInGroup(group, current)} />
            ))}
          </ul>
        </>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}

function Row({ group: { first: row, others }, isCurrent }: { group: ComplaintGroup; isCurrent: boolean }) {
  const t = useTranslations('staff.complaints')
  const detail = useTranslations('staff.complaint')
  const search = useSearch()
  const text = useComplaintText()
  const item = useRef<HTMLLIElement>(null)
  // the column of the list has a scroll position of its own
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const from = row.from?.name ?? row.flagger ?? (row.escalated ? detail('fromTeam') : t('visitor'))
  return (
    <li
      ref={item}
      className={clsx(
        'relative flex flex-col gap-1 px-3 py-2 text-sm',
        isCurrent ? 'bg-primary-tint text-on-primary-tint' : 'hover:bg-sunken',
      )}
    >
      {/* the link covers the row */}
      <Link
        to={complaintPath(row.id)}
        search={search}
        aria-current={isCurrent ? 'page' : undefined}
        className="line-clamp-2 font-medium after:absolute after:inset-0 after:content-['']"
      >
        {text(row)}
      </Link>
      <CategoryTag complaint={row} />
      <p className="text-muted">
        {row.about && t('about', { name: row.about.name })} {t('from', { name: from })}
      </p>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <ExactTime at={row.created_at} />
        {row.owner && <span>{t('owner', { name: row.owner.name })}</span>}
        {others.length > 0 && <span>{t('related', { count: others.length })}</span>}
      </p>
    </li>
  )
}
