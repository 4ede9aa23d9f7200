import * as ownAccount from '#shared/contract/own-account.ts'
import { mailsTo, stranger, tokenIn } from './signup.ts'
import type { TestStack } from './stack.ts'
import type { Visitor } from './visitor.ts'

type Reasons = { reason?: 'price' | 'other'; remarks?: string }

/** Deletes the account. Returns the token of the mailed reactivation link. */
export async function leave(stack: TestStack, member: Visitor, email: string, reasons: Reasons = {}): Promise<string> {
  await member.call(ownAccount.remove, { body: reasons })
  return wayBack(stack, email)
}

/** Token of the newest mailed reactivation link. */
export async function wayBack(stack: TestStack, email: string): Promise<string> {
  const mails = await mailsTo(stack, email)
  return tokenIn(mails.find(({ links }) => links.some((link) => link.includes('/account-deleted#'))))
}

/** Uses the reactivation link on a device without a session. */
export const comeBack = (stack: TestStack, token: string) =>
  stranger(stack).call(ownAccount.reactivate, { body: { token } })
