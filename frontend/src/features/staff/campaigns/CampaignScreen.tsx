import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { useCampaign } from './campaigns.ts'
import { CampaignDetail } from './parts/CampaignDetail.tsx'

/** Campaign: editable text, preview, approval, start, stop and results. */
export default function CampaignScreen({ id }: { id: string }) {
  const t = useTranslations('staff.campaigns')
  const view = useCampaign(id)
  const { data } = view
  return (
    <>
      <Head title={data?.title || t('untitled')} lead={<TextLink to={staffPaths.campaigns}>{t('back')}</TextLink>}>
        {data && <Tag>{t(`states.${data.state}`)}</Tag>}
      </Head>
      {view.isPending && <RowsSkeleton />}
      {view.error && !data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {data === null && <EmptyState drawing="drawer" title={t('missing')} />}
      {data && (
        <div className="flex flex-col gap-6">
          {data.refused_because && <Alert>{t('refused', { reason: data.refused_because })}</Alert>}
          <CampaignDetail campaign={data} />
        </div>
      )}
    </>
  )
}
