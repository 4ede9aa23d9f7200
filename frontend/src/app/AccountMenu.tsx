import { LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { navigate } from '#frontend/lib/router.ts'
import { Menu, type MenuItem } from '#frontend/ui/Menu.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { hasScreen } from './routes.ts'
import { logOut } from './session.ts'

type AccountMenuProps = {
  user: CurrentUser
  trigger: ReactNode
  triggerClassName?: string
  isLabelInTrigger?: boolean
  side?: 'below' | 'above'
}

/** My profile, settings, logout (NAV-10 to 13). */
export function AccountMenu({ user, ...menu }: AccountMenuProps) {
  const t = useTranslations('app.nav')
  const leave = () => {
    navigate(pathTo('index'))
    // a lost answer changes nothing here: nobody is logged in any more, and the next call would be refused
    void logOut().catch(() => {})
  }
  const items: MenuItem[] = [
    ...(hasScreen('profile')
      ? [{ label: t('myProfile'), icon: <UserRound aria-hidden="true" />, to: pathTo('profile') }]
      : []),
    ...(hasScreen('notifications')
      ? [{ label: t('settings'), icon: <Settings aria-hidden="true" />, to: pathTo('notifications') }]
      : []),
    { label: t('logout'), icon: <LogOut aria-hidden="true" />, onSelect: leave },
  ]
  return (
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
  )
}
