import { useTranslations } from 'use-intl'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { answersOf, type OpenedCampaign } from '../campaign-form.ts'
import { useCampaignDraft } from '../use-campaign-draft.ts'
import { CampaignForm } from './CampaignForm.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'

type CampaignEditorProps = {
  campaign: OpenedCampaign
  language: Language
  onLanguage: (language: Language) => void
}

/** Campaign that can still change: its form, and beside it the preview of what is stored. */
export function CampaignEditor({ campaign, language, onLanguage }: CampaignEditorProps) {
  const t = useTranslations('staff.campaigns')
  const draft = useCampaignDraft(answersOf(campaign))
  return (
    <>
      <CampaignForm
        draft={draft}
        language={language}
        onLanguage={onLanguage}
        onSaved={() => showToast(t('saved'), { tone: 'success' })}
      />
      <CampaignPreview campaign={campaign} language={language} isUnsaved={draft.isChanged} />
    </>
  )
}
