import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { needsActivation } from '#frontend/features/account/activation.ts'
import { useIsTimeBonusVisible } from '#frontend/features/credits/time-bonus.ts'
import { languageStore } from '#frontend/lib/language.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useIsFlagSet } from '#frontend/lib/storage-flags.ts'
import { useStore } from '#frontend/lib/store.ts'
import { isMembersArea } from '#shared/rules/paths.ts'
import { shownAlerts } from './alert-order.ts'
import { bannerParts } from './load-banners.ts'
import { routeOf } from './routes.ts'
import { useInstallCard } from './use-install-card.ts'
import { isPushAlertDue, usePush } from './use-push.ts'

/** Banners due on this page, at most two alerts (alert-order.ts). */
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
  const status = usePush(session.state)
  const isAtNotifications = hides.includes('notifications-alert')
  const parts = useStore(bannerParts)
  // Some banners use texts that load with a screen; an error page can render before these texts are
  // loaded.
  const { isInside: hasInsideTexts } = useStore(languageStore)
  const alerts = shownAlerts({
    activation: user !== null && needsActivation(user),
    name: user?.name_removed === true && hasInsideTexts,
    notifications: (user?.notifications_disabled.length ?? 0) > 0 && !isNotificationsPutAway && !isAtNotifications,
    // Only `null` means that there is no photo: a photo under inspection counts as one (TRAP-65).
    photo: user?.profile.main_image === null && !isPhotoPutAway && !hides.includes('photo-alert'),
    push:
      !isAtNotifications &&
      isPushAlertDue({ isMember: user !== null, hasKey: pushKey !== null, status, isDismissed: isPushPutAway }),
    install: installWay !== null,
  })
  if (!parts) return null
  const { ActivationReminder, DisabledAlert, NameAlert, PhotoAlert, PushAlert, TimeBonusBanner, InstallCard } = parts
  return (
    <>
      {user && alerts.includes('activation') && <ActivationReminder email={user.email} />}
      {user && alerts.includes('name') && <NameAlert name={user.profile.name} />}
      {alerts.includes('notifications') && <DisabledAlert />}
      {alerts.includes('photo') && <PhotoAlert />}
      {alerts.includes('push') && <PushAlert />}
      {hasTimeBonus && hasInsideTexts && isMembersArea(name) && <TimeBonusBanner />}
      {installWay && alerts.includes('install') && <InstallCard way={installWay} />}
    </>
  )
}
