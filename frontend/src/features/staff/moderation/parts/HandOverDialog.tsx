import { useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { FormDialog } from '#frontend/features/staff/parts/FormDialog.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { noteLength } from '#shared/contract/member-file.ts'
import { complaintHandedHours } from '#shared/rules/safety-limits.ts'
import { useColleagues, useHandOver } from '../complaints.ts'

/** Value of the choice "back to the queue", which differs from every staff id. */
const queue = 'queue'

type HandOverProps = { id: string; isOpen: boolean; onClose: () => void }

/** Hands a complaint to a named colleague or back to the queue, with a note (MOD-04). */
export function HandOverDialog({ id, isOpen, onClose }: HandOverProps) {
  const t = useTranslations('staff.complaint.handOver')
  const member = useTranslations('staff.member')
  const colleagues = useColleagues(id, isOpen)
  const send = useHandOver()
  const [text, setText] = useStaffDraft('hand-over', id)
  const [to, setTo] = useState('')
  const [note, setNote] = useState(() => ulid())
  const [isTried, setTried] = useState(false)
  const isShort = text.trim().length < noteLength.min
  // The draft of the text stays; everything else is reset.
  const close = () => {
    setTo('')
    setNote(ulid())
    setTried(false)
    send.reset()
    onClose()
  }
  const onSuccess = () => {
    setText('')
    showToast(t('done'), { tone: 'success' })
    close()
  }
  const submit = () => {
    setTried(true)
    if (to !== '' && !isShort && !send.isPending)
      send.mutate({ id, note, to: to === queue ? null : to, text }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('title')}
      submit={t('submit')}
      isOpen={isOpen}
      isPending={send.isPending}
      error={send.error ?? colleagues.error}
      onClose={close}
      onSubmit={submit}
    >
      <p className="text-muted">{t('text', { hours: String(complaintHandedHours) })}</p>
      <SelectField
        label={t('to')}
        placeholder={t('choose')}
        options={[
          ...(colleagues.data?.colleagues ?? []).map(({ id: value, name }) => ({ value, label: name })),
          { value: queue, label: t('queue') },
        ]}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={isTried && to === '' ? t('missing') : null}
      />
      <TextAreaField
        label={t('note')}
        description={t('noteHint')}
        rows={3}
        maxLength={noteLength.max}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isTried && isShort ? member('noteShort', { count: String(noteLength.min) }) : null}
      />
    </FormDialog>
  )
}
