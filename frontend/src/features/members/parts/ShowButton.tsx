import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { statedTotal } from '#shared/rules/limits.ts'
import { addressOf, type Filters, type SearchField } from '../filters.ts'
import { foundIn, useSearch } from '../queries.ts'

type ShowButtonProps = { filters: Filters; fields: readonly SearchField[]; onClick: () => void }

/** Rest in ms after a change before its members are counted. */
const restMs = 400

/** Button of the filters with the number of members found, by the search that it then shows. */
export function ShowButton({ filters, fields, onClick }: ShowButtonProps) {
  const t = useTranslations('members.filters')
  const counted = useRested(filters)
  const search = useSearch(addressOf(counted, fields))
  const found = counted === filters ? foundIn(search.data) : null
  const text = () => {
    // Nobody yet, but not all are read: the list searches on.
    if (!found || (found.isMinimum && found.total === 0)) return t('show')
    if (!found.isMinimum) return t('showCount', { count: found.total })
    return found.total >= statedTotal
      ? t('showMore', { count: String(statedTotal) })
      : t('showMinimum', { count: found.total })
  }
  return (
    <Button tone="primary" size="lg" isWide onClick={onClick} aria-live="polite">
      {text()}
    </Button>
  )
}

/** Value that has not changed for a moment. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
