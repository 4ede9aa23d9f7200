import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { usePage } from '#frontend/lib/router.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { trackingDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { decideConsent } from './consent.ts'

function onMove(onChange: () => void): () => void {
  for (const event of ['scroll', 'resize']) window.addEventListener(event, onChange, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize']) window.removeEventListener(event, onChange)
  }
}

/** Whether the sign-up form has been scrolled out of view; false before the form is rendered. */
function isPastForm(): boolean {
  const form = document.querySelector('main form')
  return form !== null && form.getBoundingClientRect().bottom <= 0
}

/**
 * Content of the consent banner. The two answers are equally prominent. On phones it would cover
 * the sign-up form of the visitors' home page (HOME-28), so there it waits until the visitor has
 * scrolled past the form; it also hides when the visitor scrolls back, unless it has the focus.
 */
export default function ConsentQuestion({ isMember }: { isMember: boolean }) {
  const t = useTranslations('ui.consent')
  const isPhone = useIsPhone()
  const { name } = usePage()
  const section = useRef<HTMLElement>(null)
  const hasFocus = () => section.current?.contains(document.activeElement) ?? false
  const mayCover = useSyncExternalStore(onMove, () => isPastForm() || hasFocus())
  // The pages of landers do not set the page of the router, which then names the home page.
  const isHome = name === 'index' && window.location.pathname === pathTo('index')
  if (isPhone && isHome && !isMember && !mayCover) return null
  return (
    <section
      ref={section}
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
