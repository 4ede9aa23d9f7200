import { type FormEvent, useId, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { noteLength } from '#shared/contract/member-file.ts'
import { useDraft } from '../drafts.ts'
import { useColleagues, useHandOver } from '../queries.ts'

/** Choice of the queue, which is no id of staff. */
const queue = 'queue'

type HandOverProps = { id: string; onClose: () => void }

/** Hands a complaint to a named colleague or back to the queue, with a note (MOD-04). */
export function HandOverDialog({ isOpen, ...props }: HandOverProps & { isOpen: boolean }) {
  const t = useTranslations('staff.complaint.handOver')
  const common = useTranslations('staff.actions')
  const form = useId()
  const send = useHandOver()
  const close = () => {
    // an earlier refusal would show when the dialog opens again
    send.reset()
    props.onClose()
  }
  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button type="submit" form={form} tone="primary" isPending={send.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Fields {...props} form={form} send={send} onClose={close} />
    </Dialog>
  )
}

function Fields({ id, form, send, onClose }: HandOverProps & { form: string; send: ReturnType<typeof useHandOver> }) {
  const t = useTranslations('staff.complaint.handOver')
  const member = useTranslations('staff.member')
  const errorText = useErrorText()
  const colleagues = useColleagues(id)
  const [text, setText] = useDraft('hand-over', id)
  const [to, setTo] = useState('')
  const [note] = useState(() => ulid())
  const [isTried, setTried] = useState(false)
  const isShort = text.trim().length < noteLength.min
  const error = send.error ?? colleagues.error
  const onSuccess = () => {
    setText('')
    showToast(t('done'), { tone: 'success' })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (to !== '' && !isShort && !send.isPending)
      send.mutate({ id, note, to: to === queue ? null : to, text }, { onSuccess })
  }
  return (
    <form id={form} onSubmit={submit} className="flex flex-col gap-4">
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
      <p className="text-muted">{t('text')}</p>
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
    </form>
  )
}
