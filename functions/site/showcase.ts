import { listFictional } from '#functions/stores/account/fictional.ts'
import { findListing, type Listing } from '#functions/stores/members/card.ts'
import type { Country } from '#shared/countries/country.ts'
import { pageSize } from '#shared/rules/limits.ts'

/**
 * Number of profiles read for the showcase: more than it shows, as some are invisible, banned, in
 * another country or without a photo.
 */
const lookedAt = 3 * pageSize.showcase

/**
 * Listing of the requested member, or, without an id, listings of the newest fictional profiles.
 * The caller filters them by `isShowable`.
 */
export async function findListings(id: string | undefined): Promise<Listing[]> {
  const ids = id ? [id] : (await listFictional({ limit: lookedAt })).ids
  const found = await Promise.all(ids.map((each) => findListing(each)))
  return found.filter((listing) => listing !== undefined)
}

/**
 * Whether visitors may see the profile: it must be fictional, found by search, have a photo, and be
 * in a country of this site's members (TRAP-68).
 */
export const isShowable = ({ card, isFindable }: Listing, { memberCountries }: Country): boolean =>
  card.f === true && isFindable && card.p !== undefined && memberCountries.some((code) => card.r.startsWith(`${code}-`))
