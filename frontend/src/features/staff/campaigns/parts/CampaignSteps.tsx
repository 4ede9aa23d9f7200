import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReasonForm } from '#frontend/features/staff/parts/ReasonForm.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import type { OpenedCampaign } from '../campaign-form.ts'
import { isStoppable, useDecide } from '../campaigns.ts'

type CampaignStepsProps = {
  campaign: OpenedCampaign
  /** Whether the form has unsaved changes, which a step would lose. */
  isUnsaved: boolean
  onDiscard: () => void
}

/** Steps that the state of a campaign allows (NOTIF-23). The server enforces them separately. */
export function CampaignSteps({ campaign, isUnsaved, onDiscard }: CampaignStepsProps) {
  const t = useTranslations('staff.campaigns')
  const errorText = useErrorText()
  const decide = useDecide(campaign)
  const [isStopping, setStopping] = useState(false)
  const [startAt, setStartAt] = useState('')
  const { state, mine, approved_by } = campaign
  const step = { tone: 'primary', isPending: decide.isPending, disabled: isUnsaved } as const
  return (
    <div className="flex flex-col gap-3">
      {decide.error && (
        <Alert tone="danger" isLive>
          {errorText(decide.error)}
        </Alert>
      )}
      {state === 'submitted' && mine && <Alert>{t('own')}</Alert>}
      {approved_by && <p className="text-muted">{t('approvedBy', { name: approved_by })}</p>}
      <div className="flex flex-wrap items-end gap-3">
        {state === 'draft' && (
          <Button {...step} onClick={() => decide.mutate({ action: 'submit' })}>
            {t('submit')}
          </Button>
        )}
        {state === 'submitted' && !mine && (
          <Button {...step} onClick={() => decide.mutate({ action: 'approve' })}>
            {t('approve')}
          </Button>
        )}
        {state === 'approved' && (
          <>
            <Button {...step} onClick={() => decide.mutate({ action: 'start' })}>
              {t('start')}
            </Button>
            <TextField
              label={t('startAt')}
              type="datetime-local"
              value={startAt}
              onChange={({ target }) => setStartAt(target.value)}
            />
            <Button
              disabled={startAt === '' || isUnsaved}
              onClick={() => decide.mutate({ action: 'start', start_at: new Date(startAt).toISOString() })}
            >
              {t('plan')}
            </Button>
          </>
        )}
        {isStoppable(campaign) && (
          <Button tone="danger" onClick={() => setStopping(true)}>
            {t('stop')}
          </Button>
        )}
      </div>
      {isUnsaved && (
        <p className="flex flex-wrap items-center gap-3 text-muted text-sm">
          {t('saveFirst')}
          <Button onClick={onDiscard}>{t('discard')}</Button>
        </p>
      )}
      {(state === 'submitted' || state === 'approved') && !isUnsaved && (
        <ReasonForm
          words={{ reason: t('reason'), missing: t('reasonMissing'), submit: t('refuse') }}
          isPending={decide.isPending}
          onSend={(reason) => decide.mutate({ action: 'refuse', reason })}
        />
      )}
      <ConfirmDialog
        title={t('stopTitle')}
        text={t('stopText')}
        confirm={t('stop')}
        isOpen={isStopping}
        isPending={decide.isPending}
        onClose={() => setStopping(false)}
        onConfirm={() => decide.mutate({ action: 'stop' }, { onSettled: () => setStopping(false) })}
      />
    </div>
  )
}
