import { sensitiveInterests } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { todayIn } from './counts.ts'
import { type Filters, isOfAge } from './filters.ts'
import { bandsOf, cardsPerBand, findPage } from './search.ts'
import { type FoundCard, findProfiles, listBand, type Profile } from './store.ts'

/** Cards looked at for one answer: as many profiles are read in one go, at half a read unit each. */
const lookedAt = 24

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

/**
 * Of those whom filters find, the last active, without `excluded`; from `after` on. Who leaves many out reads so many more cards at once, not one
 * read after another.
 */
export function findCandidates(
  filters: Filters,
  excluded: ReadonlySet<string>,
  { now, after }: { now: Date; after?: string | undefined },
) {
  const { gender, minAge, maxAge, country, region } = filters
  const today = todayIn(country, now)
  const bands = bandsOf(minAge, maxAge, today)
  return findPage<FoundCard>({
    bands,
    size: lookedAt,
    limit: cardsPerBand(lookedAt, minAge, maxAge) + Math.ceil(excluded.size / bands.length),
    after,
    readBand: (band, range) => listBand(region ?? country, gender, band, range),
    fits: Promise.resolve((card) => isOfAge(card, filters, today) && !excluded.has(card.id)),
  })
}

/** Cards of those who look for somebody of this gender, in the same order, each with its profile. */
export async function lookingFor(cards: readonly FoundCard[], gender: Profile['gender']) {
  const profiles = await findProfiles(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const profile = profiles.get(card.id)
    return profile?.wantedGender === gender ? [{ card, profile }] : []
  })
}

const told = ({ interests }: Pick<Profile, 'interests'>) => interests.filter((tag) => !sensitiveInterests.includes(tag))

/** How many interests two share; sensitive ones do not count, as an order would tell of them (OPEN-27, TRAP-23). */
export const sharedInterests = (one: Pick<Profile, 'interests'>, other: Pick<Profile, 'interests'>): number => {
  const tags = new Set<string>(told(one))
  return told(other).filter((tag) => tags.has(tag)).length
}
