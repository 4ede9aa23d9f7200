import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listStory } from '#functions/stores/credits/books.ts'
import { findCard, nameCard } from '#functions/stores/credits/cards.ts'
import { apply } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { atProvider, order, report } from '#test/support/buying.ts'
import {
  chargesOf,
  listCards,
  mandatesOf,
  orderStoring,
  payByCard,
  removeCard,
  storeCard,
} from '#test/support/cards.ts'
import { withCountry } from '#test/support/country.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let serve: typeof stack.payments.serve
beforeEach(() => {
  serve ??= stack.payments.serve
  for (const name of ['error', 'warn', 'info'] as const) vi.spyOn(console, name).mockReturnValue()
})
afterEach(() => {
  stack.payments.isDown = false
  stack.payments.serve = serve
  stack.clock.reset()
})

const buyer = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const creditsOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!.credits
const statusOf = async (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const outcomeOf = async (one: PromiseSettledResult<unknown>) => {
  if (one.status === 'rejected') throw one.reason
  return one.value
}
const settleCards = () => stack.runJob('credits', 'settleCards')
/**
 * From now on, the provider executes calls with this method and path, but their answers are lost.
 */
const loseAnswer = (method: string, path: RegExp) => {
  stack.payments.serve = async (ask) => {
    const reply = await serve(ask)
    if (ask.method !== method || !path.test(ask.url.pathname)) return reply
    throw new Error('the answer is lost')
  }
}

describe('PAY-56 storing a card', () => {
  test('needs the consent: with it, brand, last four and expiry are kept with time and version; without it nothing', async () => {
    const member = await buyer()
    const plain = await order(member, { method: 'creditcard' })
    stack.payments.act(atProvider(stack, plain.id).id, 'pay')
    await stack.settle()
    expect(await listCards(member)).toEqual([])
    expect(mandatesOf(stack, member)).toEqual([])

    const before = stack.clock.now().toISOString()
    const card = await storeCard(stack, member)
    expect(card).toMatchObject({ brand: 'Visa', last_four: '4242', expires_on: '2049-11', expired: false })
    const stored = (await findCard(member.id, card.id))!
    expect(stored).toMatchObject({
      consentVersion: cardConsentVersion,
      face: { mandate: mandatesOf(stack, member)[0] },
    })
    expect(stored.consentAt >= before).toBe(true)
    expect(stored.dueAt).toBeUndefined()
    expect(JSON.stringify(stored)).not.toMatch(/cardHolder|fingerprint|Test/i)
  })

  test('is refused with another version of the text, and for another method than a card', async () => {
    const member = await buyer()
    const body = { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true } as const
    await expectRefusal(
      member.call(credits.startPayment, { body: { ...body, store_card: cardConsentVersion } }),
      'payment_method_unavailable',
    )
    const old = { ...body, method: 'creditcard', store_card: '2020-01-01' as typeof cardConsentVersion } as const
    await expectRefusal(member.call(credits.startPayment, { body: old }), 'consent_required')
  })

  test('a payment that fails stores nothing; one whose card the provider cannot name yet is read by the job', async () => {
    const member = await buyer()
    const failed = await orderStoring(member)
    stack.payments.act(atProvider(stack, failed.id).id, 'fail')
    const { id } = await orderStoring(member)
    stack.payments.act(atProvider(stack, id).id, 'pay')
    await stack.settle()
    stack.payments.isDown = true
    expect(await listCards(member)).toEqual([])
    await settleCards()
    stack.payments.isDown = false
    await settleCards()
    expect((await findCard(member.id, id))?.face).toMatchObject({ lastFour: '4242' })
    expect(await findCard(member.id, failed.id)).toBeUndefined()
  })
})

describe('PAY-56 an order by a stored card', () => {
  test('charges it with one press, at the price of now, with receipt and books as any other', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member)
    await expectRefusal(payByCard(member, card.id, { shown_cents: 899 }), 'price_changed')
    const payment = await payByCard(member, card.id)
    expect(payment).toMatchObject({ status: 'completed', stored_card: true, checkout_url: null, price_cents: 999 })
    await stack.settle()
    expect(await creditsOf(member)).toBe(50)
    expect(chargesOf(stack, member)).toHaveLength(1)
    expect((await listStory(member.id, payment.id)).map(({ event }) => event).sort()).toEqual(['completed', 'ordered'])
    expect(stack.mailbox.list(member.email)).toHaveLength(2)
  })

  test('is charged once under a double press, a doubled report and a repeat after a lost answer', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member)
    const id = newId()
    const pressed = await Promise.allSettled([1, 2, 3].map(() => payByCard(member, card.id, { id })))
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
    const [charge] = chargesOf(stack, member)
    await Promise.all([report(stack, charge!.id), report(stack, charge!.id)])
    expect(await creditsOf(member)).toBe(50)

    const lost = newId()
    loseAnswer('POST', /payments$/)
    await expectRefusal(payByCard(member, card.id, { id: lost }), 'payment_provider_unavailable')
    stack.payments.serve = serve
    await payByCard(member, card.id, { id: lost })
    await stack.settle()
    expect(await statusOf(member, lost)).toMatchObject({ status: 'completed' })
    expect(await creditsOf(member)).toBe(75)
    expect(chargesOf(stack, member)).toHaveLength(2)
  })

  test('of orders pressed in several windows, one charges while another is under way', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'slow')
    const ended = await Promise.allSettled([1, 2, 3, 4].map(() => payByCard(member, card.id)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of ended) if (one.status === 'rejected') await expectRefusal(outcomeOf(one), 'card_busy')
    const [charge] = chargesOf(stack, member)
    expect(chargesOf(stack, member)).toHaveLength(1)
    // The member cannot cancel a payment while the bank decides about its charge.
    const { payment } = charge!.metadata as { payment: string }
    await expectRefusal(member.call(credits.cancelPayment, { body: { id: payment } }), 'card_busy')
    stack.clock.advance({ minutes: 50 })
    await stack.runJob('credits', 'expirePayments')
    expect(await statusOf(member, payment)).toMatchObject({ status: 'pending' })
    await expectRefusal(payByCard(member, card.id), 'card_busy')
    stack.payments.act(charge!.id, 'pay')
    await stack.settle()
    expect(await creditsOf(member)).toBe(50)
    await payByCard(member, card.id)
    expect(chargesOf(stack, member)).toHaveLength(2)
  })

  test('PAY-65 counts for the limits, and a charge whose outcome is unknown keeps its room', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'slow')
    await member.call(credits.setSpendingLimit, { body: { period: 'day', cents: 2500 } })
    const id = newId()
    loseAnswer('POST', /payments$/)
    await expectRefusal(payByCard(member, card.id, { id }), 'payment_provider_unavailable')
    stack.payments.serve = serve
    const others = await Promise.allSettled([1, 2, 3].map(() => order(member, { method: 'ideal' })))
    for (const one of others) await expectRefusal(outcomeOf(one), 'spending_limit')
    expect(await statusOf(member, id)).toMatchObject({ status: 'loading' })
    await expectRefusal(member.call(credits.cancelPayment, { body: { id } }), 'card_busy')
  })

  test('that the bank wants confirmed goes on at the page of the provider, as the same order, and is paid once', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'confirms')
    const payment = await payByCard(member, card.id)
    expect(payment).toMatchObject({ status: 'pending', checkout_url: expect.stringMatching(/\/pay\/tr_/) })
    const [charge] = chargesOf(stack, member)
    expect(charge!.status).toBe('failed')
    await report(stack, charge!.id)
    await report(stack, charge!.id)
    const { checkout_url } = await statusOf(member, payment.id)
    expect(checkout_url).toBe(payment.checkout_url)
    expect(await payByCard(member, card.id, { id: payment.id })).toMatchObject({ checkout_url })
    // A repeated callback about the refused charge is not logged as a mismatch.
    expect(console.error).not.toHaveBeenCalled()
    const page = checkout_url!.split('/').at(-1)!
    expect(stack.payments.find(page)).toMatchObject({ card: { sequence: 'oneoff' }, amount: charge!.amount })
    stack.payments.act(page, 'pay')
    await stack.settle()
    expect(await creditsOf(member)).toBe(50)
    const ours = stack.payments
      .list()
      .filter(({ metadata }) => (metadata as { payment: string }).payment === payment.id)
    expect(ours.map(({ status }) => status).sort()).toEqual(['failed', 'paid'])
  })

  test('whose confirmation is learned of later waits for the member, who opens its page or lets it expire', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'slow')
    const decide = async () => {
      const { id } = await payByCard(member, card.id)
      const charge = chargesOf(stack, member)[0]!
      charge.failureReason = 'authentication_required'
      stack.payments.act(charge.id, 'fail')
      await stack.settle()
      return id
    }
    const pages = () => stack.payments.list().filter((one) => one.card?.sequence === 'oneoff')
    const before = pages().length
    const first = await decide()
    expect(pages()).toHaveLength(before)
    expect(await statusOf(member, first)).toMatchObject({ checkout_url: expect.stringMatching(/pay/) })
    expect(pages()).toHaveLength(before + 1)
    await member.call(credits.cancelPayment, { body: { id: first } })

    const second = await decide()
    stack.clock.advance({ hours: 1 })
    await stack.runJob('credits', 'expirePayments')
    expect(await statusOf(member, second)).toMatchObject({ status: 'failed' })
    expect(pages()).toHaveLength(before + 1)
    expect(await creditsOf(member)).toBe(25)
  })

  test('PAY-22 that the bank declines fails, and charges nothing', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'declined')
    expect(await payByCard(member, card.id)).toMatchObject({ status: 'failed', stored_card: true })
    expect(await creditsOf(member)).toBe(25)
    expect(await listCards(member)).toHaveLength(1)
  })

  test('is refused for an expired card, a removed one, and one of another member', async () => {
    const [member, other] = [await buyer(), await buyer()]
    const card = await storeCard(stack, member)
    await expectRefusal(payByCard(other, card.id), 'card_gone')
    await expectRefusal(
      member.call(credits.startPayment, {
        body: { id: newId(), bundle: 'c25', method: 'paypal', immediate_delivery: true, card: card.id },
      }),
      'payment_method_unavailable',
    )
    // The site has changed its provider, so the provider that stored the card is no longer used.
    await withCountry('NL', { paymentProvider: 'flexpay' }, async () => {
      expect(await listCards(member)).toEqual([])
      await expectRefusal(payByCard(member, card.id), 'card_gone')
    })
    const stored = (await findCard(member.id, card.id))!
    await apply(nameCard(stored, { ...stored.face!, expiresOn: '2026-10' }))
    expect(await listCards(member)).toMatchObject([{ expired: true }])
    await expectRefusal(payByCard(member, card.id), 'card_gone')
    await removeCard(member, card.id)
    await expectRefusal(payByCard(member, card.id), 'card_gone')
    expect(chargesOf(stack, member)).toEqual([])
  })

  test('by a card whose mandate the provider or the bank ended is refused, and the card is gone', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member)
    stack.payments.customers.invalidate(mandatesOf(stack, member)[0]!)
    await expectRefusal(payByCard(member, card.id), 'card_gone')
    expect(await listCards(member)).toEqual([])
    expect(await creditsOf(member)).toBe(25)
  })

  test('while the provider is down is of unknown outcome, holds off another, and ends by itself', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member)
    const id = newId()
    stack.payments.isDown = true
    await expectRefusal(payByCard(member, card.id, { id }), 'payment_provider_unavailable')
    await expectRefusal(payByCard(member, card.id), 'card_busy')
    stack.payments.isDown = false
    stack.clock.advance({ hours: 1 })
    await stack.runJob('credits', 'expirePayments')
    expect(await statusOf(member, id)).toMatchObject({ status: 'failed' })
    expect(chargesOf(stack, member)).toEqual([])
    expect(await payByCard(member, card.id)).toMatchObject({ status: 'completed' })
  })
})

