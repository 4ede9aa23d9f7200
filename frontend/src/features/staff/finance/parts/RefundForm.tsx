import { type FormEvent, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { useInvalidFocus } from '#frontend/ui/use-invalid-focus.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { typedCents } from '#shared/rules/typed-amount.ts'
import { type PaymentStory, useRefund } from '../payments.ts'

/**
 * Form for a partial or full refund, with a reason. The form generates the id of the refund, so
 * that a second press or a retry after a lost answer is idempotent. A sent id is stored as a draft,
 * which survives a change of page, and is used until the payment shows one more refund.
 */
export function RefundForm({ payment }: { payment: PaymentStory }) {
  const t = useTranslations('finance.payments')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const form = useInvalidFocus(tries)
  const { reference, currency, refunds, refundable_cents, approval_cents } = payment
  const refund = useRefund(reference)
  const [newId] = useState(() => ulid())
  const [sentId, keepSentId] = useStaffDraft('refund', reference, String(refunds.length))
  const most = priceText(refundable_cents, currency, locale)
  const cents = typedCents(amount) ?? 0
  const isWrong = cents < 1 || cents > refundable_cents
  const isShort = reason.trim().length < reasonLength.min

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (isWrong || isShort || refund.isPending) return
    const id = sentId || newId
    keepSentId(id)
    refund.mutate({ id, cents, reason }, { onSuccess: () => showToast(t('done'), { tone: 'success' }) })
  }
  return (
    <section aria-label={t('refund')} className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-1 text-base">{t('refund')}</h2>
      <p className="mb-3 text-muted text-sm">
        {t('refundHint', { limit: priceText(approval_cents, currency, locale) })}
      </p>
      {refund.error && (
        <Alert tone="danger" isLive className="mb-3">
          {errorText(refund.error)}
        </Alert>
      )}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <TextField
          label={t('refundAmount', { most })}
          inputMode="decimal"
          maxLength={9}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={tries > 0 && isWrong ? t('refundWrong', { most }) : null}
          className="w-full sm:max-w-xs"
        />
        <TextField
          label={t('reason')}
          maxLength={reasonLength.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tries > 0 && isShort ? t('reasonMissing', { count: String(reasonLength.min) }) : null}
          className="w-full"
        />
        <Button type="submit" tone="primary" isPending={refund.isPending}>
          {t('refund')}
        </Button>
      </form>
    </section>
  )
}
