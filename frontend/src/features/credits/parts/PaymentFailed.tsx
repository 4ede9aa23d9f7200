import { useTranslations } from 'use-intl'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { useIsCardRepeat } from '../card-repeat.ts'
import { OtherMethods, payingBy } from './OtherMethods.tsx'
import { StateHead } from './StateHead.tsx'
import { WayBack } from './WayBack.tsx'

/**
 * Failed or cancelled payment (PAY-21): says that no money was charged, and how to pay after all.
 */
export function PaymentFailed({ payment }: { payment: Payment }) {
  return paymentMethodFacts[payment.method].isCreditCard ? (
    <CardFailed payment={payment} />
  ) : (
    <AnyFailed payment={payment} />
  )
}

function AnyFailed({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  return (
    <StateHead
      sign="bad"
      title={t('transaction.failed')}
      text={t('transaction.failedText')}
      hint={t('transaction.failedHint')}
    >
      <LinkButton to={payingBy(payment, payment.method)} tone="primary" size="lg">
        {t('retry')}
      </LinkButton>
      <WayBack payment={payment} />
      <OtherMethods payment={payment} />
    </StateHead>
  )
}

/**
 * A repeated card payment has its own alternatives: the same card again, or PayPal if the country
 * offers it (PAY-22, ERR-20).
 */
function CardFailed({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  const isRepeat = useIsCardRepeat(payment)
  const { data: offer, error } = useOffer()
  if (isRepeat === false || error) return <AnyFailed payment={payment} />
  // waits for the payments and the offer, so that the text does not change
  if (isRepeat === undefined || !offer)
    return (
      <StateHead sign="bad" title={t('transaction.failed')}>
        <Skeleton className="h-36 w-full" />
      </StateHead>
    )
  const hasPayPal = offer.methods.includes('paypal')
  return (
    <StateHead
      sign="bad"
      title={t('transaction.failed')}
      text={hasPayPal ? t('transaction.cardFailed') : t('transaction.cardFailedOther')}
    >
      <LinkButton to={payingBy(payment, payment.method)} tone="primary" size="lg">
        {t('retry')}
      </LinkButton>
      <LinkButton to={payingBy(payment, hasPayPal ? 'paypal' : undefined)}>
        {hasPayPal ? t('transaction.payPal') : t('transaction.otherMethod')}
      </LinkButton>
      <WayBack payment={payment} />
    </StateHead>
  )
}
