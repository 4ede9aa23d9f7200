import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { type Filters, isAnyAge } from '../filters.ts'

type TotalSentenceProps = { total: number; fictional: number; filters: Filters }

/** How many were found, in words (SEARCH-09); fictional profiles are a number of their own, as they are nobody to meet. */
export function TotalSentence({ total, fictional, filters }: TotalSentenceProps) {
  const t = useTranslations('members')
  const { minimum_age } = useSettings()
  const { gender, min_age, max_age } = filters
  const real = total - fictional
  return (
    <>
      {isAnyAge(filters, minimum_age)
        ? t('total', { total: real, gender })
        : t('totalOfAge', { total: real, gender, min: String(min_age), max: String(max_age) })}
      <FictionalTotal count={fictional} />
    </>
  )
}

/** The end of a sentence that counts people: how many fictional profiles come with them. */
export function FictionalTotal({ count }: { count: number }) {
  const t = useTranslations('members')
  return count > 0 ? t('totalFictional', { count }) : null
}