describe('PAY-56 a charge whose answer and report were lost', () => {
  /** Pays with a card whose bank decides late, and loses the answer; returns order and charge. */
  async function lost(member: Member, card: string) {
    const id = newId()
    loseAnswer('POST', /payments$/)
    await expectRefusal(payByCard(member, card, { id }), 'payment_provider_unavailable')
    stack.payments.serve = serve
    return { id, charge: chargesOf(stack, member).at(0)! }
  }
  const slowCard = async () => {
    const member = await buyer()
    return { member, card: await storeCard(stack, member, 'slow') }
  }
  const expire = () => stack.runJob('credits', 'expirePayments')

  test('is found by the job that would end its order, and credited once', async () => {
    const { member, card } = await slowCard()
    const { id, charge } = await lost(member, card.id)
    charge.status = 'paid'
    stack.clock.advance({ minutes: 31 })
    stack.payments.isDown = true
    await expire()
    expect(await statusOf(member, id)).toMatchObject({ status: 'loading' })
    stack.payments.isDown = false
    await expire()
    expect(await statusOf(member, id)).toMatchObject({ status: 'completed' })
    expect(await creditsOf(member)).toBe(50)
    expect(chargesOf(stack, member)).toHaveLength(1)
  })

  test('holds off another press while the bank has not decided, however long', async () => {
    const { member, card } = await slowCard()
    const { id, charge } = await lost(member, card.id)
    for (const minutes of [31, 60]) {
      stack.clock.advance({ minutes })
      await expire()
      expect(await statusOf(member, id)).toMatchObject({ status: 'pending' })
      await expectRefusal(payByCard(member, card.id), 'card_busy')
    }
    stack.payments.act(charge.id, 'pay')
    await stack.settle()
    expect(await creditsOf(member)).toBe(50)
  })

  test.each([29.5, 31, 150])('is looked up and not ordered again by a repeat after %s minutes', async (minutes) => {
    const { member, card } = await slowCard()
    const { id, charge } = await lost(member, card.id)
    charge.status = 'paid'
    stack.clock.advance({ seconds: minutes * 60 })
    expect(await payByCard(member, card.id, { id })).toMatchObject({ status: 'completed' })
    expect(chargesOf(stack, member)).toHaveLength(1)
  })

  test('is not ordered late: a first try that reached nobody charges nothing after that time', async () => {
    const { member, card } = await slowCard()
    const id = newId()
    stack.payments.isDown = true
    await expectRefusal(payByCard(member, card.id, { id }), 'payment_provider_unavailable')
    stack.payments.isDown = false
    stack.clock.advance({ seconds: 29.5 * 60 })
    await expectRefusal(payByCard(member, card.id, { id }), 'payment_provider_unavailable')
    expect(chargesOf(stack, member)).toEqual([])
  })
})

