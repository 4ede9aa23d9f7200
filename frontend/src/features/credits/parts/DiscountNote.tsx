import { clsx } from 'clsx'
import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { isMembersArea } from '#shared/rules/paths.ts'
import { useIsTimeBonusVisible } from '../time-bonus.ts'

/**
 * Applied discount with its real end (TRAP-05); hidden without a discount. The note of the time
 * bonus is also hidden while its banner, with the same text and countdown, is shown (HOME-10). When
 * the bonus ends, the banner goes away and the countdown here calls `onEnd`, which refetches the
 * prices.
 */
export function DiscountNote({ offer, onEnd, className }: { offer: Offer; onEnd: () => void; className?: string }) {
  const t = useTranslations('credits.discount')
  const locale = useRegionalLocale()
  const clockOffsetMs = useClockOffset()
  const isInMembersArea = isMembersArea(usePage().name)
  const isBannerShown = useIsTimeBonusVisible() && isInMembersArea
  const { discount, discount_ends_at: endsAt } = offer
  const currency = offer.bundles[0]?.currency
  const isTimeBonus = discount?.code === timeBonusCode
  if (!discount || (isTimeBonus && isBannerShown)) return null
  const percentage = discount.value_percentage
  return (
    <div
      className={clsx('flex items-center gap-4 rounded-card bg-primary-tint px-5 py-4 text-on-primary-tint', className)}
    >
      <TicketPercent aria-hidden="true" className="size-6 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-bold">
          {isTimeBonus ? t('timeBonus', { percentage }) : t('code', { percentage, code: discount.code })}
          {discount.minimum_order_value !== null && currency && (
            <span className="block font-normal text-sm">
              {t('minimum', { price: priceText(discount.minimum_order_value, currency, locale) })}
            </span>
          )}
        </p>
        {endsAt && (
          <p className="whitespace-nowrap max-[16rem]:whitespace-normal">
            {t('left')}{' '}
            <Countdown
              key={endsAt}
              endsAt={endsAt}
              clockOffsetMs={clockOffsetMs}
              onEnd={onEnd}
              className="tabular font-bold text-lg"
            />
          </p>
        )}
      </div>
    </div>
  )
}
