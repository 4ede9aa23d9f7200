import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Found } from '#frontend/domain/members/search.ts'
import { statedTotal } from '#shared/rules/limits.ts'
import { type Filters, isAnyAge } from '../filters.ts'

type TotalSentenceProps = {
  total: number
  fictional: number
  isMinimum: boolean
  filters: Pick<Filters, 'gender' | 'min_age' | 'max_age'>
}

/**
 * Number of results as a sentence (SEARCH-09); fictional profiles are counted separately, as they
 * cannot be met. A lower bound is worded as a lower bound (SEARCH-25): above `statedTotal`, only
 * some of the profiles were counted.
 */
export function TotalSentence({ total, fictional, isMinimum, filters }: TotalSentenceProps) {
  const t = useTranslations('members')
  const { minimum_age } = useSettings()
  const { gender, min_age, max_age } = filters
  const real = total - fictional
  if (isMinimum && total === 0) return t('stillSearching')
  if (isMinimum && total >= statedTotal) {
    return fictional > 0
      ? t('totalMoreFictional', { total: String(statedTotal), count: fictional })
      : t('totalMore', { total: String(statedTotal), gender })
  }
  if (isMinimum) {
    return (
      <>
        {t('totalMinimum', { total: real, gender })}
        <FictionalTotal count={fictional} />
      </>
    )
  }
  return (
    <>
      {isAnyAge(filters, minimum_age)
        ? t('total', { total: real, gender })
        : t('totalOfAge', { total: real, gender, min: String(min_age), max: String(max_age) })}
      <FictionalTotal count={fictional} />
    </>
  )
}

/** Number of fictional profiles, as the end of a sentence that counts people. */
export function FictionalTotal({ count }: { count: number }) {
  const t = useTranslations('members')
  return count > 0 ? t('totalFictional', { count }) : null
}

/**
 * Number of members as a short text, such as beside a title; fictional profiles are counted apart.
 */
export function MemberTotal({ total, fictional = 0 }: Pick<Found, 'total' | 'fictional'>) {
  const t = useTranslations('meeting.similar')
  return (
    <>
      {t('total', { total: total - fictional })}
      <FictionalTotal count={fictional} />
    </>
  )
}
