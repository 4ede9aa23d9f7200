import { hashed } from '#functions/platform/hash.ts'
import { readToken } from '#functions/platform/token.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'

/**
 * Member to whom an activation link belongs. Undefined unless the link is signed by us, unexpired
 * and for the member's current address.
 */
export async function findConfirmed(token: string, now: Date) {
  const claims = (await readToken('activation', token, now))?.claims
  if (!claims?.sub) return undefined
  const [account, card] = await Promise.all([findAccount(claims.sub, { consistent: true }), findCard(claims.sub)])
  return account && card && hashed(account.email) === claims.email ? { account, card } : undefined
}
