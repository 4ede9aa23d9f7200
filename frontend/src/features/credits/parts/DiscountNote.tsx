import { clsx } from 'clsx'
import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'
import { timeBonusCode } from '#shared/rules/limits.ts'
import type { Offer } from '../queries.ts'

/** The discount behind the prices, with its true end (TRAP-05); nothing where there is none. `onEnd` reads the prices again. */
export function DiscountNote({ offer, onEnd, className }: { offer: Offer; onEnd: () => void; className?: string }) {
  const t = useTranslations('credits.discount')
  const locale = useRegionalLocale()
  const clockOffsetMs = useClockOffset()
  const { discount, discount_ends_at: endsAt } = offer
  const currency = offer.bundles[0]?.currency
  if (!discount) return null
  const percentage = discount.value_percentage
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-primary-tint px-5 py-4 text-on-primary-tint',
        className,
      )}
    >
      <TicketPercent aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 font-bold">
        {discount.code === timeBonusCode
          ? t('timeBonus', { percentage })
          : t('code', { percentage, code: discount.code })}
        {discount.minimum_order_value !== null && currency && (
          <span className="block font-normal text-sm">
            {t('minimum', { price: priceText(discount.minimum_order_value, currency, locale) })}
          </span>
        )}
      </p>
      {endsAt && (
        <p className="whitespace-nowrap">
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
  )
}
