import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { discountPath } from '#frontend/features/staff/paths.ts'
import { navigate, usePage, useSearch } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { type FollowedDiscount, useDiscounts } from '../discounts.ts'

/** Discount codes by name, with a search by the first letters. The search is in the URL. */
export function DiscountList({ current }: { current: string }) {
  const t = useTranslations('finance.discounts')
  const { q = '' } = useSearch()
  const list = useDiscounts(q)
  const rows = list.data?.pages.flatMap(({ discounts }) => discounts) ?? []
  return (
    <>
      <SearchForm key={q} q={q} />
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <EmptyState drawing="drawer" title={t('none')} />}
      {rows.length > 0 && (
        <ul
          aria-label={t('title')}
          className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
        >
          {rows.map((row) => (
            <li key={row.code}>
              <Row discount={row} q={q} isCurrent={row.code === current} />
            </li>
          ))}
        </ul>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}

function Row({ discount, q, isCurrent }: { discount: FollowedDiscount; q: string; isCurrent: boolean }) {
  const t = useTranslations('finance.discounts')
  const { code, percentage, spent } = discount
  return (
    <Link
      to={discountPath(code)}
      {...(q && { search: { q } })}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center gap-3 px-3 py-2 text-sm outline-offset-[-3px]',
        isCurrent ? 'bg-primary-tint text-on-primary-tint' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{code}</span>
        <span className="tabular text-muted">
          {percentage}% · {t('spent')}: {spent}
        </span>
      </span>
      <DiscountState discount={discount} />
    </Link>
  )
}

export function DiscountState({ discount }: { discount: Pick<FollowedDiscount, 'status' | 'expired'> }) {
  const t = useTranslations('finance.discounts')
  const state = discount.status === 'active' && discount.expired ? 'expired' : discount.status
  return <Tag tone={state === 'active' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Tag>
}

function SearchForm({ q }: { q: string }) {
  const t = useTranslations('finance.discounts')
  const { pathname } = usePage()
  const [typed, setTyped] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().toUpperCase()
    navigate(pathname, { search: wanted ? { q: wanted } : {} })
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-4 flex items-end gap-2">
        <TextField
          label={t('search')}
          type="search"
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  )
}
