import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { FilePart } from './FilePart.tsx'

/** Devices on which a member is signed in (MOD-08). */
export function MemberDevices({ devices }: Pick<StaffMember, 'devices'>) {
  const t = useTranslations('staff.member')
  return (
    <FilePart title={t('devices')} isEmpty={devices.length === 0} none={t('noDevices')}>
      <ul className="divide-y divide-line">
        {devices.map(({ device, first_seen, last_seen }) => (
          <li key={`${device} ${first_seen} ${last_seen}`} className="py-1.5">
            <p className="font-medium">{device ?? t('unknownDevice')}</p>
            <p className="text-muted">
              {t('firstSeen')} <ExactTime at={first_seen} />
            </p>
            <p className="text-muted">
              {t('lastSeen')} <ExactTime at={last_seen} />
            </p>
          </li>
        ))}
      </ul>
    </FilePart>
  )
}
