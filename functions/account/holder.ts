import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { findNameClaim } from '#functions/stores/account/claims.ts'
import { nameClaim } from '#shared/rules/name.ts'

/**
 * Holder of an email address or name. `claimedBy` is the member with the claim, who may be deleted
 * but not purged yet; `holder` is that member's account, undefined if it is deleted.
 */
export type Holding = { claimedBy: string | undefined; holder: Account | undefined }

/**
 * Holder, found by `claim`: the id of the member who has the claim. The account is read
 * consistently.
 */
export async function findHolder(claim: string | undefined | Promise<string | undefined>, now: Date): Promise<Holding> {
  const claimedBy = await claim
  const account = claimedBy === undefined ? undefined : await findAccount(claimedBy, { consistent: true })
  return { claimedBy, holder: account && !isGone(account, now) ? account : undefined }
}

/**
 * Holder of a profile name. `isTaken`: nobody can take the name, because its member is not deleted,
 * or because staff removed the name and its member is not purged yet. `claimedBy` is the member
 * with the claim.
 */
export async function findName(name: string, now: Date): Promise<{ claimedBy: string | undefined; isTaken: boolean }> {
  const claim = await findNameClaim(nameClaim(name))
  const { claimedBy, holder } = await findHolder(claim?.memberId, now)
  return { claimedBy, isTaken: holder !== undefined || claim?.isRemoved === true }
}
