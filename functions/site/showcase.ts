import { pagesOfFictional } from '#functions/stores/account/fictional.ts'
import { findListing, type Listing } from '#functions/stores/members/card.ts'
import type { Country } from '#shared/countries/country.ts'
import { pageSize } from '#shared/rules/limits.ts'

/**
 * Number of newest fictional profiles that are read for the showcase: `limit` in a batch, and
 * `most` in all batches. A batch has more profiles than the showcase, as some are invisible,
 * banned, in another country or without a photo.
 */
const lookedAt = { limit: 3 * pageSize.showcase, most: 15 * pageSize.showcase }

/**
 * Whether visitors may see the profile: it must be fictional, found by search, have a photo, and be
 * in a country of this site's members (TRAP-68).
 */
const isShowable = ({ card, isFindable }: Listing, { memberCountries }: Country): boolean =>
  card.f === true && isFindable && card.p !== undefined && memberCountries.some((code) => card.r.startsWith(`${code}-`))

async function findShowable(ids: readonly string[], country: Country): Promise<Listing[]> {
  const found = await Promise.all(ids.map((id) => findListing(id)))
  return found.filter((listing) => listing !== undefined).filter((listing) => isShowable(listing, country))
}

/**
 * Listing of the requested profile, or, without an id, listings of the newest fictional profiles,
 * at most `pageSize.showcase`. Only profiles that visitors may see.
 */
export async function findShowcase(id: string | undefined, country: Country): Promise<Listing[]> {
  if (id) return findShowable([id], country)
  const shown: Listing[] = []
  for await (const ids of pagesOfFictional(lookedAt)) {
    shown.push(...(await findShowable(ids, country)))
    if (shown.length >= pageSize.showcase) break
  }
  return shown.slice(0, pageSize.showcase)
}
