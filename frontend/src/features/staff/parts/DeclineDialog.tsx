import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
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
export function DeclineDialog({ member, onClose }: RequestProps) {
  const t = useTranslations('staff.requests.decline')
  const common = useTranslations('staff.actions')
  const errorText = useErrorText()
  const form = useId()
  const send = useDeclineRequest(member.id)
  const decline = useDecline(member.id)
  const [isTried, setTried] = useState(false)
  const { kind, ground, reason } = decline
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog
      title={t('title', { name: member.name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} tone="danger" isPending={send.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="flex flex-col gap-4">
        {send.error !== null && (
          <Alert tone="danger" isLive>
            {errorText(send.error)}
          </Alert>
        )}
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
        <TextAreaField
          label={t('reason')}
          rows={4}
          maxLength={declineLength.max}
          value={reason}
          onChange={({ target }) => decline.setReason(target.value)}
          error={isTried && decline.isShort ? t('short', { count: String(declineLength.min) }) : null}
        />
      </form>
    </Dialog>
  )
}
