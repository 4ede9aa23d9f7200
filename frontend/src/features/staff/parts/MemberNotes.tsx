import { type FormEvent, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { noteLength } from '#shared/contract/member-file.ts'
import { useDraft } from '../drafts.ts'
import { type StaffMember, useAddStaffNote } from '../queries.ts'
import { FilePart } from './FilePart.tsx'

/** Notes of staff about a member, newest first, and a form for another (MOD-08). */
export function MemberNotes({ member, q }: { member: Pick<StaffMember, 'card' | 'notes'>; q: string }) {
  const t = useTranslations('staff.member')
  const errorText = useErrorText()
  const [text, setText] = useDraft('member-note', member.card.id)
  const [id, setId] = useState(() => ulid())
  const [isTried, setTried] = useState(false)
  const add = useAddStaffNote(q)
  const isShort = text.trim().length < noteLength.min
  const failed = add.error ? errorText(add.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isShort || add.isPending) return
    add.mutate(
      { id, member: member.card.id, text },
      {
        onSuccess: () => {
          setText('')
          setTried(false)
          setId(ulid())
        },
      },
    )
  }
  return (
    <FilePart title={t('notes')} isEmpty={member.notes.length === 0} none={t('noNotes')}>
      <ul className="mb-3 divide-y divide-line">
        {member.notes.map((note) => (
          <li key={note.id} className="py-1.5">
            <p className="whitespace-pre-wrap break-words">{note.text}</p>
            <p className="text-muted">
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
          maxLength={noteLength.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isTried && isShort ? t('noteShort', { count: String(noteLength.min) }) : failed}
        />
        <Button type="submit" size="sm" isPending={add.isPending}>
          {t('addNote')}
        </Button>
      </form>
    </FilePart>
  )
}
