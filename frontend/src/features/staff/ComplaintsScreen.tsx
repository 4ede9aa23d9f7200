import { useTranslations } from 'use-intl'
import { useSearch } from '#frontend/lib/router.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { Tabs } from '#frontend/ui/Tabs.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { groupComplaints } from './complaint-groups.ts'
import { CategoryTag } from './parts/CategoryTag.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { Table } from './parts/Table.tsx'
import { useComplaintText } from './parts/use-complaint-text.ts'
import { complaintPath, staffPaths } from './paths.ts'
import { useComplaints } from './queries.ts'

export default function ComplaintsScreen() {
  const t = useTranslations('staff.complaints')
  const detail = useTranslations('staff.complaint')
  const text = useComplaintText()
  const status = useSearch().status === 'answered' ? 'answered' : 'open'
  const list = useComplaints(status)
  const rows = list.data?.pages.flatMap(({ complaints }) => complaints) ?? []
  const tab = (one: 'open' | 'answered') => ({
    label: t(one),
    to: one === 'open' ? staffPaths.complaints : `${staffPaths.complaints}?status=answered`,
    isCurrent: one === status,
  })
  return (
    <>
      <Head title={t('title')} />
      <div className="mb-4">
        <Tabs label={t('title')} items={[tab('open'), tab('answered')]} />
      </div>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <EmptyState drawing="desk" title={t(`none.${status}`)} />}
      {rows.length > 0 && (
        <Table label={t(status)} columns={[t('text'), t('category'), t('about'), t('from'), t('received')]}>
          {groupComplaints(rows).map(({ first: row, others }) => (
            <tr key={row.id}>
              <td className="w-full min-w-60">
                <TextLink to={complaintPath(row.id)} className="line-clamp-2 py-1">
                  {text(row)}
                </TextLink>
                {row.owner && <p className="pb-1 text-muted">{t('owner', { name: row.owner.name })}</p>}
                {others.length > 0 && <p className="pb-1 text-muted">{t('related', { count: others.length })}</p>}
              </td>
              <td>
                <CategoryTag complaint={row} />
              </td>
              <td className="whitespace-nowrap">{row.about?.name ?? '–'}</td>
              <td className="whitespace-nowrap">
                {row.from?.name ?? row.flagger ?? (row.escalated ? detail('fromTeam') : t('visitor'))}
              </td>
              <td>
                <ExactTime at={row.created_at} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}
