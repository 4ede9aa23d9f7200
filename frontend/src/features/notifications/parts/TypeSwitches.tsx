import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { advertisingTypes, isAdvertising } from '#shared/rules/notifications.ts'
import { type Channel, type Preferences, useSwitches } from '../queries.ts'
import { ChannelHeads, TypeRow } from './TypeRow.tsx'

const aboutPeople = notificationTypes.filter((type) => !isAdvertising(type))

/**
 * Switches of the eight types, one per channel; advertising is separate, as it needs consent
 * (NOTIF-18, TRAP-49).
 */
export function TypeSwitches({
  preferences,
  channels,
  noDeviceId,
}: {
  preferences: Pick<Preferences, Channel | 'unread_reminder_hours'>
  channels: readonly Channel[]
  /** Id of the text that no device has push; undefined if one has it. */
  noDeviceId: string | undefined
}) {
  const t = useTranslations('notifications')
  const errorText = useErrorText()
  const { isOn, press, error } = useSwitches(preferences)
  const [people, advertising] = [useId(), useId()]
  const row = (type: NotificationType) => (
    <TypeRow
      key={type}
      type={type}
      reminderHours={preferences.unread_reminder_hours}
      channels={channels}
      noDeviceId={noDeviceId}
      isOn={(channel) => isOn(type, channel)}
      onPress={(channel, isNowOn) => press(type, channel, isNowOn)}
    />
  )
  return (
    <>
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: fieldset breaks the layout */}
      <div role="group" aria-labelledby={people} className="@container/types">
        <div className="flex items-end justify-between gap-3">
          <h4 id={people} className="font-bold">
            {t('people')}
          </h4>
          <ChannelHeads channels={channels} />
        </div>
        {aboutPeople.map(row)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-labelledby={advertising} className="@container/types border-line border-t pt-5">
        <h4 id={advertising} className="font-bold">
          {t('advertising')}
        </h4>
        <div className="flex items-end justify-between gap-3">
          <p className="min-w-0 text-muted text-sm">{t('advertisingText')}</p>
          <ChannelHeads channels={channels} />
        </div>
        {advertisingTypes.map(row)}
      </div>
    </>
  )
}
