import { useTranslations } from 'use-intl'
import { distances } from '#shared/rules/limits.ts'

/**
 * Returns a function that gives a search distance in words. The shortest distance is called "your
 * own area", as it finds members of the same cell, who may live up to 20 km apart
 * (functions/decisions/0106-words-of-distances.md).
 */
export function useDistanceText(): (distance: (typeof distances)[number]) => string {
  const t = useTranslations('members.filters')
  return (distance) => (distance === distances[0] ? t('ownArea') : t('kilometres', { count: String(distance) }))
}
