import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { Price } from '#frontend/ui/Price.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'

type OrderLinesProps = {
  offer: Offer
  bundle: Bundle
  /** Called when the discount ends, to refetch the prices. */
  onEnd: () => void
  className?: string
}

/**
 * Lines of an order: the bundle at its full price, and the discount with its time left (TRAP-05).
 */
export function OrderLines({ offer, bundle, onEnd, className }: OrderLinesProps) {
  const t = useTranslations('credits')
  const clockOffsetMs = useClockOffset()
  const { currency } = bundle
  const endsAt = bundle.discount === null ? null : offer.discount_ends_at
  return (
    <dl className={clsx('flex flex-col gap-2', className)}>
      <Line name={t('amount', { count: bundle.credits })}>
        <Price cents={bundle.full_price_cents} currency={currency} />
      </Line>
      {bundle.discount !== null && (
        <Line
          name={
            <>
              {t('payment.discountOf', { percentage: bundle.discount })}
              {endsAt && (
                <span className="block text-muted text-sm">
                  {t('discount.left')}{' '}
                  <Countdown key={endsAt} endsAt={endsAt} clockOffsetMs={clockOffsetMs} onEnd={onEnd} />
                </span>
              )}
            </>
          }
        >
          <Price cents={bundle.price_cents - bundle.full_price_cents} currency={currency} />
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
