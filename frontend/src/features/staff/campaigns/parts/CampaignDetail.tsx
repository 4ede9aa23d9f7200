import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isEditable } from '#shared/model/campaign.ts'
import { answersOf, type OpenedCampaign } from '../campaign-form.ts'
import { useCampaignDraft } from '../use-campaign-draft.ts'
import { CampaignForm } from './CampaignForm.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import { CampaignResults } from './CampaignResults.tsx'
import { CampaignSteps } from './CampaignSteps.tsx'

/** Steps and results of a campaign, its form while editable, and a preview of the stored text. */
export function CampaignDetail({ campaign }: { campaign: OpenedCampaign }) {
  const t = useTranslations('staff.campaigns')
  const { languages } = useSettings()
  const [language, setLanguage] = useState<Language>(languages[0]!)
  const draft = useCampaignDraft(answersOf(campaign))
  const isOpen = isEditable(campaign.state)
  const isUnsaved = isOpen && draft.isChanged
  return (
    <>
      <CampaignSteps campaign={campaign} isUnsaved={isUnsaved} onDiscard={draft.forget} />
      {campaign.results && <CampaignResults campaign={campaign} results={campaign.results} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        {isOpen && draft.isAside && (
          <Alert
            isLive
            action={
              <div className="flex flex-wrap gap-3">
                <Button tone="primary" onClick={draft.takeOver}>
                  {t('takeOver')}
                </Button>
                <Button onClick={draft.forget}>{t('discard')}</Button>
              </div>
            }
          >
            {t('aside')}
          </Alert>
        )}
        {isOpen && !draft.isAside && (
          <CampaignForm
            key={campaign.version}
            draft={draft}
            language={language}
            onLanguage={setLanguage}
            onSaved={() => showToast(t('saved'), { tone: 'success' })}
          />
        )}
        <CampaignPreview
          campaign={campaign}
          language={language}
          onLanguage={isOpen ? undefined : setLanguage}
          isUnsaved={isUnsaved}
        />
      </div>
    </>
  )
}
