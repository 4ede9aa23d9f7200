import { useTranslations } from 'use-intl'
import { useStore } from '#frontend/lib/store.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { trackingDays } from '#shared/rules/limits.ts'
import { isBounceAsked } from './bounce.ts'
import { consent, consentAsked, decide, isConsentDue } from './consent.ts'
import { hasNewSource } from './tracking.ts'

/**
 * Consent banner, shown only if there is something to
 * consent to (TRAP-47). Both answers are equally prominent.
 */
export function ConsentBanner({ isMember }: { isMember: boolean }) {
  const t = useTranslations('ui.consent')
  const said = useStore(consent)
  const isAsked = useStore(consentAsked)
  const isDue = isConsentDue({
    consent: said,
    hasSource: hasNewSource(),
    isBounceAsked: isBounceAsked(),
    isMember,
  })
  if (!isDue && !isAsked) return null
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-2 bottom-[calc(var(--bar-bottom)+var(--safe-bottom)+8px)] z-40 mx-auto max-w-[560px] animate-land rounded-card border border-line bg-surface p-4 text-ink shadow-raised"
    >
      <h2 className="font-bold">{t('title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('text', { days: String(trackingDays) })}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => decide('refused', new Date())}>{t('refuse')}</Button>
        <Button onClick={() => decide('granted', new Date())}>{t('accept')}</Button>
      </div>
    </section>
  )
}
