import { LogOut, Settings, Smartphone, UserRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { acceptOffer, useInstallWay } from '#frontend/domain/site/install.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Menu, type MenuItem } from '#frontend/ui/Menu.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { hasScreen } from './routes.ts'
import { logOut } from './session.ts'

const InstallSteps = lazy(() => importGuarded(() => import('#frontend/domain/site/InstallSteps.tsx')))

type AccountMenuProps = {
  user: CurrentUser
  trigger: ReactNode
  triggerClassName?: string
  isLabelInTrigger?: boolean
  isCurrent?: boolean
  side?: 'below' | 'above'
}

/** Profile, settings, sign-out (NAV-10 to 13), and installation where the device supports it. */
export function AccountMenu({ user, ...menu }: AccountMenuProps) {
  const t = useTranslations('app.nav')
  const installWay = useInstallWay()
  const [areStepsOpen, setStepsOpen] = useState(false)
  const leave = () => {
    navigate(pathTo('index'))
    // A failure is not shown: this browser already treats the member as signed out, and the next
    // page load tries again.
    void logOut().catch(() => {})
  }
  const items: MenuItem[] = [
    ...(hasScreen('profile')
      ? [{ label: t('myProfile'), icon: <UserRound aria-hidden="true" />, to: pathTo('profile') }]
      : []),
    ...(hasScreen('notifications')
      ? [{ label: t('settings'), icon: <Settings aria-hidden="true" />, to: pathTo('notifications') }]
      : []),
    ...(installWay
      ? [
          {
            label: t('install'),
            icon: <Smartphone aria-hidden="true" />,
            onSelect: installWay === 'offer' ? acceptOffer : () => setStepsOpen(true),
          },
        ]
      : []),
    { label: t('logout'), icon: <LogOut aria-hidden="true" />, onSelect: leave },
  ]
  return (
    <>
      <Menu
        label={t('account')}
        items={items}
        header={
          <>
            <p className="truncate font-bold">{user.profile.name}</p>
            <p className="truncate text-muted text-sm">{user.email}</p>
          </>
        }
        {...menu}
      />
      {areStepsOpen && (
        <Suspense>
          <InstallSteps isOpen onClose={() => setStepsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
