import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { hourSeconds } from '#shared/rules/durations.ts'
import { timeBonusSeconds } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { timeBonus } from '#shared/rules/time-bonus.ts'
import { BonusTime } from './parts/BonusTime.tsx'

/**
 * Time bonus popup with the length of the bonus in hours, and the real time left (HOME-15, HOME-16,
 * TRAP-04).
 */
export default function TimeBonusPopup({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('credits.timeBonus')
  const percentage = timeBonus.value_percentage
  return (
    <Dialog title={t('popupTitle', { percentage })} isTitleHidden isOpen onClose={onDismiss} size="sm">
      <div className="flex flex-col items-center text-center">
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint">
          <TicketPercent aria-hidden="true" className="size-8" />
        </span>
        <p aria-hidden="true" className="mt-4 max-w-full hyphens-auto wrap-anywhere font-bold text-xl">
          {t('popupTitle', { percentage })}
        </p>
        <p className="mt-2 text-balance">{t('popupText', { percentage, hours: timeBonusSeconds / hourSeconds })}</p>
        <p className="mt-2">
          {t('popupLeft')} <BonusTime />
        </p>
        <div className="mt-6 flex w-full flex-col gap-3">
          <LinkButton to={pathTo('credits')} tone="primary" size="lg" isWide onClick={onDismiss}>
            {t('popupUse')}
          </LinkButton>
          <Button tone="ghost" isWide onClick={onDismiss}>
            {t('popupLater')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
