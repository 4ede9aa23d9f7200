import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { useNoteComplaint } from '../complaints.ts'
import { StaffNotes } from './StaffNotes.tsx'

/**
 * Notes of staff about a complaint and about other complaints on the same member. No member sees
 * the notes.
 */
export function ComplaintNotes({ id: complaint, notes }: { id: string; notes: StaffMember['notes'] }) {
  const t = useTranslations('staff.complaint')
  const send = useNoteComplaint()
  return (
    <StaffNotes
      {...{ notes, complaint, send }}
      hint={t('noteHint')}
      draft={['complaint-note', complaint]}
      onAdd={(note, options) => send.mutate({ ...note, complaint }, options)}
    />
  )
}
