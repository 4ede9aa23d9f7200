import { lazy, Suspense } from 'react'
import { needsActivation } from '#frontend/features/account/activation.ts'
import { useIsTimeBonusVisible } from '#frontend/features/credits/time-bonus.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useSession, useSettings } from '#frontend/lib/session.ts'
import { useIsFlagSet } from '#frontend/lib/storage-flags.ts'
import { isMembersArea } from '#shared/rules/paths.ts'
import { shownAlerts } from './alert-order.ts'
import { routeOf } from './routes.ts'
import { useInstallCard } from './use-install-card.ts'
import { isPushAlertDue, usePush } from './use-push.ts'

const ActivationReminder = lazy(() => importGuarded(() => import('#frontend/features/account/ActivationReminder.tsx')))
const PhotoAlert = lazy(() => importGuarded(() => import('#frontend/features/photos/PhotoAlert.tsx')))
const InstallCard = lazy(() => importGuarded(() => import('#frontend/features/site/InstallCard.tsx')))
const DisabledAlert = lazy(() => importGuarded(() => import('#frontend/features/notifications/DisabledAlert.tsx')))
const PushAlert = lazy(() => importGuarded(() => import('#frontend/features/notifications/PushAlert.tsx')))
const TimeBonusBanner = lazy(() => importGuarded(() => import('#frontend/features/credits/TimeBonusBanner.tsx')))

/** The banners that are due on this page, two alerts at most (alert-order.ts); what each needs is loaded only then. */
export function Banners() {
  const session = useSession()
  const user = session.state === 'member' ? session.user : null
  const { push_public_key: pushKey } = useSettings()
  const hasTimeBonus = useIsTimeBonusVisible()
  const { name } = usePage()
  const installWay = useInstallCard()
  const hides = routeOf(name)?.hides ?? []
  const [isPhotoPutAway, isNotificationsPutAway, isPushPutAway] = [
    useIsFlagSet('hide-enrich-alert'),
    useIsFlagSet('hide-disabled-notifications-alert'),
    useIsFlagSet('hide-push-notification-alert'),
  ]
  const standing = usePush(session.state)
  const isAtNotifications = hides.includes('notifications-alert')
  const alerts = shownAlerts({
    activation: user !== null && needsActivation(user),
    notifications: (user?.notifications_disabled.length ?? 0) > 0 && !isNotificationsPutAway && !isAtNotifications,
    // follows null only: a photo that is still being looked at is one (TRAP-65)
    photo: user?.profile.main_image === null && !isPhotoPutAway && !hides.includes('photo-alert'),
    push:
      !isAtNotifications &&
      isPushAlertDue({ isMember: user !== null, hasKey: pushKey !== null, standing, isDismissed: isPushPutAway }),
    install: installWay !== null,
  })
  return (
    <Suspense>
      {user && alerts.includes('activation') && <ActivationReminder email={user.email} />}
      {alerts.includes('notifications') && <DisabledAlert />}
      {alerts.includes('photo') && <PhotoAlert />}
      {alerts.includes('push') && <PushAlert />}
      {hasTimeBonus && isMembersArea(name) && <TimeBonusBanner />}
      {installWay && alerts.includes('install') && <InstallCard way={installWay} />}
    </Suspense>
  )
}
