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
 * Form for a new campaign. Its id is generated here, so that a retry is idempotent. If a save was
 * stored but its answer was lost, a save with later changes is refused; these changes then move to
 * the screen of the stored campaign.
 */
export default function NewCampaignScreen() {
  const t = useTranslations('staff.campaigns')
  const [stored, setStored] = useState(() => emptyCampaign(ulid()))
  const draft = useCampaignDraft(stored)
  const { id } = draft.answers
  const [, keepForStored] = useStaffDraft('campaign', id)
  // The editor may go on typing until the refusal arrives, so the answers are read only then.
  const latest = useRef(draft.answers)
  useEffect(() => {
    latest.current = draft.answers
  })
  const moveToStored = () => {
    keepForStored(JSON.stringify(latest.current))
    draft.forget()
    navigate(campaignPath(id), { isReplacing: true })
  }
  // A save whose answer was lost may have stored the discarded campaign. A new id keeps the next
  // campaign from being saved as a version of it.
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
