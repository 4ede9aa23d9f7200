import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'

/**
 * Who has an email address or profile name. `claimedBy` is the member with the claim, who may be
 * deleted but not purged yet; `holder` is that member's account, unless it is deleted.
 */
export type Holding = { claimedBy: string | undefined; holder: Account | undefined }

/** Holder of the address or name whose claim is being read. The account is read consistently. */
export async function findHolder(claim: Promise<string | undefined>, now: Date): Promise<Holding> {
  const claimedBy = await claim
  const account = claimedBy === undefined ? undefined : await findAccount(claimedBy, { consistent: true })
  return { claimedBy, holder: account && !isGone(account, now) ? account : undefined }
}
