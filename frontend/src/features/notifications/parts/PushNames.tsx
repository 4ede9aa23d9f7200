import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import { useSetting } from '../queries.ts'

/**
 * Whether pushes name the other member; optional, as lock screens show pushes (OPEN-63, TRAP-51).
 */
export function PushNames({
  saved,
  isIdle,
}: {
  saved: boolean
  /** Whether the setting has no effect, as no device has push. */
  isIdle: boolean
}) {
  const t = useTranslations('notifications.names')
  const all = useTranslations('notifications')
  const errorText = useErrorText()
  const { value, choose, error } = useSetting('push_names', saved)
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <Switch
        label={t('label')}
        description={
          <>
            <span>{t('text')}</span> {isIdle && all('noDevice')}
          </>
        }
        isOn={value}
        isIdle={isIdle}
        onChange={choose}
      />
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </div>
  )
}
