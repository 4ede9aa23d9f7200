import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { erasureTemplates } from '#frontend/features/staff/templates.ts'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { WaitingErasure } from '#shared/contract/hand-requests.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { useDecideErasure } from '../hand-requests.ts'

/**
 * Waiting erasure: how the first staff member verified the requester's identity, and the buttons of
 * the second staff member, or the reason why the erasure cannot be approved yet.
 */
export function ErasureCard({ erasure }: { erasure: WaitingErasure }) {
  const t = useTranslations('staff.requests.erasures')
  const ways = useTranslations('staff.requests.ways')
  const errorText = useErrorText()
  const { id, member, timing, own, waits_for } = erasure
  const decide = useDecideErasure(member.id)
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const approve = () =>
    decide.mutate(
      { id, member: member.id, action: 'approve' },
      {
        onSuccess: () => showToast(t('approved', { name: member.name }), { tone: 'success' }),
        onSettled: () => setAsked(false),
      },
    )
  const mailed = useMailedText({
    name: ['erasure', id],
    text: reason,
    onChange: setReason,
    language: erasure.language,
    min: reasonLength.min,
    templates: erasureTemplates(own),
  })
  const decline = (event: FormEvent) => {
    event.preventDefault()
    if (!mailed.check() || decide.isPending) return
    decide.mutate(
      { id, member: member.id, action: 'decline', reason },
      { onSuccess: () => showToast(t('declined'), { tone: 'success' }) },
    )
  }
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="font-medium">{t(`timings.${timing}`, { days: String(deletionGraceDays) })}</p>
      <p className="text-muted">
        {t.rich('asked', { name: erasure.by, time: () => <ExactTime key="at" at={erasure.at} /> })}
      </p>
      <p className="max-w-[75ch] whitespace-pre-line break-words">
        <span className="font-medium">{ways(erasure.way)}</span>
        <br />
        {erasure.note}
      </p>
      {decide.error && (
        <Alert tone="danger" isLive>
          {errorText(decide.error)}
        </Alert>
      )}
      {waits_for && <p className="font-medium">{t(`waits.${waits_for}`)}</p>}
      {own && <p className="text-muted">{t('own')}</p>}
      {!own && !waits_for && (
        <Button tone="danger" className="self-start" onClick={() => setAsked(true)}>
          {t('approve')}
        </Button>
      )}
      <form onSubmit={decline} className="flex flex-col items-stretch gap-3">
        <MailedTextField
          mailed={mailed}
          label={t('reason')}
          rows={2}
          maxLength={reasonLength.max}
          short={t('reasonMissing')}
        />
        <Button type="submit" className="self-start" isPending={decide.isPending}>
          {t(own ? 'withdraw' : 'decline')}
        </Button>
      </form>
      <ConfirmDialog
        title={t('approveTitle', { name: member.name })}
        text={timing === 'now' ? t('approveNow') : t('approveGrace', { days: String(deletionGraceDays) })}
        confirm={t('approve')}
        isOpen={isAsked}
        isPending={decide.isPending}
        error={null}
        onClose={() => setAsked(false)}
        onConfirm={approve}
      />
    </div>
  )
}
