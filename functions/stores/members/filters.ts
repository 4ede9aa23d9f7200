import type { Card } from '#functions/stores/members/card.ts'
import type { Gender } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'

/** Filters of a search in one country, or in one of its regions. */
export type Filters = { gender: Gender; country: string; region: string | null; minAge: number; maxAge: number }

/**
 * Whether a card is within the age range on `today`, boundaries included (SEARCH-06, SEARCH-07).
 */
export const isOfAge = ({ b }: Pick<Card, 'b'>, { minAge, maxAge }: Filters, today: string): boolean => {
  const age = ageOn(b, today)
  return age >= minAge && age <= maxAge
}
