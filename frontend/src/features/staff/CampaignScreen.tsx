import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { useCampaign } from './campaigns.ts'
import { CampaignDetail } from './parts/CampaignDetail.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'

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
