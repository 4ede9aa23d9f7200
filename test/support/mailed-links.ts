import * as ownAccount from '#shared/contract/own-account.ts'
import { mailsTo, type Newcomer, stranger, tokenIn } from './signup.ts'
import type { TestStack } from './stack.ts'
import type { Visitor } from './visitor.ts'

/** Time at which a link's token expires, in seconds since 1970, and its lifetime in seconds. */
export function lifeOf(token: string): { endsAt: number; seconds: number } {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    exp: number
    iat: number
  }
  return { endsAt: exp, seconds: exp - iat }
}

/** Token of the newest mail to an address with a link to this page. */
export async function newestToken(stack: TestStack, address: string, page: string): Promise<string> {
  const mail = (await mailsTo(stack, address)).find(({ links }) => links.some((link) => link.includes(`${page}#`)))
  return tokenIn(mail)
}

export const askReset = (visitor: Visitor, email: string) => visitor.call(ownAccount.requestReset, { body: { email } })

/** Requests a password reset. Returns the mailed token. */
export async function resetToken(stack: TestStack, email: string): Promise<string> {
  await askReset(stranger(stack), email)
  return newestToken(stack, email, '/reset-password/do')
}

export const setPassword = (visitor: Visitor, token: string, password: string) =>
  visitor.call(ownAccount.resetPassword, { body: { token, password } })

export const askMailChange = (member: Newcomer, email: string, password = member.form.password) =>
  member.call(ownAccount.requestMailChange, { body: { email, password } })

/** Requests a change of the mail address. Returns the token mailed to the new address. */
export async function mailChangeToken(stack: TestStack, member: Newcomer, email: string): Promise<string> {
  await askMailChange(member, email)
  return newestToken(stack, email, '/mail-change/do')
}

export const confirmAddress = (visitor: Visitor, token: string) =>
  visitor.call(ownAccount.confirmMailChange, { body: { token } })

let addresses = 0
export const freshAddress = (): string => `adres${++addresses}.${Date.now().toString(36)}@example.org`
