import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { pushStanding, pushState, subscribeToPush, unsubscribeFromPush } from '#frontend/domain/notifications/push.ts'
import { useStore } from '#frontend/lib/store.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/**
 * State of push on this device, and its switch (NOTIF-05, TRAP-51); hidden if the site has no push.
 */
export function PushSwitch() {
  const t = useTranslations('notifications.push')
  const { push_public_key: publicKey } = useSettings()
  const standing = pushStanding(useStore(pushState))
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (publicKey === null) return null

  const press = async () => {
    setPending(true)
    setFailed(false)
    try {
      await (standing === 'subscribed' ? unsubscribeFromPush() : subscribeToPush(publicKey))
    } catch {
      // push service or server unreachable: push stays off
      setFailed(true)
    }
    setPending(false)
  }
  const words = { unsupported: t('unsupported'), denied: t('denied'), subscribed: t('on'), off: t('off') }
  return (
    <div id="notifications-push" tabIndex={-1} className="scroll-mt-24 border-line border-t pt-5 outline-none">
      <h3 className="font-bold">{t('title')}</h3>
      <p className="text-muted text-sm">{t('text')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status">{words[standing]}</p>
        {(standing === 'off' || standing === 'subscribed') && (
          <Button isPending={isPending} onClick={press}>
            {standing === 'off' ? t('enable') : t('disable')}
          </Button>
        )}
      </div>
      {hasFailed && (
        <Alert tone="danger" isLive className="mt-3">
          {t('failed')}
        </Alert>
      )}
    </div>
  )
}
