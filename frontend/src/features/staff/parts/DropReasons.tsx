import { useTranslations } from 'use-intl'
import { dropReasons } from '#shared/model/notification.ts'

/** Number of dropped notifications per reason; a dash if none was dropped. */
export function DropReasons({ dropped }: { dropped: Readonly<Record<string, number>> }) {
  const t = useTranslations('staff.policy')
  const shown = dropReasons.filter((reason) => dropped[reason])
  if (shown.length === 0) return <>–</>
  return (
    <ul>
      {shown.map((reason) => (
        <li key={reason}>
          <span className="tabular">{dropped[reason]}</span> {t(`drops.${reason}`)}
        </li>
      ))}
    </ul>
  )
}
