import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SwitchControl } from '#frontend/ui/SwitchControl.tsx'
import type { NotificationType } from '#shared/model/user.ts'
import type { Channel } from '../queries.ts'

// Columns as wide as a touch target. Below 17rem, on small phones or with large text, the switches
// are below the text, each with its own caption.
const columnClass = 'flex w-16 justify-center'

/** Heads of the columns; hidden from screen readers, as each switch names its channel. */
export function ChannelHeads({ channels }: { channels: readonly Channel[] }) {
  const t = useTranslations('notifications.channels')
  return (
    <div aria-hidden="true" className="@max-[17rem]/types:hidden flex shrink-0 text-muted text-sm">
      {channels.map((channel) => (
        <span key={channel} className={columnClass}>
          {t(channel)}
        </span>
      ))}
    </div>
  )
}

/**
 * One notification type with a switch per channel, named such as `Likes: mail`. Without a device,
 * the push switch is grey, as nothing is sent, but can still be set.
 */
export function TypeRow({
  type,
  reminderHours,
  channels,
  noDeviceId,
  isOn,
  onPress,
}: {
  type: NotificationType
  /** Hours after which members get a reminder of an unread message; set per country. */
  reminderHours: number
  channels: readonly Channel[]
  noDeviceId: string | undefined
  isOn: (channel: Channel) => boolean
  onPress: (channel: Channel, isOn: boolean) => void
}) {
  const t = useTranslations('notifications')
  const id = useId()
  const label = t(`types.${type}.label`)
  return (
    <div className="flex @max-[17rem]/types:flex-col items-start justify-between gap-3 @max-[17rem]/types:gap-1 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p id={id} className="text-muted text-sm">
          {t(`types.${type}.text`, { hours: reminderHours })}
        </p>
      </div>
      <div className="flex @max-[17rem]/types:flex-wrap @max-[17rem]/types:gap-x-6 shrink-0">
        {channels.map((channel) => (
          <div key={channel} className={`${columnClass} @max-[17rem]/types:w-auto @max-[17rem]/types:gap-3`}>
            <span aria-hidden="true" className="@max-[17rem]/types:inline hidden self-center text-sm">
              {t(`channels.${channel}`)}
            </span>
            <SwitchControl
              aria-label={t('switchName', { kind: label, channel: t(`channels.${channel}`) })}
              aria-describedby={clsx(id, channel === 'push' && noDeviceId)}
              isOn={isOn(channel)}
              isIdle={channel === 'push' && noDeviceId !== undefined}
              onChange={(isNowOn) => onPress(channel, isNowOn)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
