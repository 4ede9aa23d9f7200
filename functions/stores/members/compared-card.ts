import type { Country } from '#shared/countries/country.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import type { ComparableCard } from './card.ts'
import type { Cell } from './cells.ts'
import { nearOn } from './near.ts'
import type { SearchPreferences } from './search-preferences.ts'
import { sharedOn } from './shared-interests.ts'
import { shownCard } from './shown-card.ts'

/** What a member is compared with: preferences and cell of the viewer, as far as they are known. */
type Viewer = { preferences: SearchPreferences | undefined; from: Cell | undefined }

/**
 * Card as shown to a viewer, with the interests that both members share (PROF-26) and whether they
 * live near each other.
 */
export const comparedCard = (
  card: ComparableCard,
  { preferences, from }: Viewer,
  { site, today, now }: { site: Country; today: string; now: Date },
): MemberCard => ({
  ...shownCard(card, today, now),
  ...nearOn(card, from),
  ...sharedOn(card, preferences, site),
})
