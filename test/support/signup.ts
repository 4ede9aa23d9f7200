import assert from 'node:assert/strict'
import type { Mail } from '#infra/local/ses.ts'
import * as account from '#shared/contract/account.ts'
import { logIn } from '#shared/contract/login-calls.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { signupForm } from './samples.ts'
import type { TestStack } from './stack.ts'
import { Visitor } from './visitor.ts'

let strangers = 0

/**
 * A visitor with an IP address of their own, because limits per visitor must not affect other
 * tests.
 */
export function stranger(stack: TestStack, url = stack.url): Visitor {
  const number = ++strangers
  return new Visitor(url, `127.1.${number >> 8}.${number & 255}`)
}

/** A member who signed up through the API, unconfirmed until `confirm`. */
export class Newcomer extends Visitor {
  readonly form: ReturnType<typeof signupForm>
  readonly user: CurrentUser
  constructor(from: Visitor, form: ReturnType<typeof signupForm>, user: CurrentUser) {
    super(from.url, from.address)
    for (const [name, value] of from.cookies) this.cookies.set(name, value)
    this.form = form
    this.user = user
  }
  get id() {
    return this.user.id
  }
}

export async function signUp(
  stack: TestStack,
  more: Record<string, unknown> = {},
  visitor = stranger(stack),
): Promise<Newcomer> {
  const form = signupForm(more)
  return new Newcomer(visitor, form, await visitor.call(account.signup, { body: form as never }))
}

/**
 * Signs up `count` members, eight at a time: each call hashes a password, and must end within 10
 * seconds on a busy machine too.
 */
export async function signUpMany(stack: TestStack, count: number): Promise<Newcomer[]> {
  const newcomers: Newcomer[] = []
  while (newcomers.length < count) {
    const size = Math.min(8, count - newcomers.length)
    newcomers.push(...(await Promise.all(Array.from({ length: size }, () => signUp(stack)))))
  }
  return newcomers
}

/** Mails to an address, newest first. Waits for pending mail. */
export async function mailsTo(stack: TestStack, address: string): Promise<readonly Mail[]> {
  await stack.settle()
  return stack.mailbox.list(address)
}

/**
 * Token of the link in a mail, such as the activation link. The token follows the #, so that no
 * server receives it. A notification has another token in its unsubscribe link, which is ignored.
 */
export function tokenIn(mail: Mail | undefined): string {
  const links = (mail?.links ?? []).map((link) => new URL(link))
  const tokens = links
    .filter(({ pathname }) => pathname !== pathTo('unsubscribe'))
    .flatMap(({ hash }) => new URLSearchParams(hash.slice(1)).get('token') ?? [])
  assert.equal(new Set(tokens).size, 1, `one activation link in ${JSON.stringify(mail?.links)}`)
  return tokens[0]!
}

export const activationToken = async (stack: TestStack, { form }: Newcomer): Promise<string> =>
  tokenIn((await mailsTo(stack, form.email))[0])

/** Uses the mailed link in a browser without a session. */
export async function confirm(stack: TestStack, newcomer: Newcomer): Promise<Newcomer> {
  await stranger(stack).call(account.activate, { body: { token: await activationToken(stack, newcomer) } })
  return newcomer
}

export const signUpAndConfirm = async (stack: TestStack, more: Record<string, unknown> = {}): Promise<Newcomer> =>
  confirm(stack, await signUp(stack, more))

export const login = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  visitor.call(logIn, { body: { email, password } })

/** A cookie in an answer with its attributes, whose names are in lower case. */
export function cookieIn(headers: Headers, name: string): Record<string, string> | undefined {
  const line = headers.getSetCookie().find((text) => text.startsWith(`${name}=`))
  if (!line) return undefined
  const parts = line.split(/; */).map((part) => /^([^=]*)=?(.*)$/.exec(part)!.slice(1) as [string, string])
  return Object.fromEntries(parts.map(([key, value], index) => [index === 0 ? 'value' : key.toLowerCase(), value]))
}
