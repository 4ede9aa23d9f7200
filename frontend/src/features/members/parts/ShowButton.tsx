import { foundIn, useSearch } from '#frontend/domain/members/search.ts'
import { useDebounced } from '#frontend/lib/use-debounced.ts'
import { addressOf, type Filters, type SearchField } from '../filters.ts'
import { CountButton, countDelayMs } from './CountButton.tsx'

type ShowButtonProps = { filters: Filters; fields: readonly SearchField[]; onClick: () => void }

/**
 * Button of the filter sheet that shows the results. It states the number of members found, from
 * the same search that the results then show.
 */
export function ShowButton({ filters, fields, onClick }: ShowButtonProps) {
  const counted = useDebounced(filters, countDelayMs)
  const search = useSearch(addressOf(counted, fields))
  return <CountButton found={counted === filters ? foundIn(search.data) : null} onClick={onClick} />
}
