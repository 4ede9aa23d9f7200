import { hashed } from '#functions/platform/hash.ts'
import { readToken } from '#functions/platform/token.ts'
import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { hasJustChanged } from '#functions/stores/account/repeat.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'

/**
 * Member to whom a password reset link belongs, if the link is signed by us, unexpired, unused, the
 * latest one requested and sent to the member's current address. `isRepeat`: the link was used a
 * moment ago; only the same password may then be sent again.
 */
export async function findReset(token: string, now: Date) {
  const claims = (await readToken('reset', token, now))?.claims
  if (!claims?.sub || !claims.link) return undefined
  const [account, profile, card] = await Promise.all([
    findAccount(claims.sub, { consistent: true }),
    findProfile(claims.sub),
    findCard(claims.sub),
  ])
  if (!account || !profile || !card || hashed(account.email) !== claims.email || isGone(account, now)) return undefined
  const isRepeat = hasJustChanged(account, claims.link, now)
  if (account.resetLink !== claims.link && !isRepeat) return undefined
  return { account: { ...account, resetLink: claims.link } satisfies Account, profile, card, isRepeat }
}
