import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { KeyHint } from '#frontend/features/staff/parts/KeyHint.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { visibleLength } from '#shared/rules/message.ts'
import { isLost, type Opened, useAnswer, type WaitingConversation } from '../desk.ts'

type DeskAnswerProps = {
  waiting: WaitingConversation
  opened: Opened
  onSkip: () => void
  onStop: () => void
  onAnswered: (isNext: boolean) => void
  onLost: (error: unknown) => void
}

/**
 * Form for an answer in the name of the fictional profile. Ctrl+Enter sends the answer and opens
 * the next conversation; Alt+S skips the conversation.
 */
export function DeskAnswer({ waiting, opened, onSkip, onStop, onAnswered, onLost }: DeskAnswerProps) {
  const t = useTranslations('staff.desk')
  const { message_length } = useSettings()
  const errorText = useErrorText()
  const [text, setText] = useStaffDraft('desk', waiting.conversation)
  const send = useAnswer(waiting)
  // All attempts have the same id, so that a retry sends the answer only once.
  const [id] = useState(() => ulid())
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useSkipKey(onSkip)

  const seen = opened.messages.at(-1)?.id
  const words = text.trim()
  const maySend = seen !== undefined && words !== '' && visibleLength(words) <= message_length && !send.isPending
  const answer = (isNext: boolean) => {
    if (!maySend) return
    send.mutate(
      { id, seen, text: words },
      {
        onSuccess: () => {
          setText('')
          onAnswered(isNext)
        },
        onError: (error) => {
          if (isLost(error)) onLost(error)
        },
      },
    )
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        answer(true)
      }}
    >
      {send.error && !isLost(send.error) && (
        <Alert tone="warning" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <TextAreaField
        ref={field}
        label={t('answer', { member: opened.member })}
        description={t('keys')}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          answer(true)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" disabled={!maySend} isPending={send.isPending}>
          {t('sendNext')}
          <KeyHint>Ctrl Enter</KeyHint>
        </Button>
        <Button disabled={!maySend} onClick={() => answer(false)}>
          {t('send')}
        </Button>
        <Button onClick={onSkip} aria-keyshortcuts="Alt+S">
          {t('skip')}
          <KeyHint>Alt S</KeyHint>
        </Button>
        <Button tone="ghost" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </form>
  )
}

/**
 * Runs `onSkip` on Alt+S anywhere on the page. Compares the position of the key, because on a Mac
 * Alt changes the typed character.
 */
function useSkipKey(onSkip: () => void): void {
  const run = useRef(onSkip)
  useEffect(() => {
    run.current = onSkip
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.code !== 'KeyS') return
      event.preventDefault()
      run.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
