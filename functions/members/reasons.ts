import { type Card, shownCard } from '#functions/stores/members/card.ts'
import { type Cell, distanceBand } from '#functions/stores/members/cells.ts'
import { aimOf, type SearchPreferences, sharedTags } from '#functions/stores/members/search-preferences.ts'
import { sharedOn } from '#functions/stores/members/shared-interests.ts'
import type { FitReason, ReasonedCard } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { mostReasons } from '#shared/rules/limits.ts'
import { offeredInterests } from '#shared/rules/profile.ts'

/** Last band of distance that is called near: up to 25 km between the centres of two cells. */
const nearBand = 1

type Placed = Pick<Card, 'f'> & { k?: string | undefined }

/** Whether a member lives near the viewer; a fictional profile lives nowhere (TRAP-01). */
const isNear = ({ f, k }: Placed, from: Cell | undefined): boolean =>
  from !== undefined && !f && distanceBand(from, k) <= nearBand

/** Field of a card: whether its member lives near the viewer, but never how near. */
export const nearOn = (card: Placed, from: Cell | undefined) => (isNear(card, from) ? { near: true as const } : {})

type Compared = {
  preferences: SearchPreferences
  /** Cell from which "near" is measured; without it, nobody is called near. */
  from?: Cell | undefined
}

/**
 * Reasons why a member fits: what both state in their profile and the site shows, and that they
 * live near, but never how near (decisions/0061-near-me.md).
 */
export function reasonsFor(
  card: SearchPreferences & Placed,
  { preferences, from }: Compared,
  site: Country,
): FitReason[] {
  const isShown = (field: 'reason' | 'interests') => site.visibleProfileFields.includes(field)
  const tags = isShown('interests') ? offeredInterests(site, sharedTags(preferences, card)) : []
  const aim = isShown('reason') ? aimOf(card) : undefined
  const reasons: FitReason[] = [
    ...(tags.length > 0 ? [{ kind: 'interests' as const, interests: tags.slice(0, mostReasons) }] : []),
    // "Something else" may mean different things to the two members.
    ...(aim && aim !== 'other' && aim === aimOf(preferences) ? [{ kind: 'aim' as const, aim }] : []),
    ...(isNear(card, from) ? [{ kind: 'near' as const }] : []),
  ]
  return reasons.slice(0, mostReasons)
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
