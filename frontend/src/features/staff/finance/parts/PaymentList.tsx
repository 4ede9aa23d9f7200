import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { paymentPath } from '#frontend/features/staff/paths.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { countryCodes } from '#shared/countries/country.ts'
import { type PaymentRow, type PaymentSearch, useOpenRefunds, usePayments } from '../payments.ts'
import { PaymentSearchForm } from './PaymentSearchForm.tsx'
import { TypedBlock } from './TypedBlock.tsx'

/** Search in the URL; null if the URL has no complete search. */
function searchIn({ q, country, day, amount }: Readonly<Record<string, string>>): PaymentSearch | null {
  if (q) return { q }
  const known = countryCodes.find((code) => code === country)
  return known && day ? { country: known, day, ...(amount && { amount_cents: Number(amount) }) } : null
}

/** Payments found by the search in the URL; without a search, payments that wait for finance. */
export function PaymentList({ current }: { current: string }) {
  const query = useSearch()
  const search = searchIn(query)
  return (
    <>
      <PaymentSearchForm key={JSON.stringify(query)} query={query} />
      {search ? <Found search={search} current={current} /> : <Waiting current={current} />}
      <TypedBlock />
    </>
  )
}

const listClass = 'divide-y divide-line overflow-hidden rounded-control border border-line bg-surface'

function Found({ search, current }: { search: PaymentSearch; current: string }) {
  const t = useTranslations('finance.payments')
  const list = usePayments(search)
  const all = list.data?.pages.flatMap(({ payments }) => payments) ?? []
  // A payment with several events on the day may be on several pages.
  const rows = [...new Map(all.map((row) => [row.reference, row])).values()]
  return (
    <>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && !list.hasNextPage && <EmptyState drawing="till" title={t('none')} />}
      {rows.length > 0 && (
        <ul aria-label={t('results')} className={listClass}>
          {rows.map((row) => (
            <li key={row.reference}>
              <Row
                reference={row.reference}
                at={row.created_at}
                isCurrent={row.reference === current}
                {...moneyOf(row)}
              >
                <StatusTag status={row.status} />
              </Row>
            </li>
          ))}
        </ul>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}

const moneyOf = ({ price_cents, currency }: PaymentRow) => ({ cents: price_cents, currency })

function Waiting({ current }: { current: string }) {
  const t = useTranslations('finance.payments')
  const list = useOpenRefunds()
  const rows = list.data?.open ?? []
  return (
    <section aria-label={t('waitingTitle')}>
      <h2 className="mb-2 text-base">{t('waitingTitle')}</h2>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <p className="text-muted text-sm">{t('nothingWaits')}</p>}
      {rows.length > 0 && (
        <ul className={listClass}>
          {rows.map((row) => (
            <li key={`${row.reference} ${row.since}`}>
              <Row
                reference={row.reference}
                at={row.since}
                isCurrent={row.reference === current}
                cents={row.cents}
                currency={row.currency}
              >
                <Tag tone={row.kind === 'waiting' ? 'neutral' : 'danger'}>{t(`kinds.${row.kind}`)}</Tag>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = {
  reference: string
  at: string
  cents: number
  currency: string
  isCurrent: boolean
  children: ReactNode
}

function Row({ reference, at, cents, currency, isCurrent, children }: RowProps) {
  const search = useSearch()
  return (
    <Link
      to={paymentPath(reference)}
      search={search}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm outline-offset-[-3px]',
        isCurrent ? 'bg-primary-tint text-on-primary-tint' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-[1_0_9.5rem]">
        <span className="tabular block whitespace-nowrap font-medium">{reference}</span>
        <ExactTime at={at} className="text-muted" />
      </span>
      <Price cents={cents} currency={currency} className="font-medium" />
      {children}
    </Link>
  )
}

export function StatusTag({ status }: Pick<PaymentRow, 'status'>) {
  const t = useTranslations('staff.member.paymentStatus')
  return <Tag tone={status === 'completed' ? 'success' : 'neutral'}>{t(status)}</Tag>
}
