import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'

type OrderProblemProps = { error: Error | null; payment: Payment | undefined; wasTyped: boolean }

/** Why the order did not go through, and the way on. */
export function OrderProblem({ error, payment, wasTyped }: OrderProblemProps) {
  const t = useTranslations('credits')
  const errorText = useErrorText()
  if (payment?.status === 'failed')
    return (
      <Alert tone="danger" isLive title={t('transaction.failed')}>
        {t('transaction.failedText')} {t('transaction.failedHint')}
      </Alert>
    )
  const text = error && errorText(error)
  if (!text) return null
  const refusal = error instanceof Refused ? error : null
  const open = refusal?.code === 'discount_in_use' ? refusal.details.payment : undefined
  // nobody typed the automatic discount's code, so nobody need hear of a code
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
