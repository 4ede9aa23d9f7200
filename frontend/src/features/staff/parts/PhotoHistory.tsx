import { useTranslations } from 'use-intl'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { StaffMember } from '../member-view.ts'
import { useReasonText } from './use-reason-text.ts'

/** Upload of a photo and the decisions on it, newest first (MOD-08). */
export function PhotoHistory({ photo }: { photo: StaffMember['photos'][number] }) {
  const t = useTranslations('staff.member')
  const audit = useTranslations('staff.audit')
  const reasonText = useReasonText()
  const { history, reason, uploaded_at } = photo
  return (
    <ol className="flex flex-col gap-1 break-words text-sm leading-snug [&_time]:whitespace-normal!">
      {/* Entries expire with the audit trail. Then the reason stored with the photo is shown. */}
      {history.length === 0 && reason && <li>{reasonText({ action: 'photo_refused', reason })}</li>}
      {history.map((entry) => (
        <li key={entry.id}>
          {audit(`actions.${entry.action}`)}
          {entry.reason && `: ${reasonText(entry)}`}
          <span className="block text-muted">
            {entry.staff || audit('machine')}, <ExactTime at={entry.at} />
          </span>
        </li>
      ))}
      {uploaded_at && (
        <li>
          {t('uploaded')}
          <span className="block text-muted">
            <ExactTime at={uploaded_at} />
          </span>
        </li>
      )}
    </ol>
  )
}
