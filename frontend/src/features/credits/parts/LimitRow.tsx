import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Spending } from '#shared/model/spending.ts'
import { useSetLimit } from '../spending-queries.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { longMoment } from './limit-moment.ts'

type Limit = Spending['limits'][number]

/**
 * Limit of a period: the amount used, a button to change the limit, and a raise that has not taken
 * effect yet.
 */
export function LimitRow({ limit, currency }: { limit: Limit; currency: string }) {
  const t = useTranslations('buying.limits')
  const locale = useRegionalLocale()
  const [isOpen, setOpen] = useState(false)
  const { period, limit_cents: cents, used_cents: used, ends_at: endsAt, next } = limit
  const price = (amount: number) => priceText(amount, currency, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{t(period)}</p>
        <p className="tabular text-muted text-sm">
          {cents === null ? t('none') : t('used', { used: price(used), limit: price(cents) })}
        </p>
        {cents !== null && <p className="text-muted text-sm">{t('ends', { moment: longMoment(endsAt, locale) })}</p>}
      </div>
      <Button
        size="sm"
        aria-label={`${t(period)}: ${t(cents === null ? 'set' : 'change')}`}
        onClick={() => setOpen(true)}
      >
        {t(cents === null ? 'set' : 'change')}
      </Button>
      {next && <Raise limit={limit} next={next} price={price} />}
      <LimitDialog limit={limit} currency={currency} isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  )
}

type RaiseProps = { limit: Limit; next: NonNullable<Limit['next']>; price: (cents: number) => string }

/** Raise that has not taken effect yet; setting the current limit again cancels it. */
function Raise({ limit, next, price }: RaiseProps) {
  const t = useTranslations('buying.limits')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const { mutate, isPending } = useSetLimit()
  const moment = longMoment(next.starts_at, locale)
  const takeBack = () =>
    mutate(
      { period: limit.period, cents: limit.limit_cents },
      {
        onSuccess: () => showToast(t('saved'), { tone: 'success' }),
        onError: (error) => {
          const text = errorText(error)
          if (text) showToast(text, { tone: 'danger' })
        },
      },
    )
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-tint px-3 py-2 text-on-warning-tint text-sm">
      <p>
        {next.limit_cents === null
          ? t('nextNone', { moment })
          : t('nextAmount', { limit: price(next.limit_cents), moment })}
      </p>
      <Button size="sm" isPending={isPending} onClick={takeBack}>
        {t('takeBack')}
      </Button>
    </div>
  )
}
