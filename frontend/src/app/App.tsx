import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, StrictMode, Suspense, useDeferredValue, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageProvider } from '#frontend/domain/account/LanguageProvider.tsx'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { ConsentBanner } from '#frontend/domain/site/ConsentBanner.tsx'
import { useTabTitle } from '#frontend/domain/site/title.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { watchConnection } from '#frontend/lib/connection.ts'
import { loadInsideTexts } from '#frontend/lib/language.ts'
import { useStore } from '#frontend/lib/store.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { Loading } from './Loading.tsx'
import { Pages } from './Pages.tsx'
import { prefetchWhenIdle } from './prefetch.ts'
import { queryClient } from './query-client.ts'
import { shown } from './router.ts'
import { useMemberLanguage } from './use-member-language.ts'

const Popups = lazy(() => importGuarded(async () => ({ default: (await import('./Popups.tsx')).Popups })))

// Loads the texts of the inner screens too, as the toasts of MemberLife use them.
const MemberLife = lazy(() =>
  importGuarded(async () => {
    const [module] = await Promise.all([import('./MemberLife.tsx'), loadInsideTexts()])
    return module
  }),
)

/** Providers of the whole site, in the browser and while prerendering. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>{children}</LanguageProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

/**
 * Shell of every page: skip link, loading bar, page, popups, tab title, consent banner, background
 * work of members, toasts. Renders once; its parts subscribe to what changes.
 */
export function App() {
  const t = useTranslations('app')
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-5 py-3 font-medium text-on-primary focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Loading />
      <Pages />
      <Suspense>
        <Popups />
      </Suspense>
      <SessionLife />
      <ToastRegion />
    </>
  )
}

/**
 * Effects that depend on the session but not on which page is shown. Effects for a member start
 * once the first page is shown.
 */
function SessionLife() {
  const settings = useSettings()
  const { state } = useSession()
  const isMember = state === 'member'
  // Until the first page is shown, `usePage` returns the home page, and AgeGate would redirect from
  // there.
  const hasPage = useStore(shown, ({ kind }) => kind !== 'nothing')
  // Deferred, so that `Suspense` shows no fallback: React delays the content that replaces a
  // fallback (here the live connection and the counts) by up to 300 ms. A sign-out is not deferred.
  const mayStartLife = useDeferredValue(isMember && hasPage, false)
  useTabTitle(settings.name)
  useMemberLanguage()
  useEffect(watchConnection, [])
  useEffect(() => {
    if (state !== 'unknown') return prefetchWhenIdle(state)
  }, [state])
  return (
    <>
      <Suspense>{isMember && mayStartLife && <MemberLife />}</Suspense>
      {state !== 'unknown' && <ConsentBanner isMember={isMember} />}
    </>
  )
}
