import * as credits from '#shared/contract/credits.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { newId, Visitor } from './visitor.ts'

type Order = { bundle?: string; method?: string; code?: string; id?: string }

export const order = (member: Member, { bundle = 'c25', method = 'ideal', code, id = newId() }: Order = {}) =>
  member.call(credits.startPayment, { body: { id, bundle, method: method as 'ideal', code, immediate_delivery: true } })

/** The provider's record of a payment of the site. */
export function atProvider(stack: TestStack, paymentId: string) {
  const found = stack.payments.list().find(({ metadata }) => (metadata as { payment?: string }).payment === paymentId)
  if (!found) throw new Error(`The provider knows no payment ${paymentId}`)
  return found
}

/**
 * Calls the webhook about a payment as the provider does: with a form that has only the payment's
 * id, from a client that is not the member's.
 */
export const report = (stack: TestStack, providerId: string) =>
  new Visitor(stack.url).raw('POST', credits.providerReport.path, {
    body: `id=${providerId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Sends a postback of FlexPay, from a client that is not the member's. */
export const postback = (stack: TestStack, parameters: Readonly<Record<string, string>>) =>
  new Visitor(stack.url).raw('GET', `${credits.providerPostback.path}?${new URLSearchParams(parameters)}`)

/** Buys a bundle: order, payment at the provider and callback. */
export async function buy(stack: TestStack, member: Member, wanted: Order = {}) {
  const payment = await order(member, wanted)
  stack.payments.act(atProvider(stack, payment.id).id, 'pay')
  await stack.settle()
  return member.call(credits.payment, { query: { id: payment.id } })
}
