import { useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { navigate } from '#frontend/lib/router.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { emptyCampaign } from './campaign-form.ts'
import { CampaignForm } from './parts/CampaignForm.tsx'
import { Head } from './parts/Head.tsx'
import { campaignPath, staffPaths } from './paths.ts'
import { useCampaignDraft } from './use-campaign-draft.ts'

/** Form for a new campaign. Its id is generated here, so that a retry is idempotent. */
export default function NewCampaignScreen() {
  const t = useTranslations('staff.campaigns')
  const [stored] = useState(() => emptyCampaign(ulid()))
  const draft = useCampaignDraft(stored)
  return (
    <>
      <Head title={t('new')} lead={<TextLink to={staffPaths.campaigns}>{t('back')}</TextLink>} />
      <CampaignForm
        draft={draft}
        onSaved={(id) => {
          showToast(t('saved'), { tone: 'success' })
          navigate(campaignPath(id), { isReplacing: true })
        }}
      />
    </>
  )
}
