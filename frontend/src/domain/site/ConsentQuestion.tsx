import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { usePage } from '#frontend/lib/router.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { trackingDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { decideConsent } from './consent.ts'

function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
const isScrolled = (): boolean => window.scrollY > window.innerHeight / 2

/**
 * Content of the consent banner. The two answers are equally prominent. On phones it would cover
 * the sign-up form in the first view of the home page (HOME-28), so there it waits until the
 * visitor has scrolled on.
 */
export default function ConsentQuestion() {
  const t = useTranslations('ui.consent')
  const isPhone = useIsPhone()
  const { name } = usePage()
  const isPastForm = useSyncExternalStore(onScroll, isScrolled)
  // The pages of landers do not set the page of the router, which then names the home page.
  const isHome = name === 'index' && window.location.pathname === pathTo('index')
  if (isPhone && isHome && !isPastForm) return null
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-2 bottom-[calc(var(--bar-bottom)+var(--safe-bottom)+8px)] z-40 mx-auto max-w-[560px] animate-land rounded-card border border-line bg-surface p-4 text-ink shadow-raised"
    >
      <h2 className="font-bold">{t('title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('text', { days: String(trackingDays) })}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => decideConsent('refused', new Date())}>{t('refuse')}</Button>
        <Button onClick={() => decideConsent('granted', new Date())}>{t('accept')}</Button>
      </div>
    </section>
  )
}
