import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#frontend/features/staff/parts/FormDialog.tsx'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import {
  type DeclineGround,
  declineGrounds,
  declineLength,
  type RequestKind,
  requestKinds,
} from '#shared/model/hand-request.ts'
import { useDeclineRequest } from '../hand-requests.ts'
import { useDecline } from '../use-decline.ts'
import type { RequestProps } from './HandRequestDialog.tsx'

/** Declines a request about a member's data, with a ground and an explanation that is mailed. */
export function DeclineDialog({ member, language, onClose }: RequestProps) {
  const t = useTranslations('staff.requests.decline')
  const send = useDeclineRequest(member.id)
  const decline = useDecline(member.id, language)
  const [isTried, setTried] = useState(false)
  const { kind, ground, mailed } = decline
  const onSubmit = () => {
    setTried(true)
    const body = send.isPending ? null : decline.read()
    if (!body) return
    send.mutate(body, {
      onSuccess: () => {
        showToast(t('done'), { tone: 'success' })
        onClose()
      },
    })
  }
  const missing = (value: string) => (isTried && value === '' ? t('choose') : null)
  return (
    <FormDialog
      title={t('title', { name: member.name })}
      submit={t('submit')}
      tone="danger"
      isPending={send.isPending}
      error={send.error}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p className="text-muted">{t('text')}</p>
      <SelectField
        label={t('request')}
        placeholder={t('choose')}
        options={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={({ target }) => decline.setKind(target.value as RequestKind | '')}
        error={missing(kind)}
      />
      <SelectField
        label={t('ground')}
        placeholder={t('choose')}
        options={(kind ? declineGrounds[kind] : []).map((value) => ({ value, label: t(`grounds.${value}`) }))}
        value={ground}
        onChange={({ target }) => decline.setGround(target.value as DeclineGround | '')}
        error={missing(ground)}
      />
      <MailedTextField
        mailed={mailed}
        label={t('reason')}
        maxLength={declineLength.max}
        short={t('short', { count: String(declineLength.min) })}
      />
    </FormDialog>
  )
}
