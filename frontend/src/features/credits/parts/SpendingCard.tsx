import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { raiseHours } from '#shared/rules/spending.ts'
import { useSpending } from '../spending-queries.ts'
import { LimitRow } from './LimitRow.tsx'
import { LoadFailed } from './LoadFailed.tsx'

/** What the member spent, and the limits that they set (PAY-65). */
export function SpendingCard() {
  const t = useTranslations('buying')
  const { data: spending, error, refetch } = useSpending()
  if (!spending && error) return <LoadFailed error={error} onRetry={refetch} />
  if (!spending) return <Skeleton className="h-80 rounded-card!" />
  const hasLimit = spending.limits.some(({ limit_cents }) => limit_cents !== null)
  return (
    <Card id="limits" className="scroll-mt-24">
      <h2 className="text-lg">{t('spending.title')}</h2>
      {spending.spent.map(({ currency, month_cents, total_cents }) => (
        <dl key={currency} className="mt-3 grid grid-cols-2 gap-3">
          <Figure name={t('spending.month')} cents={month_cents} currency={currency} />
          <Figure name={t('spending.total')} cents={total_cents} currency={currency} />
        </dl>
      ))}
      <details open={hasLimit || window.location.hash === '#limits'} className="group mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold marker:content-none">
          <h3>{t('limits.title')}</h3>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
        </summary>
        <p className="text-muted text-sm">{t('limits.lead', { hours: raiseHours })}</p>
        <ul className="mt-2 divide-y divide-line">
          {spending.limits.map((limit) => (
            <LimitRow key={limit.period} limit={limit} currency={spending.currency} />
          ))}
        </ul>
      </details>
      <p className="mt-2 text-muted text-sm">{t('spending.note')}</p>
    </Card>
  )
}

function Figure({ name, cents, currency }: { name: string; cents: number; currency: string }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <Price cents={cents} currency={currency} className="font-bold text-lg" />
      </dd>
    </div>
  )
}
