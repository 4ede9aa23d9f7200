import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { useAddStaffNote } from '../members.ts'
import { StaffNotes } from './StaffNotes.tsx'

/** Notes of staff about a member and about complaints that concern them (MOD-08). */
export function MemberNotes({ member, q }: { member: Pick<StaffMember, 'card' | 'notes'>; q: string }) {
  const t = useTranslations('staff.member')
  const send = useAddStaffNote(q)
  const { id } = member.card
  return (
    <StaffNotes
      {...{ notes: member.notes, send }}
      complaint={null}
      hint={t('noteHint')}
      draft={['member-note', id]}
      onAdd={(note, options) => send.mutate({ ...note, member: id }, options)}
    />
  )
}
