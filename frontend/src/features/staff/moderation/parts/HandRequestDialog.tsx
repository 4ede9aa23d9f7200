import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#frontend/features/staff/parts/FormDialog.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { checkLength, type IdentityCheck, identityChecks } from '#shared/model/hand-request.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import type { Answers, Check } from '../use-identity-check.ts'

export type RequestProps = { member: SmallCard; language: Language; maySignIn: boolean; onClose: () => void }

type HandRequestDialogProps = {
  title: string
  text: string
  submit: string
  tone?: 'primary' | 'danger'
  check: Check
  send: { isPending: boolean; error: unknown }
  onClose: () => void
  /** Sends the request; must then call `onDone`, which shows a text and closes the dialog. */
  onSubmit: (answers: Answers, onDone: (text: string) => void) => void
  children: ReactNode
}

/**
 * Dialog of a request about a member's data that staff handle by hand. Every such dialog asks how
 * staff verified the requester's identity (MOD-19).
 */
export function HandRequestDialog(props: HandRequestDialogProps) {
  const { title, text, submit, tone = 'primary', check, send, onClose, children } = props
  const onDone = (words: string) => {
    showToast(words, { tone: 'success' })
    onClose()
  }
  const onSubmit = () => {
    const answers = send.isPending ? null : check.read()
    if (answers) props.onSubmit(answers, onDone)
  }
  return (
    <FormDialog
      title={title}
      submit={submit}
      tone={tone}
      isPending={send.isPending}
      error={send.error}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p className="text-muted">{text}</p>
      {children}
      <CheckFields check={check} />
    </FormDialog>
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
