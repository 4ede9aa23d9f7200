import { useTranslations } from 'use-intl'
import { noteLength } from '#shared/contract/member-file.ts'
import { type StaffMember, useAddStaffNote } from '../queries.ts'
import { FilePart } from './FilePart.tsx'
import { NoteAside } from './NoteAside.tsx'
import { Notes } from './Notes.tsx'

/** Notes of staff about a member and about complaints that concern them (MOD-08). */
export function MemberNotes({ member, q }: { member: Pick<StaffMember, 'card' | 'notes'>; q: string }) {
  const t = useTranslations('staff.member')
  const add = useAddStaffNote(q)
  const { id } = member.card
  return (
    <FilePart title={t('notes')} isEmpty={member.notes.length === 0} none={t('noNotes')}>
      <Notes
        notes={member.notes.map((note) => ({ ...note, aside: <NoteAside note={note} current={null} /> }))}
        className="mb-3 divide-y divide-line [&>li]:py-1.5"
        draft={['member-note', id]}
        length={noteLength}
        words={{
          ...{ note: t('note'), hint: t('noteHint'), add: t('addNote') },
          short: t('noteShort', { count: String(noteLength.min) }),
        }}
        send={add}
        onAdd={(note, options) => add.mutate({ ...note, member: id }, options)}
      />
    </FilePart>
  )
}
