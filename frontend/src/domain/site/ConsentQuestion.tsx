import { clsx } from 'clsx'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { usePage } from '#frontend/lib/router.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { trackingDays } from '#shared/rules/limits.ts'
import { decideConsent } from './consent.ts'

function onMove(onChange: () => void): () => void {
  for (const event of ['scroll', 'resize']) window.addEventListener(event, onChange, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize']) window.removeEventListener(event, onChange)
  }
}

export type ConsentProps = { isMember: boolean; isLander: boolean }

/** Whether the sign-up form has been scrolled out of view; false before the form is rendered. */
function isPastForm(): boolean {
  const form = document.querySelector('main form')
  return form !== null && form.getBoundingClientRect().bottom <= 0
}

/**
 * Content of the consent banner. The two answers are equally prominent. On phones it must not cover
 * what a visitor came for. On the visitors' home page it waits until they have scrolled past the
 * sign-up form (HOME-28), and hides when they scroll back, unless it has the focus. Landers are
 * short, so there it is part of the page, below the footer.
 */
export default function ConsentQuestion({ isMember, isLander }: ConsentProps) {
  const t = useTranslations('ui.consent')
  const isPhone = useIsPhone()
  const isHome = usePage().name === 'index'
  const section = useRef<HTMLElement>(null)
  const hasFocus = () => section.current?.contains(document.activeElement) ?? false
  const mayCover = useSyncExternalStore(onMove, () => isPastForm() || hasFocus())
  if (isPhone && isHome && !isLander && !isMember && !mayCover) return null
  return (
    <section
      ref={section}
      aria-label={t('title')}
      className={clsx(
        'inset-x-2 bottom-[calc(var(--bar-bottom)+var(--safe-bottom)+8px)] z-40 mx-auto max-w-[560px] animate-land lg:right-auto lg:left-4 lg:max-w-[420px] rounded-card border border-line bg-surface p-4 text-ink shadow-raised',
        isLander ? 'max-md:m-2 md:fixed' : 'fixed',
      )}
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
