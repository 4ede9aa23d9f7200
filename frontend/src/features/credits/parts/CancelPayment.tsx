import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { useCancelPayment } from '../queries.ts'

/**
 * Cancels an open payment with one click (PAY-59); no
 * confirmation, as money received later is still credited. A charge of a stored card cannot be
 * cancelled.
 */
export function CancelPayment({ payment, size }: { payment: Payment; size?: 'sm' }) {
  const t = useTranslations('credits.transaction')
  const errorText = useErrorText()
  const { mutate, isPending } = useCancelPayment()
  if (payment.stored_card && !payment.checkout_url) return null
  const cancel = () =>
    mutate(payment.id, {
      onSuccess: ({ status }) => {
        if (status === 'failed') showToast(t('cancelled'), { tone: 'success' })
      },
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
      },
    })
  return (
    <Button tone="ghost" {...(size && { size })} isPending={isPending} onClick={cancel}>
      {t('cancel')}
    </Button>
  )
}
