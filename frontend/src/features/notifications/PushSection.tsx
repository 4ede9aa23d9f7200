import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Section } from '#frontend/ui/Section.tsx'
import { PushDevices } from './parts/PushDevices.tsx'
import { PushNames } from './parts/PushNames.tsx'
import { PushSwitch } from './parts/PushSwitch.tsx'
import { QuietHours } from './parts/QuietHours.tsx'
import { usePreferences } from './queries.ts'

/**
 * Push on this device and the others, quiet hours, and names in pushes (NOTIF-18, NOTIF-19,
 * OPEN-63). NotificationsSection shows the error if the settings fail to load.
 */
export default function PushSection() {
  const t = useTranslations('notifications.push')
  const { push_public_key: publicKey } = useSettings()
  const { data } = usePreferences()
  if (publicKey === null) return null
  return (
    <Section id="notifications-push" title={t('title')} lead={t('lead')}>
      <PushSwitch publicKey={publicKey} devices={data?.devices} />
      {data && data.devices.length > 0 && <PushDevices devices={data.devices} />}
      {data && (
        <QuietHours saved={data.quiet_hours} usual={data.usual_quiet_hours} isIdle={data.devices.length === 0} />
      )}
      {data && <PushNames saved={data.push_names} isIdle={data.devices.length === 0} />}
    </Section>
  )
}