describe('PAY-56 the list of cards', () => {
  test('has one entry for a card that was stored twice, whose earlier mandate is revoked', async () => {
    const member = await buyer()
    await storeCard(stack, member)
    const other = await storeCard(stack, member, 'confirms')
    const again = await storeCard(stack, member)
    expect((await listCards(member)).map(({ id }) => id)).toEqual([again.id, other.id])
    await settleCards()
    expect(mandatesOf(stack, member)).toHaveLength(2)
    expect(await payByCard(member, again.id)).toMatchObject({ status: 'completed' })
  })

  test('has one entry, which can be charged, where the provider gives the card the mandate that it had', async () => {
    const { customers } = stack.payments
    const { addCard } = customers
    const member = await buyer()
    await storeCard(stack, member)
    customers.addCard = () => mandatesOf(stack, member)[0]!
    const again = await storeCard(stack, member)
    customers.addCard = addCard
    expect((await listCards(member)).map(({ id }) => id)).toEqual([again.id])
    await settleCards()
    expect(await payByCard(member, again.id)).toMatchObject({ status: 'completed' })
  })

  test('asks the provider for an unnamed card once in 10 seconds, however often it is read', async () => {
    const member = await buyer()
    const { id } = await orderStoring(member)
    stack.payments.isDown = true
    stack.payments.act(atProvider(stack, id).id, 'pay')
    stack.payments.isDown = false
    const payment = atProvider(stack, id)
    await report(stack, payment.id)
    const about = [payment.id, payment.card!.customerId]
    const count = async () => {
      let asked = 0
      stack.payments.serve = (ask) => {
        // Does not count calls that earlier tests of this file still cause.
        if (about.some((one) => ask.url.pathname.includes(one))) asked++
        return serve({ ...ask, headers: {} })
      }
      await listCards(member)
      return asked
    }
    expect([await count(), await count(), await count()]).toEqual([1, 0, 0])
    stack.clock.advance({ seconds: 10 })
    expect(await count()).toBe(1)
    stack.payments.serve = serve
    stack.clock.advance({ seconds: 10 })
    expect(await listCards(member)).toMatchObject([{ id, last_four: '4242' }])
  })
})

