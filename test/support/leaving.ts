import { account } from '#shared/contract/account.ts'
import { mailsTo, stranger, tokenIn } from './signup.ts'
import type { Visitor } from './visitor.ts'
import type { TestWorld } from './world.ts'

type Reasons = { reason?: 'price' | 'other'; remarks?: string }

/** Deletes the account. Returns the token of the mailed reactivation link. */
export async function leave(world: TestWorld, member: Visitor, email: string, reasons: Reasons = {}): Promise<string> {
  await member.call(account.remove, { body: reasons })
  return wayBack(world, email)
}

/** Token of the newest mailed reactivation link. */
export async function wayBack(world: TestWorld, email: string): Promise<string> {
  const mails = await mailsTo(world, email)
  return tokenIn(mails.find(({ links }) => links.some((link) => link.includes('/account-deleted#'))))
}

/** Uses the reactivation link on a device without a session. */
export const comeBack = (world: TestWorld, token: string) =>
  stranger(world).call(account.reactivate, { body: { token } })
