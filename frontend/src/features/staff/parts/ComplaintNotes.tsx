import { useTranslations } from 'use-intl'
import { noteLength } from '#shared/contract/member-file.ts'
import { type StaffMember, useNoteComplaint } from '../queries.ts'
import { FilePart } from './FilePart.tsx'
import { NoteAside } from './NoteAside.tsx'
import { Notes } from './Notes.tsx'

/** Notes of staff about a complaint and the others about the same member, which no member sees. */
export function ComplaintNotes({ id: complaint, notes }: { id: string; notes: StaffMember['notes'] }) {
  const t = useTranslations('staff.member')
  const own = useTranslations('staff.complaint')
  const add = useNoteComplaint()
  return (
    <FilePart title={t('notes')} isEmpty={notes.length === 0} none={t('noNotes')}>
      <Notes
        notes={notes.map((note) => ({ ...note, aside: <NoteAside note={note} current={complaint} /> }))}
        className="mb-3 divide-y divide-line [&>li]:py-1.5"
        draft={['complaint-note', complaint]}
        length={noteLength}
        words={{
          ...{ note: t('note'), hint: own('noteHint'), add: t('addNote') },
          short: t('noteShort', { count: String(noteLength.min) }),
        }}
        send={add}
        onAdd={(note, options) => add.mutate({ ...note, complaint }, options)}
      />
    </FilePart>
  )
}
