import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { campaignPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { useCampaigns } from './campaigns.ts'

/** Promotions and news that staff write (NOTIF-23), newest first. */
export default function CampaignsScreen() {
  const t = useTranslations('staff.campaigns')
  const list = useCampaigns()
  const rows = list.data?.pages.flatMap(({ campaigns }) => campaigns) ?? []
  return (
    <>
      <Head title={t('title')} lead={t('lead')}>
        <LinkButton to={staffPaths.newCampaign} tone="primary" size="sm" icon={<Plus aria-hidden="true" />}>
          {t('new')}
        </LinkButton>
      </Head>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <EmptyState drawing="pigeon" title={t('none')} />}
      {rows.length > 0 && (
        <Table label={t('title')} columns={[t('name'), t('kind'), t('state'), t('authors'), t('changed')]}>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="w-full min-w-48">
                <TextLink to={campaignPath(row.id)} className="inline-block py-1">
                  {row.title || t('untitled')}
                </TextLink>
              </td>
              <td className="whitespace-nowrap">{t(`kinds.${row.kind}`)}</td>
              <td>
                <Tag className="whitespace-nowrap">{t(`states.${row.state}`)}</Tag>
              </td>
              <td className="whitespace-nowrap">{row.authors.join(', ')}</td>
              <td>
                <ExactTime at={row.changed_at} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}
