import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { advertisingTypes, isAdvertising, isSent } from '#shared/rules/notifications.ts'
import { useSwitch } from '../queries.ts'

const aboutPeople = notificationTypes.filter((type) => !isAdvertising(type))

/** Switches of the eight types; advertising is separate, as it needs consent (TRAP-49). */
export function TypeSwitches({ types }: { types: Readonly<Record<NotificationType, boolean>> }) {
  const t = useTranslations('notifications')
  const errorText = useErrorText()
  const { pressed, press, error } = useSwitch()
  const [people, advertising] = [useId(), useId()]
  const row = (type: NotificationType) => (
    <Switch
      key={type}
      label={t(`types.${type}.label`)}
      description={isSent(type) ? t(`types.${type}.text`) : `${t(`types.${type}.text`)} ${t('notSent')}`}
      isOn={pressed[type] ?? types[type]}
      onChange={(isOn) => press(type, isOn)}
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
      <div role="group" aria-labelledby={people} className="flex flex-col gap-4">
        <h3 id={people} className="sr-only">
          {t('people')}
        </h3>
        {aboutPeople.map(row)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-labelledby={advertising} className="flex flex-col gap-4 border-line border-t pt-5">
        <div>
          <h3 id={advertising} className="font-bold">
            {t('advertising')}
          </h3>
          <p className="text-muted text-sm">{t('advertisingText')}</p>
        </div>
        {advertisingTypes.map(row)}
      </div>
    </>
  )
}
