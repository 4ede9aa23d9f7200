import type { WantedAges } from '#shared/model/profile.ts'

/** Ages after one end changed: if they cross, the other end moves to the changed one. */
export function orderedAges(ages: WantedAges, change: Partial<WantedAges>): WantedAges {
  const { min_age, max_age } = { ...ages, ...change }
  if (min_age <= max_age) return { min_age, max_age }
  const age = change.min_age ?? max_age
  return { min_age: age, max_age: age }
}
