import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

/** Green dot on the card or row of a member who is online (LIVE-11). */
export function OnlineDot({ className }: { className?: string }) {
  const t = useTranslations('members.presence')
  return (
    <span
      role="img"
      aria-label={t('online')}
      className={clsx('block size-2.5 shrink-0 rounded-full bg-success', className)}
    />
  )
}
