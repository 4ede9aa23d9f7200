import { clsx } from 'clsx'
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
import { Receipt, ReceiptHeading } from './Receipt.tsx'
import { StateHead } from './StateHead.tsx'
import { WayBack } from './WayBack.tsx'

/** Payment with its state (PAY-14, PAY-19), polled while open. */
export function TransactionPage({ id }: { id: string }) {
  const t = useTranslations('credits')
  const { data: payment, error, refetch } = usePayment(id)
  const isReceipt = !!payment?.completed_at
  return (
    <div className="mx-auto max-w-[560px] pt-6 text-center md:pt-10">
      {payment ? (
        <Card>
          {isReceipt && <ReceiptHeading />}
          <div role="status" className={clsx(isReceipt && 'print:hidden')}>
            <State payment={payment} />
          </div>
          <PaymentFacts payment={payment} />
          {isReceipt && <Receipt payment={payment} />}
          {payment.cancel && (
            <div className="mt-4 border-line border-t pt-4 print:hidden">
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
      <p className="mt-6 print:hidden">
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
  const pendingTexts = {
    online: 'pendingText',
    bankTransfer: 'pendingTransferText',
    directDebit: 'pendingDebitText',
  } as const
  const tCards = useTranslations('buying.cards')
  const byHand = useTranslations('buying.byHand')
  const method = useTranslations('credits.method.names')(payment.method)
  const { timeout, isRefundable } = paymentMethodFacts[payment.method]
  const refundText = (text: string) => (isRefundable ? text : byHand('refunded', { method }))
  switch (status) {
    case 'loading':
      return (
        <StateHead sign="wait" title={t('loading')} text={payment.stored_card ? tCards('charging') : t('loadingText')}>
          <CancelPayment payment={payment} />
          <WayBack payment={payment} />
        </StateHead>
      )
    case 'pending':
      return (
        <StateHead
          sign="wait"
          title={t('pending')}
          text={payment.stored_card ? tCards(checkoutUrl ? 'confirm' : 'charging') : t(pendingTexts[timeout])}
        >
          {checkoutUrl && (
            <Button tone="primary" size="lg" onClick={() => window.location.assign(checkoutUrl)}>
              {t('goOn')}
            </Button>
          )}
          {(checkoutUrl || !payment.stored_card) && (
            <LinkButton to={pathTo('credits-id-paymentmethod', { id: payment.bundle })}>{t('otherMethod')}</LinkButton>
          )}
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
          text={refundText(t('partlyRefundedText'))}
        />
      )
    case 'refunded':
      return (
        <StateHead
          sign="back"
          title={t('refunded', { price: priceOf(payment.refund) })}
          text={refundText(t('refundedText'))}
        />
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
