import { type FormEvent, type ReactNode, useState } from 'react'
import { ulid } from 'ulid'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { useStaffDraft } from '../drafts.ts'

type Note = {
  id: string
  by: string
  at: string
  text: string
  /** Shown after author and time. */
  aside?: ReactNode
}

export type NotesProps = {
  notes: readonly Note[]
  className: string
  draft: readonly [string, string]
  length: { min: number; max: number }
  /** `short`: error for a text that is too short; if absent, such a text disables the button. */
  words: { note: string; hint: string; short?: string; add: string }
  send: { isPending: boolean; error: unknown }
  onAdd: (note: { id: string; text: string }, options: { onSuccess: () => void }) => void
}

/** Notes, newest first, and a form to add a note. */
export function Notes({ notes, className, draft, length, words, send, onAdd }: NotesProps) {
  const errorText = useErrorText()
  const [text, setText] = useStaffDraft(...draft)
  const [id, setId] = useState(() => ulid())
  const [isTried, setTried] = useState(false)
  const isShort = text.trim().length < length.min
  const failed = send.error ? errorText(send.error) : null
  const onSuccess = () => {
    setText('')
    setTried(false)
    setId(ulid())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort && !send.isPending) onAdd({ id, text }, { onSuccess })
  }
  return (
    <>
      <ul className={className}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-wrap break-words">{note.text}</p>
            <p className="text-muted text-sm">
              {note.by}, <ExactTime at={note.at} /> {note.aside}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="flex flex-col items-start gap-2 [&>div]:w-full">
        <TextAreaField
          label={words.note}
          description={words.hint}
          rows={2}
          maxLength={length.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={(isTried && isShort && words.short) || failed}
        />
        <Button type="submit" size="sm" isPending={send.isPending} disabled={isShort && !words.short}>
          {words.add}
        </Button>
      </form>
    </>
  )
}
