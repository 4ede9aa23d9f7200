import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addLedgerEntry, charge } from '#functions/stores/credits/ledger.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { order } from '#test/support/buying.ts'
import { listCards, payByCard } from '#test/support/cards.ts'
import { bought, expectSound, inScenes, quietly, reported, type Scene, show } from '#test/support/money-calls.ts'
import { transactionProblems } from '#test/support/money-checks.ts'
import { emptyMember } from '#test/support/nights.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, Refused } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

type Act = () => Promise<unknown>
type Race = { one: Act; other: Act; check?: () => Promise<unknown> | unknown }

const withdrawal = ({ member }: Scene, id: string) => member.call(credits.cancel, { body: { id } })
const message = async ({ stack, member }: Scene) => {
  const to = await emptyMember(stack)
  const body = { member: to.id, id: newId(), text: 'Hoi' }
  return () => member.call(chats.send, { body })
}
const refund = async ({ stack }: Scene, reference: string, cents: number) => {
  const officer = await openStaff(stack, ['finance'])
  const body = { reference, id: newId(), cents, reason: 'Klacht' }
  return () => officer.call(finance.refund, { body })
}
const ordered = async (scene: Scene) => {
  const id = scene.press()
  await order(scene.member, { id })
  return id
}
const openOrders = async ({ member }: Scene) =>
  (await member.call(credits.payments, { query: {} })).payments.filter(({ status }) => status === 'pending')

