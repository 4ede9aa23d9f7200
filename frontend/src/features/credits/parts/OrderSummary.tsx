import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'
import { pathTo } from '#shared/rules/paths.ts'

type OrderSummaryProps = {
  offer: Offer
  bundle: Bundle
  hasConsent: boolean
  onConsent: (hasConsent: boolean) => void
  isConsentMissing: boolean
  isPending: boolean
  problem: ReactNode
  onEnd: () => void
}

/**
 * Order, total with tax, consent to immediate delivery, and
 * the button with the legally required label (TRAP-20).
 */
export function OrderSummary({ offer, bundle, ...order }: OrderSummaryProps) {
  const t = useTranslations('credits')
  const { refund_days: days } = useSettings()
  const clockOffsetMs = useClockOffset()
  const { currency } = bundle
  const endsAt = bundle.discount === null ? null : offer.discount_ends_at
  return (
    <Card className="lg:sticky lg:top-[calc(var(--bar-top)+24px)]">
      <h2 className="mb-3 text-lg">{t('payment.order')}</h2>
      <dl className="flex flex-col gap-2">
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
                    <Countdown key={endsAt} endsAt={endsAt} clockOffsetMs={clockOffsetMs} onEnd={order.onEnd} />
                  </span>
                )}
              </>
            }
          >
            <Price cents={bundle.price_cents - bundle.full_price_cents} currency={currency} />
          </Line>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
          <dt className="font-bold">{t('payment.total')}</dt>
          <dd>
            <Price cents={bundle.price_cents} currency={currency} className="font-bold text-xl" />
          </dd>
        </div>
      </dl>
      <Checkbox
        label={t('payment.consent', { days })}
        checked={order.hasConsent}
        onChange={(event) => order.onConsent(event.target.checked)}
        error={order.isConsentMissing ? t('payment.consentMissing') : null}
        className="mt-3 text-sm"
      />
      <div className="mt-3 empty:hidden">{order.problem}</div>
      <Button type="submit" tone="primary" size="lg" isWide isPending={order.isPending} className="mt-4 px-4!">
        {t('payment.submit')}
      </Button>
      <p className="mt-3 text-muted text-sm">
        {t('payment.once')}{' '}
        {hasPage('pages-return-policy') && (
          <TextLink to={pathTo('pages-return-policy')}>{t('payment.returnPolicy')}</TextLink>
        )}
      </p>
    </Card>
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
