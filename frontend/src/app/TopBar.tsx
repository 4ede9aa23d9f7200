import { clsx } from 'clsx'
import { ArrowLeft, Coins, Crown, Heart, MessageCircle, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useCounts } from '#frontend/domain/site/counts.ts'
import { isInstalledApp } from '#frontend/lib/installed-app.ts'
import { goBack, usePage } from '#frontend/lib/router.ts'
import { usePageMark } from '#frontend/lib/use-page-mark.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { creditsBadge } from '#shared/rules/badges.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { hasScreen, routeOf } from './routes.ts'

type NavItem = { page: PageName; to: string; label: string; icon: ReactNode; badge?: ReactNode; isCurrent: boolean }

/** Navigation of members, shared by the top bar and the bottom bar of phones (NAV-01 to 09). */
function useNavItems(user: CurrentUser | null): readonly NavItem[] {
  const t = useTranslations('app.nav')
  const { unread, newLikes } = useCounts()
  const { name } = usePage()
  if (!user) return []
  const tone = user.paid_user ? creditsBadge(user.credits) : null
  const items: readonly (Omit<NavItem, 'to' | 'isCurrent'> & {
    page: 'members' | 'chats' | 'likes' | 'credits' | 'premium'
  })[] = [
    { page: 'members', label: t('search'), icon: <Search aria-hidden="true" /> },
    {
      page: 'chats',
      label: t('messages'),
      icon: <MessageCircle aria-hidden="true" />,
      badge: <Badge count={unread} label={t('unread', { count: unread })} />,
    },
    {
      page: 'likes',
      label: t('likes'),
      icon: <Heart aria-hidden="true" />,
      badge: <Badge count={newLikes} label={t('newLikes', { count: newLikes })} />,
    },
    user.paid_user
      ? {
          page: 'credits',
          label: t('credits'),
          icon: <Coins aria-hidden="true" />,
          badge: tone && (
            <Badge count={user.credits} isZeroShown tone={tone} label={t('creditsLeft', { count: user.credits })} />
          ),
        }
      : { page: 'premium', label: t('getPremium'), icon: <Crown aria-hidden="true" /> },
  ]
  return items
    .filter(({ page }) => hasScreen(page))
    .map((item) => ({
      ...item,
      to: pathTo(item.page),
      // A chat opened from a profile belongs to the item "chats", although its path is below
      // members.
      isCurrent:
        name === 'members-id-chat' ? item.page === 'chats' : name === item.page || !!name?.startsWith(`${item.page}-`),
    }))
}

/** Slim top bar; members on phones have the navigation in the bottom bar. */
export function TopBar() {
  const t = useTranslations('app.nav')
  const session = useSession()
  const user = session.state === 'member' ? session.user : null
  const items = useNavItems(user)
  return (
    <>
      <header
        data-bar="top"
        className="sticky top-0 z-30 border-line border-b bg-surface/95 pt-(--safe-top) backdrop-blur-sm"
      >
        <Container className="flex h-(--bar-top) items-center gap-2">
          <BackButton />
          <HomeLink className="mr-auto" />
          {user && (
            <nav aria-label={t('label')} className="hidden md:block">
              <ul className="flex items-center gap-1">
                {items.map((item) => (
                  <li key={item.page}>
                    <Link
                      to={item.to}
                      aria-current={item.isCurrent ? 'page' : undefined}
                      className={clsx(
                        'bar-item',
                        item.isCurrent ? 'bg-primary-tint text-on-primary-tint' : 'text-ink hover:bg-sunken',
                      )}
                    >
                      {item.icon}
                      {item.label}
                      {item.badge}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <LanguageMenu />
          {user && (
            <div className="hidden md:block">
              <AccountMenu
                user={user}
                trigger={
                  <Avatar name={user.profile.name} src={user.profile.main_image?.thumb_filename ?? null} size="sm" />
                }
                triggerClassName="rounded-full"
              />
            </div>
          )}
          {session.state === 'visitor' && (
            <LinkButton to={pathTo('login')} size="sm">
              {t('login')}
            </LinkButton>
          )}
        </Container>
      </header>
      {user && <BottomBar user={user} items={items} />}
    </>
  )
}

/**
 * Bottom bar of phones: icons, badges and labels,
 * above the safe area. Its height is in --bar-bottom.
 */
function BottomBar({ user, items }: { user: CurrentUser; items: readonly NavItem[] }) {
  const t = useTranslations('app.nav')
  const { name } = usePage()
  usePageMark('data-bottom-bar')
  const isAccount = name === 'profile' || name === 'notifications'
  return (
    <nav
      aria-label={t('label')}
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-(--safe-bottom) md:hidden"
    >
      <ul className="@container mx-auto flex max-w-[560px]">
        {items.map((item) => (
          <li key={item.page} className="flex-auto">
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={clsx(
                'bar-cell flex min-h-14 flex-col-reverse',
                item.isCurrent ? 'text-primary-ink' : 'text-muted',
              )}
            >
              {/* first, so that the accessible name of the link begins with its visible label */}
              <span className="bar-label">{item.label}</span>
              <span className="relative">
                {item.icon}
                <span className="absolute -top-2 left-3.5">{item.badge}</span>
              </span>
            </Link>
          </li>
        ))}
        <li className="flex-auto">
          <AccountMenu
            user={user}
            side="above"
            isLabelInTrigger
            isCurrent={isAccount}
            trigger={
              <>
                <UserRound aria-hidden="true" />
                <span className="bar-label">{t('account')}</span>
              </>
            }
            triggerClassName={clsx('bar-cell flex min-h-14 flex-col', isAccount ? 'text-primary-ink' : 'text-muted')}
          />
        </li>
      </ul>
    </nav>
  )
}

/**
 * Back button of the installed app, which has no browser bar: on profile, likes and credits, if
 * there is history (NAV-16 to 19).
 */
function BackButton() {
  const t = useTranslations('app.nav')
  const route = routeOf(usePage().name)
  if (!route?.hasBack || !isInstalledApp() || window.history.length <= 1) return null
  return <IconButton label={t('back')} icon={<ArrowLeft aria-hidden="true" />} onClick={goBack} className="-ml-2" />
}
