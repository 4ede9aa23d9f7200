import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { Notes, type NotesProps } from '#frontend/features/staff/parts/Notes.tsx'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { noteLength } from '#shared/contract/member-file.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { FilePart } from './FilePart.tsx'

type StaffNotesProps = Pick<NotesProps, 'draft' | 'send' | 'onAdd'> & {
  notes: StaffMember['notes']
  /** Id of the complaint on whose page the notes are shown; null in a member's file. */
  complaint: string | null
  hint: string
}

/** Notes of staff about a member or a complaint, with a form to add a note. */
export function StaffNotes({ notes, complaint, hint, ...form }: StaffNotesProps) {
  const t = useTranslations('staff.member')
  return (
    <FilePart title={t('notes')} isEmpty={notes.length === 0} none={t('noNotes')}>
      <Notes
        {...form}
        notes={notes.map((note) => ({ ...note, aside: <NoteAside note={note} current={complaint} /> }))}
        className="mb-3 divide-y divide-line [&>li]:py-1.5"
        length={noteLength}
        words={{
          note: t('note'),
          hint,
          add: t('addNote'),
          short: t('noteShort', { count: String(noteLength.min) }),
        }}
      />
    </FilePart>
  )
}

type NoteAsideProps = { note: StaffMember['notes'][number]; current: string | null }

/**
 * For a note of a handover, the colleague who got the complaint. For a note about a complaint, a
 * link to the complaint, unless its page is open.
 */
function NoteAside({ note, current }: NoteAsideProps) {
  const t = useTranslations('staff.complaint')
  const { complaint, handed_to } = note
  return (
    <>
      {handed_to !== null && <span>{t('handedTo', { name: handed_to })} </span>}
      {complaint !== null && complaint !== current && (
        <TextLink to={complaintPath(complaint)}>{t('title', { receipt: receiptOf(complaint) })}</TextLink>
      )}
    </>
  )
}
