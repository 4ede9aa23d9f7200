import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { trackingDays } from '#shared/rules/limits.ts'
import { decideConsent } from './consent.ts'

/** Content of the consent banner. The two answers are equally prominent. */
export default function ConsentQuestion() {
  const t = useTranslations('ui.consent')
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
