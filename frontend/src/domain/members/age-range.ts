import type { WantedAges } from '#shared/model/profile.ts'

/** Ages after one end was changed. If the ends would cross, both become the changed age. */
export function orderedAges(ages: WantedAges, change: Partial<WantedAges>): WantedAges {
  const { min_age, max_age } = { ...ages, ...change }
  if (min_age <= max_age) return { min_age, max_age }
  const age = change.min_age ?? max_age
  return { min_age: age, max_age: age }
}
