import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { checkLength, type IdentityCheck, identityChecks } from '#shared/model/hand-request.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import type { Answers, Check } from '../use-identity-check.ts'

/** Props of the dialog of one kind of request. */
export type RequestProps = { member: SmallCard; maySignIn: boolean; onClose: () => void }

type HandRequestDialogProps = {
  title: string
  text: string
  submit: string
  tone?: 'primary' | 'danger'
  check: Check
  send: { isPending: boolean; error: unknown }
  onClose: () => void
  /** `onDone` shows a text and closes the dialog. */
  onSubmit: (answers: Answers, onDone: (text: string) => void) => void
  children: ReactNode
}

/**
 * Dialog of a request by hand, which always asks how staff verified the requester's identity
 * (MOD-19).
 */
export function HandRequestDialog(props: HandRequestDialogProps) {
  const { title, text, submit, tone = 'primary', check, send, onClose, children } = props
  const common = useTranslations('staff.actions')
  const errorText = useErrorText()
  const form = useId()
  const onDone = (words: string) => {
    showToast(words, { tone: 'success' })
    onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const answers = send.isPending ? null : check.read()
    if (answers) props.onSubmit(answers, onDone)
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} tone={tone} isPending={send.isPending}>
            {submit}
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
        <p className="text-muted">{text}</p>
        {children}
        <CheckFields check={check} />
      </form>
    </Dialog>
  )
}

function CheckFields({ check }: { check: Check }) {
  const t = useTranslations('staff.requests')
  return (
    <>
      <SelectField
        label={t('way')}
        placeholder={t('choose')}
        options={identityChecks.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={check.way}
        onChange={({ target }) => check.setWay(target.value as IdentityCheck | '')}
        error={check.isTried && check.way === '' ? t('wayMissing') : null}
      />
      <TextAreaField
        label={t('note')}
        description={t('noteHint')}
        rows={3}
        maxLength={checkLength.max}
        value={check.note}
        onChange={({ target }) => check.setNote(target.value)}
        error={check.isTried && check.isShort ? t('noteShort', { count: String(checkLength.min) }) : null}
      />
    </>
  )
}
