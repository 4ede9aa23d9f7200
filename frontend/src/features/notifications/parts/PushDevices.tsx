import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { type PushDevice, useForgetDevice } from '../queries.ts'
import { PushDeviceRow } from './PushDeviceRow.tsx'

/**
 * Devices that get the member's pushes, this one first; each of the others can be switched off. A
 * browser that renewed its subscription has several entries until a push to the old ones fails;
 * they are shown as one device.
 */
export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useTranslations('notifications.devices')
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = useForgetDevice()
  const own = devices.find(({ current }) => current)
  const shown = [...(own ? [own] : []), ...devices.filter(({ current }) => !current)]
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <h4 className="font-bold">{t('title')}</h4>
      <ul className="divide-y divide-line">
        {shown.map((device) => (
          <PushDeviceRow
            key={device.id}
            device={device}
            isForgetting={isPending && variables === device.id}
            onForget={() => mutate(device.id)}
          />
        ))}
      </ul>
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </div>
  )
}
