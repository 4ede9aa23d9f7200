import { decodeTime } from 'ulid'
import { activityMark, type FoundCard, listBand } from '#functions/stores/members/card-index.ts'
import { findCounts, todayIn } from '#functions/stores/members/counts.ts'
import { isLookingFor } from '#functions/stores/members/search-preferences.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { maxSearchAge } from '#shared/rules/limits.ts'
import type { Cell } from './cells.ts'
import { type Filters, isOfAge } from './filters.ts'
import { findNearest, type NearestPage } from './nearest.ts'
import { bandsOf, cardsPerBand, findPage } from './search.ts'

/**
 * Maximum number of cards read per answer, not counting excluded members: about 36 read units. The
 * number is high because few members look for their own gender, so matching members may be far down
 * the list of recent activity (SEARCH-26).
 */
export const maxCards = 2000

/**
 * Search filters for members of a gender in a country who are at most `years` years older or
 * younger than somebody born on `birthDate`.
 */
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
    maxAge: Math.min(maxSearchAge, age + years),
  }
}

type Wanted = {
  /** Gender that the candidates must look for. */
  lookingFor: Profile['gender']
  excluded: ReadonlySet<string>
  /** Number of cards to find; absent: all within the maximum of cards read. */
  size?: number
  /** Position where an earlier call ended. */
  after?: string | undefined
  /** Maximum number of cards read, not counting excluded members. */
  most?: number
  /** Leaves out members who signed up earlier, and fictional profiles. */
  signedUpAfter?: Date
  now: Date
}

type ReadBand = typeof listBand

/**
 * Stops reading a band at the first card whose last activity is before `since`. Members who signed
 * up after `since` come before that card, as their last activity is later.
 */
const activeSince =
  (since: Date): ReadBand =>
  async (...range) => {
    const { cards, more } = await listBand(...range)
    return { cards, more: more && (cards.at(-1)?.at ?? '') >= activityMark(since, '') }
  }

/**
 * Maximum number of cards to read. Excluded members do not count, so their number is added to
 * `most`. The sum is at most twice `most`, so that a call stays bounded.
 */
const withExcluded = (most: number, excluded: ReadonlySet<string>) => most + Math.min(most, excluded.size)

/**
 * Members who match the filters and look for the gender `lookingFor`, most recently active first.
 * `next` is the position from which a further call continues: after the last card of the result, or
 * where `most` cards had been read. It is null at the end.
 */
export async function findCandidates(
  filters: Filters,
  { lookingFor, excluded, size = maxCards, after, most = maxCards, signedUpAfter, now }: Wanted,
): Promise<{ cards: FoundCard[]; next: string | null }> {
  const { gender, minAge, maxAge, country, region } = filters
  const today = todayIn(country, now)
  const bands = bandsOf(minAge, maxAge, today)
  const readBand = signedUpAfter ? activeSince(signedUpAfter) : listBand
  const isNew = ({ id, f }: FoundCard) => !signedUpAfter || (!f && decodeTime(id) > signedUpAfter.getTime())
  return findPage<number, FoundCard>({
    bands,
    size,
    // Reads more cards at once for a long list of excluded members, instead of one page after
    // another.
    limit: cardsPerBand(size, minAge, maxAge) + Math.ceil(excluded.size / bands.length),
    most: withExcluded(most, excluded),
    after,
    readBand: (band, range) => readBand(region ?? country, gender, band, range),
    fits: Promise.resolve(
      (card) =>
        isOfAge(card, filters, today) && isLookingFor(card, lookingFor) && isNew(card) && !excluded.has(card.id),
    ),
  })
}

type WantedNear = Required<Pick<Wanted, 'lookingFor' | 'excluded' | 'size' | 'now'>> &
  Pick<Wanted, 'after' | 'most'> & { from: Cell | undefined }

/**
 * Page of members who match the filters and look for the gender `lookingFor`: members with a photo
 * first, then nearest to `from` first (SEARCH-24). A page for which `most` cards were read may be
 * short or even empty; the next page continues from `next`, which is null at the end.
 */
export async function findNearCandidates(
  filters: Filters,
  { from, lookingFor, excluded, size, after, most = maxCards, now }: WantedNear,
): Promise<NearestPage> {
  const { gender, country } = filters
  return findNearest({
    filters,
    today: todayIn(country, now),
    from,
    within: null,
    fits: Promise.resolve((card) => isLookingFor(card, lookingFor) && !excluded.has(card.id)),
    counts: await findCounts(country, gender),
    size,
    after,
    most: withExcluded(most, excluded),
  })
}
