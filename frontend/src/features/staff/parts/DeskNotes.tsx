import { type FormEvent, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { type Opened, useAddNote, type WaitingConversation } from '../desk.ts'
import { useDraft } from '../drafts.ts'

/** Limit of the contract (desk.note). */
const longest = 500

/** Notes of hosts about the conversation, newest first. */
export function DeskNotes({ waiting, notes }: { waiting: WaitingConversation; notes: Opened['notes'] }) {
  const t = useTranslations('staff.desk')
  const errorText = useErrorText()
  const [text, setText] = useDraft('desk-note', waiting.conversation)
  const [id, setId] = useState(() => ulid())
  const add = useAddNote(waiting)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    add.mutate(
      { id, text },
      {
        onSuccess: () => {
          setText('')
          setId(ulid())
        },
      },
    )
  }
  return (
    <section aria-labelledby="desk-notes" className="rounded-control border border-line bg-surface p-4">
      <h2 id="desk-notes" className="mb-2 text-base">
        {t('notes')}
      </h2>
      {notes.length === 0 && <p className="mb-3 text-muted text-sm">{t('noNotes')}</p>}
      <ul className="mb-3 flex flex-col gap-2 empty:hidden">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-wrap break-words">{note.text}</p>
            <p className="text-muted text-sm">
              {note.by}, <ExactTime at={note.at} />
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="flex flex-col items-start gap-2 [&>div]:w-full">
        <TextAreaField
          label={t('note')}
          description={t('noteHint')}
          rows={2}
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={add.error ? errorText(add.error) : null}
        />
        <Button type="submit" size="sm" isPending={add.isPending} disabled={text.trim() === ''}>
          {t('addNote')}
        </Button>
      </form>
    </section>
  )
}
