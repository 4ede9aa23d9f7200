import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { usePayment } from '../queries.ts'
import { CancelCredits } from './CancelCredits.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'
import { Purchased } from './Purchased.tsx'
import { StateHead } from './StateHead.tsx'
import { WayBack } from './WayBack.tsx'

/** Payment with its state (PAY-14, PAY-19), polled while open. */
export function TransactionPage({ id }: { id: string }) {
  const t = useTranslations('credits')
  const { data: payment, error, refetch } = usePayment(id)
  return (
    <div className="mx-auto max-w-[560px] pt-6 text-center md:pt-10">
      {payment ? (
        <Card>
          <div role="status">
            <State payment={payment} />
          </div>
          <PaymentFacts payment={payment} />
          {payment.cancel && (
            <div className="border-line border-t pt-4">
              <CancelCredits payment={payment} offer={payment.cancel} />
            </div>
          )}
        </Card>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <>
          <h1 className="sr-only">{t('transaction.title')}</h1>
          <Skeleton className="h-[480px] rounded-card!" />
        </>
      )}
      <p className="mt-6">
        <TextLink to={pathTo('transactions')}>{t('transaction.all')}</TextLink>
      </p>
    </div>
  )
}

function State({ payment }: { payment: Payment }) {
  const t = useTranslations('credits.transaction')
  const locale = useRegionalLocale()
  const { status, checkout_url: checkoutUrl } = payment
  const priceOf = (money: Payment['refund'] | Payment['charge_back']) =>
    priceText(money?.price_cents ?? payment.price_cents, payment.currency, locale)
  const isBankTransfer = paymentMethodFacts[payment.method].timeout === 'bankTransfer'
  switch (status) {
    case 'loading':
      return (
        <StateHead sign="wait" title={t('loading')} text={t('loadingText')}>
          <CancelPayment payment={payment} />
          <WayBack payment={payment} />
        </StateHead>
      )
    case 'pending':
      return (
        <StateHead sign="wait" title={t('pending')} text={t(isBankTransfer ? 'pendingTransferText' : 'pendingText')}>
          {checkoutUrl && (
            <Button tone="primary" size="lg" onClick={() => window.location.assign(checkoutUrl)}>
              {t('goOn')}
            </Button>
          )}
          <LinkButton to={pathTo('credits-id-paymentmethod', { id: payment.bundle })}>{t('otherMethod')}</LinkButton>
          <CancelPayment payment={payment} />
          <WayBack payment={payment} />
        </StateHead>
      )
    case 'completed':
      return (
        <StateHead sign="good" title={t('completed', { count: payment.credits })}>
          <Purchased payment={payment} />
        </StateHead>
      )
    case 'failed':
      return <PaymentFailed payment={payment} />
    case 'partially_refunded':
      return (
        <StateHead
          sign="back"
          title={t('refunded', { price: priceOf(payment.refund) })}
          text={t('partlyRefundedText')}
        />
      )
    case 'refunded':
      return (
        <StateHead sign="back" title={t('refunded', { price: priceOf(payment.refund) })} text={t('refundedText')} />
      )
    case 'charged_back':
      return (
        <StateHead
          sign="back"
          title={t('chargedBack', { price: priceOf(payment.charge_back) })}
          text={t('chargedBackText')}
        />
      )
  }
}