describe('PAY-56 removing a card', () => {
  test('is refused while a charge of it is undecided', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member, 'slow')
    const { id } = await payByCard(member, card.id)
    await expectRefusal(removeCard(member, card.id), 'card_busy')
    expect(await listCards(member)).toHaveLength(1)
    stack.payments.act(atProvider(stack, id).id, 'fail')
    await stack.settle()
    await removeCard(member, card.id)
    expect(await listCards(member)).toEqual([])
  })

  test('revokes a mandate too that the provider names only later', async () => {
    const member = await buyer()
    const { id } = await orderStoring(member)
    stack.payments.serve = async (ask) => {
      const reply = await serve(ask)
      return ask.method === 'GET'
        ? { ...reply, body: String(reply.body).replace(/"mandateId":"[^"]*"/, '"mandateId":null') }
        : reply
    }
    stack.payments.act(atProvider(stack, id).id, 'pay')
    await stack.settle()
    await removeCard(member, id)
    expect(await findCard(member.id, id)).toBeUndefined()
    await settleCards()
    expect(mandatesOf(stack, member)).toHaveLength(1)
    stack.payments.serve = serve
    stack.clock.advance({ minutes: 15 })
    await settleCards()
    expect(mandatesOf(stack, member)).toEqual([])
  })

  test('revokes it at the provider, at once or as soon as that is up, and a repeat is harmless', async () => {
    const member = await buyer()
    const [one, two] = [await storeCard(stack, member), await storeCard(stack, member, 'confirms')]
    expect((await listCards(member)).map(({ last_four }) => last_four)).toEqual(['5454', '4242'])
    await removeCard(member, one.id)
    expect(mandatesOf(stack, member)).toHaveLength(1)
    stack.payments.isDown = true
    await removeCard(member, two.id)
    await removeCard(member, two.id)
    expect(await listCards(member)).toEqual([])
    await settleCards()
    expect(mandatesOf(stack, member)).toHaveLength(1)
    stack.payments.isDown = false
    await settleCards()
    expect(mandatesOf(stack, member)).toEqual([])
  })

  test('an answer of the revocation that was lost leaves nothing to do', async () => {
    const member = await buyer()
    const card = await storeCard(stack, member)
    loseAnswer('DELETE', /mandates/)
    await removeCard(member, card.id)
    stack.payments.serve = serve
    await settleCards()
    await settleCards()
    expect(mandatesOf(stack, member)).toEqual([])
    const asked: string[] = []
    stack.payments.serve = (ask) => {
      asked.push(ask.url.pathname)
      return serve(ask)
    }
    await settleCards()
    expect(asked).toEqual([])
  })

  test('at the same time as an order leaves the order charged once or refused, and the card gone', async () => {
    for (let n = 0; n < 3; n++) {
      const member = await buyer()
      const card = await storeCard(stack, member)
      const [ordered, removed] = await Promise.allSettled([payByCard(member, card.id), removeCard(member, card.id)])
      await stack.settle()
      if (removed.status === 'rejected') await expectRefusal(outcomeOf(removed), 'card_busy')
      await removeCard(member, card.id)
      const charges = chargesOf(stack, member)
      const isPaid = ordered.status === 'fulfilled' && ordered.value.status === 'completed'
      expect(charges).toHaveLength(isPaid ? 1 : 0)
      expect(await creditsOf(member)).toBe(isPaid ? 50 : 25)
      await settleCards()
      expect(await listCards(member)).toEqual([])
      expect(mandatesOf(stack, member)).toEqual([])
    }
  })

  test('ACC-49 the purge of a member revokes the cards, also one that completes only after it', async () => {
    const member = await buyer()
    await storeCard(stack, member)
    const late = await orderStoring(member)
    await leave(stack, member, member.email)
    await stack.settle()
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    stack.payments.find(atProvider(stack, late.id).id)!.status = 'open'
    stack.payments.act(atProvider(stack, late.id).id, 'pay')
    await stack.settle()
    expect(mandatesOf(stack, member)).toHaveLength(2)
    await settleCards()
    expect(mandatesOf(stack, member)).toEqual([])
  })
})
