import type { WantedAges } from '../model/profile.ts'
import { maximumSearchAge } from './limits.ts'

/**
 * Ages that a member looks for (SEARCH-24): the chosen ones, else those at most `distance` years
 * from the own age, which then move with it. Never below the country's minimum age.
 */
export function agesWanted(
  chosen: WantedAges | undefined,
  { age, distance, minimumAge }: { age: number; distance: number; minimumAge: number },
): WantedAges {
  const { min_age, max_age } = chosen ?? { min_age: age - distance, max_age: age + distance }
  return { min_age: Math.max(minimumAge, min_age), max_age: Math.min(maximumSearchAge, Math.max(minimumAge, max_age)) }
}
