import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { typedCents } from '#shared/rules/typed-amount.ts'
import { DayFields } from './DayFields.tsx'

type Query = Readonly<Record<string, string>>

/** Form to search for payments by text, or by day and amount. The search is kept in the URL. */
export function PaymentSearchForm({ query }: { query: Query }) {
  const t = useTranslations('finance.payments')
  const [q, setQ] = useState(query.q ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = q.trim()
    navigate(staffPaths.payments, { search: wanted.length >= 3 ? { q: wanted } : {} })
  }
  return (
    <search className="mb-4 flex flex-col gap-3">
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextField
          label={t('search')}
          type="search"
          maxLength={254}
          autoCapitalize="off"
          spellCheck={false}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit">{t('find')}</Button>
      </form>
      <DaySearch query={query} />
    </search>
  )
}

function DaySearch({ query }: { query: Query }) {
  const t = useTranslations('finance.payments')
  const { company } = useSettings()
  const [day, setDay] = useState({ country: query.country ?? company.country, day: query.day ?? '' })
  const [amount, setAmount] = useState(query.amount ? (Number(query.amount) / 100).toFixed(2) : '')
  const [isTried, setTried] = useState(false)
  const isWrong = amount.trim() !== '' && !typedCents(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || !day.day) return
    const cents = typedCents(amount)
    navigate(staffPaths.payments, { search: { ...day, ...(cents && { amount: String(cents) }) } })
  }
  return (
    <details open={query.day !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm">{t('byDay')}</summary>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <DayFields value={day} onChange={setDay} />
        <TextField
          label={t('amount')}
          description={t('amountHint')}
          inputMode="decimal"
          maxLength={9}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={isTried && isWrong ? t('amountWrong') : null}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </details>
  )
}
