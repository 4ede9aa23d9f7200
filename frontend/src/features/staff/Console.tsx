import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { minuteMs } from '#shared/rules/durations.ts'
import { Head } from './parts/Head.tsx'
import { Rail } from './parts/Rail.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { ScreenBoundary } from './parts/ScreenBoundary.tsx'
import { staffPaths } from './paths.ts'
import { pageFor, routeFor, sectionOf, staffRoutes } from './routes.ts'
import SignInScreen from './SignInScreen.tsx'
import { endSession, staffQuery } from './session.ts'
import { useDeskWatch, useIsAwake } from './use-awake.ts'

const screens = new Map(staffRoutes.map(({ name, screen }) => [name, lazy(() => importGuarded(screen))]))
const EnrolScreen = lazy(() => importGuarded(() => import('./EnrolScreen.tsx')))

/**
 * Interval of keep-alive requests: far below the idle timeout of a session
 * (shared/rules/limits.ts).
 */
const keepAliveMs = 5 * minuteMs

/** Root of the console: invitation, sign-in, or rail with the screen of the URL. */
export function Console() {
  const { data: user } = useQuery({ ...staffQuery, enabled: false })
  const invite = new URLSearchParams(usePage().href.split('#')[1]).get('invite')
  return (
    <>
      {invite ? (
        <Suspense>
          <EnrolScreen token={invite} />
        </Suspense>
      ) : user ? (
        <SignedIn roles={user.roles} />
      ) : (
        <SignInScreen />
      )}
      <ToastRegion />
    </>
  )
}

function SignedIn({ roles }: { roles: Parameters<typeof pageFor>[0] }) {
  const t = useTranslations('staff')
  const { pathname } = usePage()
  const main = useRef<HTMLElement>(null)
  const page = pageFor(roles, pathname)
  const route = routeFor(roles, page?.name)
  const client = useQueryClient()
  // keeps the session alive while somebody types a long answer
  useQuery({ ...staffQuery, refetchInterval: useIsAwake() && keepAliveMs })
  useDeskWatch(useCallback(() => void endSession(client), [client]))

  // Moves focus to the new screen, for screen readers and keyboards.
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  const Screen = (route && screens.get(route.name)) ?? NotHere
  return (
    <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-5 py-3 font-medium text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Rail section={route ? sectionOf(route) : null} roles={roles} />
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 p-4 md:p-6">
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<RowsSkeleton />}>
            <Screen id={page?.params.id ?? ''} />
          </Suspense>
        </ScreenBoundary>
      </main>
    </div>
  )
}

/** Shown for an unknown URL, or for a section that the user's roles may not open. */
function NotHere() {
  const t = useTranslations('staff.notHere')
  return (
    <>
      <Head title={t('title')} />
      <EmptyState
        drawing="signpost"
        title={t('hint')}
        action={<LinkButton to={staffPaths.overview}>{t('toOverview')}</LinkButton>}
      />
    </>
  )
}
