import { account } from '#shared/contract/account.ts'
import { mailsTo, stranger, tokenIn } from './signup.ts'
import type { Visitor } from './visitor.ts'
import type { TestWorld } from './world.ts'

type Reasons = { reason?: 'price' | 'other'; remarks?: string }

/** Deletes the account, and gives the token of the mail with the way back. */
export async function leave(world: TestWorld, member: Visitor, email: string, reasons: Reasons = {}): Promise<string> {
  await member.call(account.remove, { body: reasons })
  return wayBack(world, email)
}

/** What the newest mail with the way back hands to the site. */
export async function wayBack(world: TestWorld, email: string): Promise<string> {
  const mails = await mailsTo(world, email)
  return tokenIn(mails.find(({ links }) => links.some((link) => link.includes('/account-deleted#'))))
}

/** Presses the button behind the mailed link, on a device that nobody is signed in on. */
export const comeBack = (world: TestWorld, token: string) =>
  stranger(world).call(account.reactivate, { body: { token } })
