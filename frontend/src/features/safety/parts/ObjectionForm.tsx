import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { complaintLength } from '#shared/model/complaint.ts'
import { useObject } from '../decision.ts'

/** Text of an objection, which can be sent once. */
export function ObjectionForm({ token, number }: { token: string; number: string }) {
  const t = useTranslations('safety.decision')
  const errorText = useErrorText()
  const send = useObject(token)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty || send.isPending) return
    send.mutate(text, { onSuccess: () => showToast(t('sent'), { tone: 'success' }) })
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-label={`${t('title')} ${number}`}>
        <TextAreaField
          label={t('text')}
          description={t('textHint')}
          rows={6}
          maxLength={complaintLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isTried && isEmpty ? t('textMissing') : null}
        />
        {send.error && (
          <Alert tone="danger" isLive>
            {errorText(send.error)}
          </Alert>
        )}
        <Button type="submit" tone="primary" size="lg" isWide isPending={send.isPending}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  )
}
