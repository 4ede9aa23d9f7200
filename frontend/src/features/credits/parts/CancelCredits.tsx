import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { useCancel } from '../queries.ts'

/**
 * Cancellation of a purchase (TRAP-20): unused credits,
 * deadline, and a confirmation with the refund.
 */
export function CancelCredits({ payment, offer }: { payment: Payment; offer: NonNullable<Payment['cancel']> }) {
  const t = useTranslations('credits.cancel')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useCancel()
  const price = priceText(offer.price_cents, payment.currency, locale)
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const close = () => {
    setOpen(false)
    reset()
  }
  const confirm = () =>
    mutate(payment.id, {
      onSuccess: ({ refund }) => {
        const back = refund ? priceText(refund.price_cents, payment.currency, locale) : price
        showToast(t('done', { price: back }), { tone: 'success' })
      },
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-left">
      <p className="min-w-0 text-muted text-sm">
        {t('unused', { count: offer.credits })}
        {' · '}
        {t('until', { day: day.format(new Date(offer.last_day)) })}
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        title={t('title', { count: offer.credits })}
        text={offer.ends_premium ? `${t('text', { price })} ${t('endsPremium')}` : t('text', { price })}
        confirm={t('confirm', { count: offer.credits })}
        cancel={t('keep')}
        isOpen={isOpen}
        isPending={isPending}
        error={error && errorText(error)}
        onConfirm={confirm}
        onClose={close}
      />
    </div>
  )
}
