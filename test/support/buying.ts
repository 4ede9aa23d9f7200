import { credits } from '#shared/contract/credits.ts'
import type { Member } from './people.ts'
import { newId, Visitor } from './visitor.ts'
import type { TestWorld } from './world.ts'

type Order = { bundle?: string; method?: string; code?: string; id?: string }

export const order = (member: Member, { bundle = 'c25', method = 'ideal', code, id = newId() }: Order = {}) =>
  member.call(credits.startPayment, { body: { id, bundle, method: method as 'ideal', code, immediate_delivery: true } })

/** The provider's record of one of the site's payments. */
export function atProvider(world: TestWorld, paymentId: string) {
  const found = world.payments.list().find(({ metadata }) => (metadata as { payment?: string }).payment === paymentId)
  if (!found) throw new Error(`The provider knows no payment ${paymentId}`)
  return found
}

/**
 * Reports a payment as the provider does: a form with an id, from a client that is not the
 * member's.
 */
export const report = (world: TestWorld, providerId: string) =>
  new Visitor(world.url).raw('POST', credits.providerReport.path, {
    body: `id=${providerId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Calls the address of reports of FlexPay, from a client that is not the member's. */
export const postback = (world: TestWorld, parameters: Readonly<Record<string, string>>) =>
  new Visitor(world.url).raw('GET', `${credits.providerPostback.path}?${new URLSearchParams(parameters)}`)

/** Buys a bundle: order, payment at the provider and report. */
export async function buy(world: TestWorld, member: Member, wanted: Order = {}) {
  const payment = await order(member, wanted)
  world.payments.act(atProvider(world, payment.id).id, 'pay')
  await world.settle()
  return member.call(credits.payment, { query: { id: payment.id } })
}
