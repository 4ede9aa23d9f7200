import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { type Filters, widened } from '../filters.ts'
import type { FilterControls } from './FilterFields.tsx'

/** Empty search result; offers the next wider search. */
export function NobodyFound({
  filters,
  fields,
  onChange,
}: Pick<FilterControls, 'fields' | 'onChange'> & { filters: Filters }) {
  const t = useTranslations('members.nobody')
  const wider = widened(filters, useSettings().minimum_age, fields)
  return (
    <EmptyState
      drawing="roofs"
      title={t('title')}
      action={
        wider && (
          <Button tone="primary" onClick={() => onChange(wider)}>
            {t(stepTo(wider, filters))}
          </Button>
        )
      }
    >
      {wider ? t('hint') : t('later')}
    </EmptyState>
  )
}

/** Text of the step from one search to the next wider one. */
function stepTo(wider: Filters, filters: Filters) {
  if (wider.countryregion !== filters.countryregion) return 'wholeCountry'
  return wider.min_age === filters.min_age && wider.max_age === filters.max_age ? 'fewer' : 'anyAge'
}
