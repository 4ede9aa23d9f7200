import { listFictional } from '#functions/stores/account/fictional.ts'
import { findListing, type Listing } from '#functions/stores/members/card.ts'
import type { Country } from '#shared/countries/country.ts'
import { pageSize } from '#shared/rules/limits.ts'

/** Looked at for one showcase: some are invisible, banned, elsewhere or without a picture. */
const lookedAt = 3 * pageSize.showcase

/** The one member asked about, or the fictional profiles made last. Who of them may be shown is for `isShowable`. */
export async function findListings(id: string | undefined): Promise<Listing[]> {
  const ids = id ? [id] : (await listFictional({ limit: lookedAt })).ids
  const found = await Promise.all(ids.map((each) => findListing(each)))
  return found.filter((listing) => listing !== undefined)
}

/** Whom strangers may be shown: a marked fictional profile that search finds, with a picture, where members of this site live (TRAP-68). */
export const isShowable = ({ card, isFindable }: Listing, { memberCountries }: Country): boolean =>
  card.f === true && isFindable && card.p !== undefined && memberCountries.some((code) => card.r.startsWith(`${code}-`))
