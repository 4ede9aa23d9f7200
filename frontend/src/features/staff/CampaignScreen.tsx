import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { Language } from '#shared/i18n/languages.ts'
import { useCampaign } from './campaigns.ts'
import { CampaignEditor } from './parts/CampaignEditor.tsx'
import { CampaignPreview } from './parts/CampaignPreview.tsx'
import { CampaignResults } from './parts/CampaignResults.tsx'
import { CampaignSteps } from './parts/CampaignSteps.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'

/** Campaign: its text while it can still change, preview, approval, start, stop and numbers. */
export default function CampaignScreen({ id }: { id: string }) {
  const t = useTranslations('staff.campaigns')
  const { languages } = useSettings()
  const [language, setLanguage] = useState<Language>(languages[0]!)
  const view = useCampaign(id)
  const { data } = view
  const isOpen = data !== undefined && data !== null && ['draft', 'submitted', 'approved'].includes(data.state)
  return (
    <>
      <Head title={data?.title || t('untitled')} lead={<TextLink to={staffPaths.campaigns}>{t('back')}</TextLink>}>
        {data && <Tag>{t(`states.${data.state}`)}</Tag>}
      </Head>
      {view.isPending && <RowsSkeleton />}
      {view.error && !data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {data === null && <EmptyState drawing="lost" title={t('missing')} />}
      {data && (
        <div className="flex flex-col gap-6">
          {data.refused_because && <Alert>{t('refused', { reason: data.refused_because })}</Alert>}
          <CampaignSteps campaign={data} />
          {data.results && <CampaignResults campaign={data} results={data.results} />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
            {isOpen ? (
              <CampaignEditor key={data.version} campaign={data} language={language} onLanguage={setLanguage} />
            ) : (
              <CampaignPreview campaign={data} language={language} onLanguage={setLanguage} />
            )}
          </div>
        </div>
      )}
    </>
  )
}
