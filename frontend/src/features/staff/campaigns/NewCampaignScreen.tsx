import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { campaignPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { emptyCampaign } from './campaign-form.ts'
import { CampaignForm } from './parts/CampaignForm.tsx'
import { useCampaignDraft } from './use-campaign-draft.ts'

/**
 * Form for a new campaign. Its id is generated here, so that a retry is idempotent. If it was
 * stored by a call whose answer was lost, later changes are taken along to the stored campaign.
 */
export default function NewCampaignScreen() {
  const t = useTranslations('staff.campaigns')
  const [stored, setStored] = useState(() => emptyCampaign(ulid()))
  const draft = useCampaignDraft(stored)
  const { id } = draft.answers
  const [, keepForStored] = useStaffDraft('campaign', id)
  // The editor may type while the refused save is under way.
  const latest = useRef(draft.answers)
  useEffect(() => {
    latest.current = draft.answers
  })
  const moveToStored = () => {
    keepForStored(JSON.stringify(latest.current))
    draft.forget()
    navigate(campaignPath(id), { isReplacing: true })
  }
  // A lost call may have stored the discarded campaign, of which the next one is no version.
  const discard = () => {
    draft.forget()
    setStored(emptyCampaign(ulid()))
  }
  return (
    <>
      <Head title={t('new')} lead={<TextLink to={staffPaths.campaigns}>{t('back')}</TextLink>} />
      <CampaignForm
        draft={draft}
        onConflict={moveToStored}
        onSaved={() => {
          showToast(t('saved'), { tone: 'success' })
          navigate(campaignPath(id), { isReplacing: true })
        }}
      />
      {draft.isChanged && (
        <Button className="mt-3" onClick={discard}>
          {t('discard')}
        </Button>
      )}
    </>
  )
}
