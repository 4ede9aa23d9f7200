import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'

/**
 * Site-entry warning, shown to visitors before anything else (HOME-01).
 * A notice, not an age check (TRAP-24), so one click continues.
 */
export default function EntryWarning({ age, onDismiss }: { age: number; onDismiss: () => void }) {
  const t = useTranslations('app.entryWarning')
  return (
    <Dialog title={t('title')} isOpen isLocked onClose={onDismiss} size="sm">
      <p>{t('text', { age: String(age) })}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button tone="primary" size="lg" isWide onClick={onDismiss}>
          {t('enter', { age: String(age) })}
        </Button>
        <Button tone="ghost" isWide onClick={() => window.location.replace('about:blank')}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  )
}
