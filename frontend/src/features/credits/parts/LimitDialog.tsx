import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { maxLimitCents, type Spending } from '#shared/model/spending.ts'
import { raiseHours } from '#shared/rules/spending.ts'
import { typedCents } from '#shared/rules/typed-amount.ts'
import { useSetLimit } from '../spending-queries.ts'
import { longMoment } from './limit-moment.ts'

/** Cents of a typed amount; null if it is no amount or above the maximum. */
function limitOf(text: string): number | null {
  const cents = typedCents(text)
  return cents !== null && cents <= maxLimitCents ? cents : null
}

type LimitDialogProps = {
  limit: Spending['limits'][number]
  currency: string
  isOpen: boolean
  onClose: () => void
}

/** Sets, changes or removes the limit of a period. */
export function LimitDialog({ limit, currency, isOpen, onClose }: LimitDialogProps) {
  const t = useTranslations('buying.limits')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const formId = useId()
  const { mutate, isPending, error, reset } = useSetLimit()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const close = () => {
    setText('')
    setWrong(false)
    reset()
    onClose()
  }
  const save = (cents: number | null) =>
    mutate(
      { period: limit.period, cents },
      {
        onSuccess: ({ limits }) => {
          const next = limits.find(({ period }) => period === limit.period)?.next
          showToast(next ? t('later', { moment: longMoment(next.starts_at, locale) }) : t('saved'), { tone: 'success' })
          close()
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const cents = limitOf(text)
    setWrong(cents === null)
    if (cents !== null) save(cents)
  }
  const invalid = t('invalid', { max: priceText(maxLimitCents, currency, locale) })
  return (
    <Dialog
      title={t(`titles.${limit.period}`)}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          {limit.limit_cents !== null && (
            <Button isPending={isPending} onClick={() => save(null)}>
              {t('remove')}
            </Button>
          )}
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('amount', { currency })}
          description={t('lead', { hours: raiseHours })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isWrong ? invalid : error && errorText(error)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
        />
      </form>
    </Dialog>
  )
}
