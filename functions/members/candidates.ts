import { type FoundCard, listBand } from '#functions/stores/members/card.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { isLookingFor } from '#functions/stores/members/wishes.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { type Filters, isOfAge } from './filters.ts'
import { bandsOf, cardsPerBand, findPage } from './search.ts'

/**
 * Cards read for one answer at most, beside those of excluded members: some 36 read units. Few members look for somebody of their own gender, so those
 * who fit may lie far below the last active (SEARCH-26).
 */
const mostCards = 2000

/** The filters for members of a gender in a country whose age lies within some years of that of `birthDate`. */
export function agesAround(
  { birthDate, country }: Pick<Profile, 'birthDate' | 'country'>,
  gender: Profile['gender'],
  years: number,
  minimumAge: number,
  now: Date,
): Filters {
  const age = ageOn(birthDate, todayIn(country, now))
  return {
    gender,
    country,
    region: null,
    minAge: Math.max(minimumAge, age - years),
    maxAge: Math.min(maximumSearchAge, age + years),
  }
}

type Wanted = {
  /** Whom they look for themselves. */
  lookingFor: Profile['gender']
  excluded: ReadonlySet<string>
  /** How many are needed; all that the bound allows if left out. */
  size?: number
  now: Date
}

/** Of those whom filters find, those who look for somebody of `lookingFor`, last active first. */
export async function findCandidates(
  filters: Filters,
  { lookingFor, excluded, size = mostCards, now }: Wanted,
): Promise<FoundCard[]> {
  const { gender, minAge, maxAge, country, region } = filters
  const today = todayIn(country, now)
  const bands = bandsOf(minAge, maxAge, today)
  const { cards } = await findPage<FoundCard>({
    bands,
    size,
    // Who leaves many out reads so many more cards at once, not one read after another.
    limit: cardsPerBand(size, minAge, maxAge) + Math.ceil(excluded.size / bands.length),
    most: mostCards + excluded.size,
    after: undefined,
    readBand: (band, range) => listBand(region ?? country, gender, band, range),
    fits: Promise.resolve(
      (card) => isOfAge(card, filters, today) && isLookingFor(card, lookingFor) && !excluded.has(card.id),
    ),
  })
  return cards
}
