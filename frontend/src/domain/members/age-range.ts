import type { WantedAges } from '#shared/model/profile.ts'

/** Ages after a change: if the lowest exceeds the highest, the unchanged one follows the other. */
export function orderedAges(ages: WantedAges, change: Partial<WantedAges>): WantedAges {
  const { min_age, max_age } = { ...ages, ...change }
  if (min_age <= max_age) return { min_age, max_age }
  const age = change.min_age ?? max_age
  return { min_age: age, max_age: age }
}
