import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'

/**
 * Holder of an email address or name, unless deleted. `claimedBy` may also be a deleted member who
 * is not purged yet.
 */
export type Holding = { claimedBy: string | undefined; holder: Account | undefined }

export async function findHolder(claim: Promise<string | undefined>, now: Date): Promise<Holding> {
  const claimedBy = await claim
  const account = claimedBy === undefined ? undefined : await findAccount(claimedBy, { consistent: true })
  return { claimedBy, holder: account && !isGone(account, now) ? account : undefined }
}