/** Two calls about the same money; one happens in the middle of the other. */
const races: Record<string, (scene: Scene) => Promise<Race>> = {
  'the end of a payment, and its report as paid': async (scene) => {
    const id = await ordered(scene)
    const { id: provider } = quietly(scene, id, { status: 'pending' })
    return {
      one: () => scene.member.call(credits.cancelPayment, { body: { id } }),
      other: () => {
        quietly(scene, id, { status: 'paid' })
        return reported(scene, provider)
      },
    }
  },
  'the job that ends a payment, and its report as paid': async (scene) => {
    const id = await ordered(scene)
    scene.stack.clock.advance({ minutes: 31 })
    const { id: provider } = quietly(scene, id, { status: 'pending' })
    return {
      one: () => scene.stack.runJob('credits', 'expirePayments'),
      other: () => {
        quietly(scene, id, { status: 'paid' })
        return reported(scene, provider)
      },
    }
  },
  'two reports of a payment': async (scene) => {
    const { id: provider } = quietly(scene, await ordered(scene), { status: 'paid' })
    return { one: () => reported(scene, provider), other: () => reported(scene, provider) }
  },
  'a withdrawal, and a message': async (scene) => {
    const { id } = await bought(scene)
    return { one: () => withdrawal(scene, id), other: await message(scene) }
  },
  'a withdrawal, and a charge-back of a part': async (scene) => {
    const { id } = await bought(scene)
    const { id: provider } = quietly(scene, id, { chargedBack: '3.00' })
    return { one: () => withdrawal(scene, id), other: () => reported(scene, provider) }
  },
  'a refund by finance, and a withdrawal': async (scene) => {
    const { id, reference } = await bought(scene)
    return { one: await refund(scene, reference, 500), other: () => withdrawal(scene, id) }
  },
  'two refunds by finance': async (scene) => {
    const { reference } = await bought(scene)
    return { one: await refund(scene, reference, 600), other: await refund(scene, reference, 500) }
  },
  'two refunds by finance that take no credits, after another': async (scene) => {
    const { reference } = await bought(scene)
    await (await refund(scene, reference, 10))()
    return { one: await refund(scene, reference, 12), other: await refund(scene, reference, 15) }
  },
  'a refund by finance, and a message': async (scene) => {
    const { reference } = await bought(scene)
    return { one: await refund(scene, reference, 999), other: await message(scene) }
  },
  'a refund by finance, and a charge-back': async (scene) => {
    const { id, reference } = await bought(scene)
    const act = await refund(scene, reference, 400)
    const { id: provider } = quietly(scene, id, { chargedBack: '9.99' })
    return { one: act, other: () => reported(scene, provider) }
  },
  'a charge-back, and a message': async (scene) => {
    const { id } = await bought(scene)
    const send = await message(scene)
    const { id: provider } = quietly(scene, id, { chargedBack: '9.99' })
    return { one: () => reported(scene, provider), other: send }
  },
  'charge-backs of two payments': async (scene) => {
    const [first, second] = [await bought(scene), await bought(scene, 'c60')]
    const { id: one } = quietly(scene, first.id, { chargedBack: '9.99' })
    const { id: other } = quietly(scene, second.id, { chargedBack: '19.99' })
    return { one: () => reported(scene, one), other: () => reported(scene, other) }
  },
  'charge-backs of two payments whose credits are spent': async (scene) => {
    const [first, second] = [await bought(scene), await bought(scene)]
    const { id } = scene.member
    const spent = { credits: -50, reason: 'gift', at: scene.stack.clock.now().toISOString() } as const
    await commit([charge(id, { credits: 50 }), addLedgerEntry(id, newId(), spent, undefined)])
    const { id: one } = quietly(scene, first.id, { chargedBack: '9.99' })
    const { id: other } = quietly(scene, second.id, { chargedBack: '9.99' })
    return { one: () => reported(scene, one), other: () => reported(scene, other) }
  },
  'a charge-back, and a new payment': async (scene) => {
    const { id } = await bought(scene)
    const { id: later } = quietly(scene, await ordered(scene), { status: 'paid' })
    const { id: provider } = quietly(scene, id, { chargedBack: '9.99' })
    return { one: () => reported(scene, provider), other: () => reported(scene, later) }
  },
  'the job that sends a refund, and a charge-back': async (scene) => {
    const { id } = await bought(scene)
    await withdrawal(scene, id)
    scene.stack.clock.advance({ minutes: 1 })
    return {
      one: () => scene.stack.runJob('credits', 'refundPayments'),
      other: () => reported(scene, quietly(scene, id, { chargedBack: '9.99' }).id),
    }
  },
  'two orders with one code': async (scene) => {
    const [one, other] = [scene.press('c25', true), scene.press('c60', true)]
    return {
      one: () => order(scene.member, { id: one, code: 'TWINTIG' }),
      other: () => order(scene.member, { id: other, bundle: 'c60', code: 'TWINTIG' }),
      check: async () => expect((await openOrders(scene)).length).toBeLessThan(2),
    }
  },
  'PAY-65 two orders within one limit': async (scene) => {
    await scene.member.call(credits.setSpendingLimit, { body: { period: 'day', cents: 999 } })
    const [one, other] = [scene.press(), scene.press()]
    return {
      one: () => order(scene.member, { id: one, method: 'sct' }),
      other: () => order(scene.member, { id: other, method: 'sct' }),
      check: async () => expect(await openOrders(scene)).toHaveLength(1),
    }
  },
  'PAY-56 PAY-59 the end of an order by card, and the page on which it is confirmed': async (scene) => {
    const { stack, member } = scene
    const stored = scene.press()
    const body = { bundle: 'c25', method: 'creditcard', immediate_delivery: true } as const
    await member.call(credits.startPayment, { body: { ...body, id: stored, store_card: cardConsentVersion } })
    stack.payments.payByCard(quietly(scene, stored, {}).id, 'confirms')
    await stack.settle()
    const [card] = await listCards(member)
    const id = scene.press()
    // The answer is lost, so that the provider's page for the confirmation is opened only when the
    // member looks at the payment.
    const { serve } = stack.payments
    stack.payments.serve = async (ask) => {
      await serve(ask)
      throw new Error('the answer is lost')
    }
    await payByCard(member, card!.id, { id }).catch(() => {})
    stack.payments.serve = serve
    await reported(scene, quietly(scene, id, {}).id)
    stack.clock.advance({ seconds: 10 })
    return {
      one: () => member.call(credits.cancelPayment, { body: { id } }),
      other: () => show(scene, id),
      check: async () => {
        const { status } = await show(scene, id)
        const open = stack.payments
          .list()
          .filter(({ status: there, metadata }) => there === 'open' && (metadata as { payment: string }).payment === id)
        expect(open, status).toHaveLength(status === 'failed' ? 0 : 1)
      },
    }
  },
  'PAY-65 an order, and a first limit below its price': async (scene) => {
    const id = scene.press()
    const isLimited = () => scene.member.call(credits.setSpendingLimit, { body: { period: 'day', cents: 998 } })
    return { one: () => order(scene.member, { id, method: 'sct' }), other: isLimited }
  },
}

const orRefused = (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (!(error instanceof Refused) || error.body.error === 'internal_error') throw error
  })

describe('with another call in the middle, at each of its outside calls, the money stays right:', () => {
  test.each(Object.keys(races).flatMap((name) => [[name, 'one'] as const, [name, 'other'] as const]))(
    'PAY-20 PAY-54 %s (%s first)',
    async (name, first) => {
      await inScenes(async (open) => {
        for (let n = 0, wasReached = true; wasReached; n++) {
          const scene = await open()
          const { check, ...race } = await races[name]!(scene)
          const [outer, inner] = first === 'one' ? [race.one, race.other] : [race.other, race.one]
          const written: string[] = []
          scene.memory.table.onWrite = (changes) => void written.push(...transactionProblems(changes))
          let count = 0
          scene.memory.meanwhile = async () => {
            if (count++ === n) await orRefused(inner())
          }
          await orRefused(outer())
          wasReached = count > n
          scene.memory.meanwhile = () => {}
          if (wasReached) await check?.()
          await expectSound(scene, written, `call ${n}`)
        }
      })
    },
  )
})
