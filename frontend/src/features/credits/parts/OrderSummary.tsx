import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { OrderBar } from './OrderBar.tsx'
import { OrderLines } from './OrderLines.tsx'

type OrderSummaryProps = {
  offer: Offer
  bundle: Bundle
  /**
   * Label of the button if it leads to another form, which then asks for the consent; else null.
   */
  next: string | null
  /** Whether the button charges a stored card at once. */
  isCharge: boolean
  hasConsent: boolean
  onConsent: (hasConsent: boolean) => void
  isConsentMissing: boolean
  isPending: boolean
  problem: ReactNode
  onEnd: () => void
  /**
   * Whether the summary is in the sheet over a conversation, which has one column at every width.
   * If there is a discount, the sheet shows the lines of the order above the methods (OrderForm).
   */
  isInSheet: boolean
}

const cardClass = 'rounded-card border border-line bg-surface p-4 sm:p-6'
/** Wide layout, beside the payment methods: order and button form one card. */
const columnClass =
  'lg:sticky lg:top-[calc(var(--bar-top)+24px)] lg:block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card'

/**
 * Order, total with tax, consent to immediate delivery, and
 * the button with the legally required label (TRAP-20).
 */
export function OrderSummary({ offer, bundle, isInSheet, ...order }: OrderSummaryProps) {
  const t = useTranslations('credits')
  const tCards = useTranslations('buying.cards')
  const { refund_days: days } = useSettings()
  const once = (
    <p className="text-muted text-sm">
      {order.isCharge ? tCards('once') : t(order.next === null ? 'payment.once' : 'directDebit.once')}{' '}
      {hasPage('pages-return-policy') && (
        <TextLink to={pathTo('pages-return-policy')}>{t('payment.returnPolicy')}</TextLink>
      )}
    </p>
  )
  return (
    <div className={clsx('contents', !isInSheet && columnClass)}>
      {isInSheet ? (
        once
      ) : (
        <div className={clsx(cardClass, 'lg:contents')}>
          <h2 className="mb-3 text-lg max-lg:hidden">{t('payment.order')}</h2>
          <OrderLines offer={offer} bundle={bundle} onEnd={order.onEnd} className="mb-3" />
          {once}
        </div>
      )}
      <OrderBar
        offer={offer}
        bundle={bundle}
        label={order.next ?? t('payment.submit')}
        isPending={order.isPending}
        problem={order.problem}
        isInSheet={isInSheet}
        className={isInSheet ? undefined : 'lg:mt-4 lg:pb-0'}
      >
        {order.next === null && (
          <Checkbox
            name="immediate_delivery"
            label={t('payment.consent', { days })}
            checked={order.hasConsent}
            onChange={(event) => order.onConsent(event.target.checked)}
            error={order.isConsentMissing ? t('payment.consentMissing') : null}
            className="mb-1 text-sm"
          />
        )}
      </OrderBar>
    </div>
  )
}
