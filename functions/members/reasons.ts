import type { Card } from '#functions/stores/members/card.ts'
import type { Cell } from '#functions/stores/members/cells.ts'
import { isNear, type Placed } from '#functions/stores/members/near.ts'
import { aimOf, type SearchPreferences } from '#functions/stores/members/search-preferences.ts'
import { sharedInterests, sharedOn } from '#functions/stores/members/shared-interests.ts'
import { shownCard } from '#functions/stores/members/shown-card.ts'
import type { FitReason, ReasonedCard } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { maxReasons } from '#shared/rules/limits.ts'

type Compared = {
  preferences: SearchPreferences
  /** Cell from which "near" is measured; without it, nobody is called near. */
  from?: Cell | undefined
}

/**
 * Reasons why a member fits: what both members state in their profile and the site shows, and that
 * they live near each other, but never the distance (decisions/0061-near-me.md).
 */
export function reasonsFor(
  card: SearchPreferences & Placed,
  { preferences, from }: Compared,
  site: Country,
): FitReason[] {
  const tags = sharedInterests(preferences, card, site)
  const aim = site.visibleProfileFields.includes('reason') ? aimOf(card) : undefined
  const reasons: FitReason[] = [
    ...(tags.length > 0 ? [{ kind: 'interests' as const, interests: tags.slice(0, maxReasons) }] : []),
    // "Something else" may mean different things to the two members.
    ...(aim && aim !== 'other' && aim === aimOf(preferences) ? [{ kind: 'aim' as const, aim }] : []),
    ...(isNear(card, from) ? [{ kind: 'near' as const }] : []),
  ]
  return reasons.slice(0, maxReasons)
}

/** Card of a member with the reasons why they fit. */
export const reasonedCard = (
  card: Card & SearchPreferences & Placed,
  compared: Compared,
  { site, today, now }: { site: Country; today: string; now: Date },
): ReasonedCard => ({
  ...shownCard(card, today, now),
  ...sharedOn(card, compared.preferences, site),
  reasons: reasonsFor(card, compared, site),
})
