import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { useCancel } from '../queries.ts'

/**
 * Cancellation of a purchase (TRAP-20): unused credits,
 * deadline, and a confirmation with the refund.
 */
export function CancelCredits({ payment, offer }: { payment: Payment; offer: NonNullable<Payment['cancel']> }) {
  const t = useTranslations('credits.cancel')
  const words = useWords(payment, offer)
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useCancel()
  const byHand = useTranslations('buying.byHand')
  const method = useTranslations('credits.method.names')(payment.method)
  const price = priceText(offer.price_cents, payment.currency, locale)
  const how = paymentMethodFacts[payment.method].isRefundable ? t('text', { price }) : byHand('text', { price, method })
  const close = () => {
    setOpen(false)
    reset()
  }
  const confirm = () =>
    mutate(payment.id, {
      onSuccess: ({ refund }) => {
        // `refund` also contains earlier refunds of the purchase
        const cents = (refund?.price_cents ?? 0) - (payment.refund?.price_cents ?? 0)
        if (cents > 0) showToast(words.done(priceText(cents, payment.currency, locale)), { tone: 'success' })
      },
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-left">
      <p className="min-w-0 text-muted text-sm">
        {t('unused', { count: offer.credits })}
        {' · '}
        {words.until}
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        title={words.title}
        text={[how, offer.ends_premium && t('endsPremium'), words.statement].filter(Boolean).join(' ')}
        confirm={words.confirm}
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

/**
 * Texts of the cancellation. In the EU it is the withdrawal function of Directive 2023/2673: button
 * and confirmation are labelled as the law requires, and the statement names the consumer, the
 * contract and where the confirmation goes.
 */
function useWords(payment: Payment, offer: NonNullable<Payment['cancel']>) {
  const t = useTranslations('credits.cancel')
  const tEu = useTranslations('receipt.withdraw')
  const { in_eu } = useSettings()
  const member = useMember()
  const date = new Intl.DateTimeFormat(useRegionalLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const day = date.format(new Date(offer.last_day))
  const count = offer.credits
  if (in_eu)
    return {
      button: tEu('button'),
      until: tEu('until', { day }),
      title: tEu('title'),
      statement:
        member && tEu('statement', { reference: payment.reference, name: member.profile.name, email: member.email }),
      confirm: tEu('confirm'),
      done: (price: string) => tEu('done', { price }),
    }
  return {
    button: t('button'),
    until: t('until', { day }),
    title: t('title', { count }),
    statement: null,
    confirm: t('confirm', { count }),
    done: (price: string) => t('done', { price }),
  }
}
