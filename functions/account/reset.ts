import { hashed } from '#functions/data/keys.ts'
import { readToken } from '#functions/lib/token.ts'
import { findCard, findProfile } from '#functions/members/store.ts'
import { findAccount, isGone } from './store.ts'

/** Whose password the link of a mail may set: if it is ours, not expired, the latest that was asked for, not used, and sent to their address of now. */
export async function findReset(token: string, now: Date) {
  const claims = (await readToken('reset', token, now))?.claims
  if (!claims?.sub || !claims.link) return undefined
  const [account, profile, card] = await Promise.all([
    findAccount(claims.sub, { consistent: true }),
    findProfile(claims.sub),
    findCard(claims.sub),
  ])
  const isOpen = account?.resetLink === claims.link && hashed(account.email) === claims.email && !isGone(account, now)
  return isOpen && profile && card ? { account, profile, card } : undefined
}
