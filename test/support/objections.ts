import { safety } from '#shared/contract/safety.ts'
import { mailsTo, stranger } from './signup.ts'
import type { TestStack } from './stack.ts'

/** Statements of reasons mailed to a member, newest first, with number and token. */
export async function statementsTo(stack: TestStack, { email }: { email: string }) {
  await stack.settle()
  return (await mailsTo(stack, email)).flatMap(({ text }) => {
    const token = /\/objection#token=([\w.-]+)/.exec(text)?.[1]
    return token === undefined ? [] : [{ token, number: /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0], text }]
  })
}

export const objectWith = (stack: TestStack, token: string, text = 'Dat klopt niet.') =>
  stranger(stack).call(safety.object, { body: { token, text } })

/** What the page of an objection shows. */
export const linkedDecision = (stack: TestStack, token: string) =>
  stranger(stack).call(safety.findDecision, { query: { token } })
