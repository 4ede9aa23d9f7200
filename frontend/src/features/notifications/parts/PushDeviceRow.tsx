import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { dayText } from '#frontend/ui/Time.tsx'
import { type PushDevice, useTestPush } from '../queries.ts'

/**
 * One device with push, to which the member can send a test. The current device has no button to
 * forget it: the switch above the list also ends the browser's subscription.
 */
export function PushDeviceRow({
  device: { id, name, current, added_at },
  isForgetting,
  onForget,
}: {
  device: PushDevice
  isForgetting: boolean
  onForget: () => void
}) {
  const t = useTranslations('notifications.devices')
  const errorText = useErrorText()
  const locale = useRegionalLocale()
  const { mutate: sendTest, isPending, isSuccess, error } = useTestPush(id)
  const device = name || t('unknown')
  const since = t('since', { day: dayText(new Date(added_at), serverNow(), locale) })
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-medium">{device}</p>
          <p className="text-muted text-sm">{current ? `${t('current')} · ${since}` : since}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isPending={isPending} onClick={() => sendTest()} aria-label={`${t('test')}: ${device}`}>
          {t('test')}
        </Button>
        {!current && (
          <Button
            size="sm"
            tone="ghost"
            isPending={isForgetting}
            onClick={onForget}
            aria-label={`${t('forget')}: ${device}`}
          >
            {t('forget')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && t('testSent')}
      </p>
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </li>
  )
}
