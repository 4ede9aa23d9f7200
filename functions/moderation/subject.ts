import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { findListing, type Listing } from '#functions/stores/members/card.ts'
import { type Album, findAlbum } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'

/** Member whom a decision is about, read consistently. */
export type Subject = { account: Account; listing: Listing; album: Album; profile: Profile }

const consistent = { consistent: true } as const

/** Member to decide about; undefined if the member is gone. */
export async function findSubject(id: string, now: Date): Promise<Subject | undefined> {
  const [account, listing, album, profile] = await Promise.all([
    findAccount(id, consistent),
    findListing(id, consistent),
    findAlbum(id, consistent),
    findProfile(id, consistent),
  ])
  return account && listing && profile && !isGone(account, now) ? { account, listing, album, profile } : undefined
}
