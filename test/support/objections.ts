import * as safety from '#shared/contract/safety.ts'
import { mailsTo, stranger } from './signup.ts'
import type { TestStack } from './stack.ts'

/**
 * Statements of reasons mailed to a member, with number and token. The last one mailed comes first,
 * which need not be the last decision if several were made before `settle`.
 */
export async function statementsTo(stack: TestStack, { email }: { email: string }) {
  await stack.settle()
  return (await mailsTo(stack, email)).flatMap(({ text }) => {
    const token = /\/objection#token=([\w.-]+)/.exec(text)?.[1]
    return token === undefined ? [] : [{ token, number: /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0], text }]
  })
}

/** Statement of reasons of the decision with this number. */
export async function statementOf(stack: TestStack, member: { email: string }, number: string) {
  const statement = (await statementsTo(stack, member)).find((one) => one.number === number)
  if (!statement) throw new Error(`No mail to ${member.email} states the decision ${number}`)
  return statement
}

export const objectWith = (stack: TestStack, token: string, text = 'Dat klopt niet.') =>
  stranger(stack).call(safety.object, { body: { token, text } })

/** What the page of an objection shows. */
export const linkedDecision = (stack: TestStack, token: string) =>
  stranger(stack).call(safety.findDecision, { query: { token } })
