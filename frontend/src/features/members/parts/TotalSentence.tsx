import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/lib/session.ts'
import { type Filters, isAnyAge } from '../filters.ts'

/** How many were found, in words (SEARCH-09). */
export function TotalSentence({ total, filters }: { total: number; filters: Filters }) {
  const t = useTranslations('members')
  const { minimum_age } = useSettings()
  const { gender, min_age, max_age } = filters
  if (isAnyAge(filters, minimum_age)) return t('total', { total, gender })
  return t('totalOfAge', { total, gender, min: String(min_age), max: String(max_age) })
}
