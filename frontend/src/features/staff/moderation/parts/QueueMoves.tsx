import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import type { QueueKeys } from '../use-queue-keys.ts'

type QueueMovesProps = QueueKeys & {
  onPrevious: () => void
  onSkip: () => void
}

/** Buttons for the previous and next entry of a queue, and the switch for single-key shortcuts. */
export function QueueMoves({ hasKeys, onPrevious, onSkip, onKeys }: QueueMovesProps) {
  const t = useTranslations('staff.photos')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="flex-1"
          aria-keyshortcuts="ArrowLeft"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onPrevious}
        >
          {t('previous')}
        </Button>
        <Button size="sm" className="flex-1" aria-keyshortcuts="ArrowRight" onClick={onSkip}>
          {t('skip')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <Checkbox
        label={t('keys')}
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        className="hidden text-sm md:flex"
      />
    </>
  )
}
