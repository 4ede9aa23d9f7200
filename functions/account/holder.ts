import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'

/** Who has an address or a name, of those that are still there; `claimedBy` may be a member who is gone but not purged yet. */
export type Holding = { claimedBy: string | undefined; holder: Account | undefined }

/** Nobody's id: for an unknown address the same is read as for a known one, so that the time tells nothing (TRAP-12). */
export const nobody = 'NOBODY'

export async function findHolder(claim: Promise<string | undefined>, now: Date): Promise<Holding> {
  const claimedBy = await claim
  const account = claimedBy === undefined ? undefined : await findAccount(claimedBy, { consistent: true })
  return { claimedBy, holder: account && !isGone(account, now) ? account : undefined }
}
