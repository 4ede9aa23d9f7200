import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listStory } from '#functions/stores/credits/books.ts'
import { causeIn, listLedger } from '#functions/stores/credits/ledger.ts'
import { listAllPayments } from '#functions/stores/credits/payment.ts'
import { listRefunds } from '#functions/stores/credits/refunds.ts'
import { actionsFor, type LocalPayment } from '#infra/local/payments.ts'
import { randomOf } from '#infra/local/seed/random.ts'
import { chats } from '#shared/contract/chats.ts'
import { credits } from '#shared/contract/credits.ts'
import { countries } from '#shared/countries/all.ts'
import { order, report } from '#test/support/buying.ts'
import { emptyMember, passNight } from '#test/support/nights.ts'
import type { Member } from '#test/support/people.ts'
import { newId, Refused } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld({ countries: ['NL'] })
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const centsOf = (value: string) => Math.round(Number(value) * 100)
const paymentOf = ({ metadata }: LocalPayment) => (metadata as { payment: string }).payment

/** Refusals are part of a history; anything else is a fault. */
const orRefused = async (call: Promise<unknown>) => {
  await call.catch((error: unknown) => {
    if (!(error instanceof Refused && error.status < 500)) throw error
  })
}

/**
 * A random history of some members: orders, repeated and parallel; payments that are paid, fail and
 * are charged back; reports doubled and late; withdrawals, messages, and time. Returns the orders
 * that were pressed, with the price of each.
 */
async function runHistory(seed: string, members: readonly Member[], steps: number) {
  const random = randomOf(seed)
  const pressed = new Map<string, { member: Member; bundle: string }>()
  const withdrawn = new Set<string>()
  const there = () => world.payments.list().filter((payment) => pressed.has(paymentOf(payment)))

  const press = (id: string) => {
    const { member, bundle } = pressed.get(id)!
    return orRefused(order(member, { id, bundle, method: random.pick(['ideal', 'paypal', 'creditcard', 'sct']) }))
  }
  const known = () => random.pick([...pressed.keys()])
  const actions: Record<string, () => Promise<unknown> | unknown> = {
    order: () => {
      const id = newId()
      pressed.set(id, { member: random.pick(members), bundle: random.pick(['c25', 'c60']) })
      // A double press.
      return Promise.all(random.chance(0.3) ? [press(id), press(id)] : [press(id)])
    },
    orderAgain: () => pressed.size > 0 && press(known()),
    act: () => {
      const open = there().filter(({ status }) => status === 'open')
      const some = open.length > 0 && random.chance(0.6) ? open : there()
      if (some.length === 0) return
      const payment = random.pick(some)
      // Whole refunds from the provider's own pages are for payments without a withdrawal.
      const possible = actionsFor(payment).filter((one) => one !== 'refund' || !withdrawn.has(paymentOf(payment)))
      const likely = (['pay', 'chargeBack'] as const).find((one) => possible.includes(one))
      const action = likely && random.chance(0.7) ? likely : possible.length > 0 && random.pick(possible)
      if (action) world.payments.act(payment.id, action)
    },
    report: () => there().length > 0 && report(world, random.pick(there()).id),
    look: () => {
      if (pressed.size === 0) return
      const id = known()
      return orRefused(pressed.get(id)!.member.call(credits.payment, { query: { id } }))
    },
    cancel: () => {
      if (pressed.size === 0) return
      const id = known()
      return orRefused(pressed.get(id)!.member.call(credits.cancelPayment, { body: { id } }))
    },
    withdraw: () => {
      const paid = there().filter(
        (one) => one.status === 'paid' && one.refunded === '0.00' && one.chargedBack === '0.00',
      )
      if (paid.length === 0) return
      const id = paymentOf(random.pick(paid))
      withdrawn.add(id)
      return orRefused(pressed.get(id)!.member.call(credits.cancel, { body: { id } }))
    },
    message: () => {
      const [from, to] = random.shuffled(members) as [Member, Member]
      return orRefused(from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } }))
    },
    wait: async () => {
      world.clock.advance({ minutes: random.int(1, 40) })
      world.payments.refundsWait = random.chance(0.5)
      await world.runJob('credits', 'expirePayments')
      await world.runJob('credits', 'refundPayments')
    },
  }
  const weighted = [
    ...([
      ['order', 6],
      ['orderAgain', 1],
      ['act', 8],
      ['report', 2],
      ['look', 1],
    ] as const),
    ...([
      ['cancel', 1],
      ['withdraw', 3],
      ['message', 8],
      ['wait', 2],
    ] as const),
  ]
  for (let step = 0; step < steps; step++) {
    // Some steps happen at once.
    const together = Array.from({ length: random.int(1, 3) }, () => random.weighted(weighted))
    await Promise.all(together.map((name) => actions[name]!()))
    if (random.chance(0.3)) await world.settle()
  }
  await world.settle()
  world.clock.advance({ days: 1 })
  world.payments.refundsWait = false
  await world.runJob('credits', 'refundPayments')
  await world.settle()
  return { pressed, there: there() }
}

