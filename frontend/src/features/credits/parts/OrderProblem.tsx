import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { Payment } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useIsCardRepeat } from '../card-repeat.ts'
import { LimitReached } from './LimitReached.tsx'

type OrderProblemProps = {
  error: Error | null
  payment: Payment | undefined
  wasTyped: boolean
  methods: readonly PaymentMethod[]
}

/** Reason why the order failed, with the next action. */
export function OrderProblem({ error, payment, wasTyped, methods }: OrderProblemProps) {
  const t = useTranslations('credits')
  const errorText = useErrorText()
  if (payment?.status === 'failed') return <OrderRefused payment={payment} methods={methods} />
  const text = error && errorText(error)
  if (!text) return null
  const refusal = error instanceof Refused ? error : null
  if (refusal?.code === 'spending_limit') return <LimitReached details={refusal.details} />
  const open = refusal?.details.payment
  // the code of an automatic discount was never typed, so the message does not mention a code
  const isOver = !wasTyped && refusal?.code.startsWith('code_')
  return (
    <Alert
      tone={isOver ? 'warning' : 'danger'}
      isLive
      action={
        typeof open === 'string' && (
          <LinkButton to={pathTo('transactions', { id: open })}>{t('payment.toOpenPayment')}</LinkButton>
        )
      }
    >
      {isOver ? t('payment.discountOver') : text}
    </Alert>
  )
}

/**
 * The provider refused the order; a repeated card
 * payment has its own alternatives (PAY-22, ERR-20).
 */
function OrderRefused({ payment, methods }: { payment: Payment; methods: readonly PaymentMethod[] }) {
  const t = useTranslations('credits.transaction')
  const isCardRepeat = useIsCardRepeat(payment)
  if (isCardRepeat === undefined) return null
  const text = isCardRepeat
    ? t(methods.includes('paypal') ? 'cardFailed' : 'cardFailedOther')
    : `${t('failedText')} ${t('failedHint')}`
  return (
    <Alert tone="danger" isLive title={t('failed')}>
      {text}
    </Alert>
  )
}
