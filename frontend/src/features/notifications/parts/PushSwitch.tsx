import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pushState, pushStatus, readPush, unsubscribeFromPush } from '#frontend/domain/notifications/push.ts'
import { subscribeToPush } from '#frontend/domain/notifications/push-subscribe.ts'
import InstallSteps from '#frontend/domain/site/InstallSteps.tsx'
import { useInstallWay } from '#frontend/domain/site/install.ts'
import { useStore } from '#frontend/lib/store.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { type PushDevice, useForgetDevice, useRefetchDevices } from '../queries.ts'

/**
 * State of push on this device, and its button (NOTIF-05). The browser prompts only after a press
 * (TRAP-51), which the text above the button announces.
 */
export function PushSwitch({ publicKey, devices }: { publicKey: string; devices: readonly PushDevice[] | undefined }) {
  const t = useTranslations('notifications.push')
  const browser = pushStatus(useStore(pushState))
  const { mutateAsync: forget } = useForgetDevice()
  const refetchDevices = useRefetchDevices()
  const isShareSheet = useInstallWay() === 'share-sheet'
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const own = devices?.filter(({ current }) => current)
  // the browser is subscribed, but the device was removed elsewhere, so the server sends no pushes
  const isForgotten = browser === 'subscribed' && own?.length === 0
  const status = isForgotten ? 'off' : browser

  // updates the state when the member comes back from the browser's settings
  useEffect(() => {
    const read = () => void readPush()
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [])

  const switchOn = async () => {
    await subscribeToPush(publicKey)
    await refetchDevices()
  }
  const switchOff = async () => {
    await unsubscribeFromPush()
    // if these calls fail, the server removes the device when its next push to it fails
    for (const { id } of own ?? []) await forget(id).catch(() => {})
  }
  const press = async () => {
    setPending(true)
    setFailed(false)
    try {
      await (status === 'subscribed' ? switchOff() : switchOn())
    } catch {
      // push service or server unreachable: push stays off
      setFailed(true)
    }
    setPending(false)
  }
  const words = {
    unsupported: isShareSheet ? t('installFirst') : t('unsupported'),
    denied: t('denied'),
    subscribed: t('on'),
    off: t('off'),
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p
        role="status"
        className={clsx('wrap-anywhere', (status === 'subscribed' || status === 'off') && 'font-medium')}
      >
        {words[status]}
      </p>
      {status === 'off' && <p className="text-muted text-sm">{t('ask')}</p>}
      {(status === 'off' || status === 'subscribed') && (
        <Button isPending={isPending} onClick={press}>
          {status === 'off' ? t('enable') : t('disable')}
        </Button>
      )}
      {status === 'unsupported' && isShareSheet && (
        <>
          <Button onClick={() => setOpen(true)}>{t('installSteps')}</Button>
          <InstallSteps isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      {hasFailed && (
        <Alert tone="danger" isLive>
          {t('failed')}
        </Alert>
      )}
    </div>
  )
}