describe('FIN-07 FIN-06 a random history of orders, reports, refunds, charge-backs and messages', () => {
  test.each(['vonk', 'kaars'])('PAY-20 PAY-54 FIN-06 FIN-07 loses no cent and no credit: %s', async (seed) => {
    const members = await Promise.all([1, 2, 3].map(() => emptyMember(world)))
    const { pressed, there } = await runHistory(seed, members, 40)
    const moneyThere: Record<string, number> = {}
    for (const payment of there) {
      if (payment.status !== 'paid') continue
      const id = paymentOf(payment)
      const kept = centsOf(payment.amount.value) - centsOf(payment.refunded) - centsOf(payment.chargedBack)
      expect(moneyThere[id], 'an order is paid once').toBeUndefined()
      moneyThere[id] = kept
    }
    const moneyHere: Record<string, number> = {}
    const told = new Set<string>()
    for (const member of members) {
      const [account, ledger, payments] = await Promise.all([
        findAccount(member.id, { consistent: true }),
        listLedger(member.id),
        listAllPayments(member.id),
      ])
      expect(ledger.reduce((sum, entry) => sum + entry.credits, 0)).toBe(account!.credits)
      expect(account!.credits).toBeGreaterThanOrEqual(0)
      for (const payment of payments) {
        const grants = ledger.filter(({ SK, reason }) => reason === 'purchase' && causeIn(SK).startsWith(payment.id))
        expect(grants.map((grant) => grant.credits)).toEqual(payment.completedAt ? [payment.credits] : [])
        // Money that never left the provider: it lost the refund, or the bank took it back first.
        const stayed = (await listRefunds(payment)).filter(({ state }) => state === 'failed' || state === 'dropped')
        const { priceCents, refundedCents = 0, chargedBackCents = 0 } = payment
        const returned = refundedCents + chargedBackCents - stayed.reduce((sum, { cents }) => sum + cents, 0)
        if (payment.completedAt) moneyHere[payment.id] = priceCents - returned
        const share = Math.min(1, (refundedCents + chargedBackCents) / priceCents)
        expect(payment.refundedCredits ?? 0).toBeLessThanOrEqual(Math.floor(payment.credits * share))
        const story = await listStory(member.id, payment.id)
        for (const { event } of story) told.add(event)
        const booked = (event: string) =>
          story.filter((entry) => entry.event === event).reduce((sum, { cents }) => sum + cents, 0)
        expect([booked('completed'), booked('refunded'), booked('charged_back')]).toEqual([
          payment.completedAt ? priceCents : 0,
          refundedCents,
          chargedBackCents,
        ])
      }
    }
    expect(moneyHere).toEqual(moneyThere)
    expect(Object.keys(moneyHere).length, 'the history has purchases').toBeGreaterThan(2)
    expect([...told], 'what a history must contain').toEqual(
      expect.arrayContaining(['failed', 'refunded', 'charged_back']),
    )

    // Nothing is charged without a press, or at another price: the time bonus has ended.
    for (const { amount, ...payment } of there) {
      const { bundle } = pressed.get(paymentOf({ amount, ...payment }))!
      expect(centsOf(amount.value)).toBe(countries.NL.bundles.find(({ id }) => id === bundle)!.priceCents)
    }
    expect(new Set(there.map(paymentOf)).size).toBe(there.length)
    expect(
      world.payments.list().filter((payment) => !pressed.has(paymentOf(payment)) && payment.status === 'paid').length,
    ).toBe(paidBefore)
    paidBefore += Object.keys(moneyThere).length

    const night = await passNight(world)
    for (const proof of ['payments', 'ledger'] as const)
      expect(night(proof)).toMatchObject({ state: 'clean', differences: [], done_at: expect.any(String) })
  })
  let paidBefore = 0
})
