import { useTranslations } from 'use-intl'
import { TextLink } from '#frontend/ui/Link.tsx'
import { receiptOf } from '#shared/model/complaint.ts'
import { complaintPath } from '../paths.ts'
import type { StaffMember } from '../queries.ts'

type NoteAsideProps = {
  note: StaffMember['notes'][number]
  /** Id of the complaint on whose page the note is; null in a member's file. */
  current: string | null
}

/** Colleague to whom a complaint was handed with a note, and a link to another complaint. */
export function NoteAside({ note, current }: NoteAsideProps) {
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
