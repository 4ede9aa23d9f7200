import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { Head } from './parts/Head.tsx'
import { Rail } from './parts/Rail.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { ScreenBoundary } from './parts/ScreenBoundary.tsx'
import { type StaffScreen, screenFor, sectionOf, sectionsOf, staffPaths } from './paths.ts'
import SignInScreen from './SignInScreen.tsx'
import { endSession, staffQuery } from './session.ts'
import { useDeskWatch, useIsAwake } from './use-awake.ts'

type ScreenProps = { id: string }
const part = (load: () => Promise<{ default: ComponentType<ScreenProps> }>) => lazy(() => importGuarded(load))

const screens: Record<Exclude<StaffScreen['name'], 'notFound'>, ComponentType<ScreenProps>> = {
  overview: part(() => import('./OverviewScreen.tsx')),
  desk: part(() => import('./DeskScreen.tsx')),
  photos: part(() => import('./PhotosScreen.tsx')),
  verifications: part(() => import('./VerificationsScreen.tsx')),
  texts: part(() => import('./TextsScreen.tsx')),
  complaints: part(() => import('./ComplaintsScreen.tsx')),
  objections: part(() => import('./ObjectionsScreen.tsx')),
  erasures: part(() => import('./ErasuresScreen.tsx')),
  flaggers: part(() => import('./FlaggersScreen.tsx')),
  risks: part(() => import('./RisksScreen.tsx')),
  complaint: part(() => import('./ComplaintScreen.tsx')),
  members: part(() => import('./MemberScreen.tsx')),
  fictional: part(() => import('./FictionalScreen.tsx')),
  newFictional: part(() => import('./NewFictionalScreen.tsx')),
  changeFictional: part(() => import('./ChangeFictionalScreen.tsx')),
  campaigns: part(() => import('./CampaignsScreen.tsx')),
  newCampaign: part(() => import('./NewCampaignScreen.tsx')),
  campaign: part(() => import('./CampaignScreen.tsx')),
  payments: part(() => import('./PaymentsScreen.tsx')),
  payment: part(() => import('./PaymentsScreen.tsx')),
  totals: part(() => import('./TotalsScreen.tsx')),
  discounts: part(() => import('./DiscountsScreen.tsx')),
  newDiscount: part(() => import('./NewDiscountScreen.tsx')),
  discount: part(() => import('./DiscountsScreen.tsx')),
  nights: part(() => import('./NightsScreen.tsx')),
  policy: part(() => import('./PolicyScreen.tsx')),
  audit: part(() => import('./AuditScreen.tsx')),
}
const EnrolScreen = lazy(() => importGuarded(() => import('./EnrolScreen.tsx')))

/**
 * Interval of keep-alive requests: far below the idle timeout of a session
 * (shared/rules/limits.ts).
 */
const keepAliveMs = 5 * 60_000

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

function SignedIn({ roles }: { roles: Parameters<typeof sectionsOf>[0] }) {
  const t = useTranslations('staff')
  const { pathname } = usePage()
  const main = useRef<HTMLElement>(null)
  const screen = screenFor(roles, pathname)
  const section = sectionOf(screen)
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

  const isOpen = section !== null && sectionsOf(roles).includes(section)
  const Screen = isOpen && screen.name !== 'notFound' ? screens[screen.name] : NotHere
  return (
    <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-5 py-3 font-medium text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Rail section={section} roles={roles} />
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 p-4 md:p-6">
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<RowsSkeleton />}>
            <Screen id={'id' in screen ? screen.id : ''} />
          </Suspense>
        </ScreenBoundary>
      </main>
    </div>
  )
}

/** Unknown URL, or a section without access for this role. */
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
