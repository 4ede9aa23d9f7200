import { findNearCandidates, maxCards } from '#functions/stores/members/candidates.ts'
import type { FoundCard } from '#functions/stores/members/card-index.ts'
import type { Cell } from '#functions/stores/members/cells.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { filtersWantedBy } from '#functions/stores/members/wanted.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import { maxSearchAge } from '#shared/rules/limits.ts'

type Asked = {
  from: Cell | undefined
  excluded: ReadonlySet<string>
  /**
   * Position at which an earlier call stopped before it had found enough cards:
   * `<ages>#<position>`.
   */
  after?: string | undefined
  /** Maximum number of cards read, not counting excluded members. */
  most?: number
  now: Date
}

/** Ages that the game goes through, in this order: the wanted ages, then any age (SEARCH-23). */
const swipeAges = ['wanted', 'any'] as const

/** The card on top, and the one that lies behind it (SEARCH-27). */
const size = 2

/**
 * Next members to swipe: members who look for the caller's gender, first of the wanted ages, then
 * of any age; members with a photo first, then the nearest. `more` is the position from which to
 * continue if the maximum was read before two members were found: the game is then not over, even
 * without cards.
 */
export async function findCardsToSwipe(
  own: Profile,
  { excluded, after, most = maxCards, ...asked }: Asked,
  country: Country,
): Promise<{ cards: FoundCard[]; more: string | null }> {
  const wanted = filtersWantedBy(own, country, asked.now)
  const filters: Record<(typeof swipeAges)[number], Filters> = {
    wanted,
    any: { ...wanted, minAge: country.minimumAge, maxAge: maxSearchAge },
  }
  const [reached, position] = after?.split('#') ?? []
  const cards: FoundCard[] = []
  let left = most
  for (const ages of reached === 'any' ? (['any'] as const) : swipeAges) {
    const found = await findNearCandidates(filters[ages], {
      ...asked,
      excluded: new Set([...excluded, ...cards.map(({ id }) => id)]),
      lookingFor: own.gender,
      size: size - cards.length,
      after: ages === reached ? position : undefined,
      most: left,
    })
    cards.push(...found.cards)
    left -= found.spent
    if (cards.length === size) break
    if (found.next !== null) return { cards, more: `${ages}#${found.next}` }
  }
  return { cards, more: null }
}
