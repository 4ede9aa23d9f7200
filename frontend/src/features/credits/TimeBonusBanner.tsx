import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { timeBonus } from '#shared/rules/time-bonus.ts'
import { BonusTime } from './parts/BonusTime.tsx'

/**
 * Time bonus banner above the members area, with the real time left (HOME-10, HOME-12). In large
 * text the time is on a line of its own (UI-15).
 */
export default function TimeBonusBanner() {
  const t = useTranslations('credits.timeBonus')
  const text = t('banner', { percentage: timeBonus.value_percentage })
  return (
    <aside aria-label={text}>
      <Link
        to={pathTo('credits')}
        className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-card bg-primary-tint px-4 py-2 text-on-primary-tint transition hover:brightness-97"
      >
        <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 basis-[6rem] font-medium">{text}</span>
        <span className="whitespace-nowrap">
          <span className="max-sm:sr-only">{t('left')} </span>
          <BonusTime />
        </span>
        <span className="font-bold underline underline-offset-3 max-sm:hidden">{t('use')}</span>
      </Link>
    </aside>
  )
}
