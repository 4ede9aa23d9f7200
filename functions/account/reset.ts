import { hashed } from '#functions/platform/hash.ts'
import { readToken } from '#functions/platform/token.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'

/**
 * Member to whom a password reset link belongs, if the link is signed by us, unexpired, unused, the
 * latest one requested and sent to the member's current address.
 */
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
