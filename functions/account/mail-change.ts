import { hashed } from '#functions/platform/hash.ts'
import { readToken } from '#functions/platform/token.ts'
import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findEmailKeeper } from '#functions/stores/account/claims.ts'
import { listFormerEmails } from '#functions/stores/account/credentials.ts'
import { hasJustChanged } from '#functions/stores/account/repeat.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import { findMovedCredits } from './free-credits.ts'
import { findHolder } from './holder.ts'

/**
 * Pending address change that a link confirms, if the link is signed by us, unexpired, unused and
 * the latest one requested, and if the new mailbox has not been banned since the request (MOD-09).
 */
export async function findMailChange(token: string, now: Date) {
  const claims = (await readToken('mail-change', token, now))?.claims
  if (!claims?.sub || !claims.link) return undefined
  const [account, card] = await Promise.all([findAccount(claims.sub, { consistent: true }), findCard(claims.sub)])
  const newEmail = account?.newEmailLink === claims.link ? account.newEmail : undefined
  if (!account || !newEmail || hashed(newEmail) !== claims.email || !maySignIn(account.status)) return undefined
  const [{ claimedBy, holder }, { isBanned, hadCredits }] = await Promise.all([
    findHolder(findEmailKeeper(newEmail, now, { consistent: true }), now),
    findAddressMarks(newEmail, now),
  ])
  if (isBanned) return undefined
  return {
    account: { ...account, newEmail, newEmailLink: claims.link } satisfies Account,
    card,
    insteadOf: holder ? undefined : claimedBy,
    credits: await findMovedCredits(account, newEmail, hadCredits, now),
  }
}

/**
 * Address change that an undo link in the mail to the old address reverts. The changes made after
 * it (`later`) are reverted too. Works even if the old address has been banned since: the member
 * had confirmed that address, and a refusal would leave the account to a thief.
 */
export async function findWayBack(token: string, now: Date) {
  const claims = (await readToken('mail-change-back', token, now))?.claims
  if (!claims?.sub) return undefined
  const [account, former] = await Promise.all([
    findAccount(claims.sub, { consistent: true }),
    listFormerEmails(claims.sub, now),
  ])
  const at = former.findIndex(({ id }) => id === claims.change)
  return account && at >= 0 && !isGone(account, now)
    ? { account, former: former[at]!, later: former.slice(at + 1) }
    : undefined
}

/**
 * Result of a link that confirmed or undid the latest address change a moment ago; undefined for
 * any other link. A browser that lost the answer repeats the call and gets the same answer.
 * `email`: address after the change.
 */
export async function findUsed(token: string, now: Date) {
  const [change, back] = await Promise.all([
    readToken('mail-change', token, now),
    readToken('mail-change-back', token, now),
  ])
  const { sub, link, change: undone } = (change ?? back)?.claims ?? {}
  const by = link ?? undone
  const account = sub && by ? await findAccount(sub, { consistent: true }) : undefined
  if (!account || !by || isGone(account, now) || !hasJustChanged(account, by, now)) return undefined
  return { status: change ? ('changed' as const) : ('taken_back' as const), email: account.email }
}
