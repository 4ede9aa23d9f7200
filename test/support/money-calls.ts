import { expect } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import type { LocalPayment } from '#infra/local/payment-state.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import * as finance from '#shared/contract/finance.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { atProvider, buy, order, report } from './buying.ts'
import { withCountry } from './country.ts'
import { debitForm, freshAccount } from './debits.ts'
import { asStack, type MemoryStack, openMemoryStack } from './memory-stack.ts'
import { moneyProblems } from './money-checks.ts'
import { centsOf, type History } from './money-history.ts'
import { emptyMember } from './nights.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { openStaff } from './staff.ts'
import { newId, Refused } from './visitor.ts'

export type Scene = {
  stack: TestStack
  memory: MemoryStack
  member: Member
  pressed: History['pressed']
  /** Records that the member presses the order button, and returns the id of the new order. */
  press: (bundle?: 'c25' | 'c60', hasCode?: boolean) => string
}
type Acts = {
  /** The call under test, repeated as a browser, the provider or the schedule repeats it. */
  act: () => Promise<unknown>
  /** What must be true after the repeats. */
  check?: () => Promise<unknown> | unknown
  /** Whether `act` runs a job. A job logs a failed item and does not fail itself. */
  isJob?: true
}

const there = ({ stack }: Scene, id: string) =>
  stack.payments.list().filter(({ metadata }) => (metadata as { payment: string }).payment === id)
const mailsOf = ({ memory, member }: Scene) =>
  [...memory.table.all()].flatMap(({ PK, mail }) => (PK === keys.account(member.id).PK && mail ? [mail as string] : []))
export const show = ({ member }: Scene, id: string) => member.call(credits.payment, { query: { id } })

export async function bought(scene: Scene, bundle: 'c25' | 'c60' = 'c25') {
  const id = scene.press(bundle)
  await buy(scene.stack, scene.member, { id, bundle })
  return { id, reference: (await show(scene, id)).reference }
}
async function signedDebit({ member, memory }: Scene, id: string) {
  const bank = freshAccount()
  await member.call(directDebit.sendDebitCode, { body: { bundle: 'c25', ...bank } })
  const { version } = await member.call(directDebit.mandate, { query: { bundle: 'c25' } })
  return debitForm({ id, ...bank, otp: /\d{6}/.exec(memory.sms.at(-1)!.text)![0], mandate: version })
}
async function debited(scene: Scene) {
  const id = scene.press()
  await scene.member.call(directDebit.orderDebit, { body: await signedDebit(scene, id) })
  return id
}
const refundsJob = async ({ stack }: Scene) => {
  // Longer than the provider remembers an idempotency key.
  stack.clock.advance({ hours: 2 })
  await stack.runJob('credits', 'refundPayments')
}
/**
 * Changes a payment at the provider without a callback, because the callback is the call under
 * test.
 */
export const quietly = (scene: Scene, id: string, changes: Partial<LocalPayment>) =>
  Object.assign(scene.stack.payments.find(atProvider(scene.stack, id).id)!, changes)

/**
 * Every call that moves money, each with a check of its result, which must hold however often the
 * call is cut off and repeated.
 */
export const moneyCalls: Record<string, (scene: Scene) => Promise<Acts>> = {
  'an order': async (scene) => {
    const id = scene.press()
    return {
      act: () => order(scene.member, { id }),
      check: async () => {
        expect(await show(scene, id)).toMatchObject({ status: 'pending', checkout_url: expect.any(String) })
        expect(there(scene, id)).toHaveLength(1)
      },
    }
  },
  'an order that takes the discount of an open one': async (scene) => {
    const first = scene.press('c25', true)
    await order(scene.member, { id: first, code: 'TWINTIG' })
    const id = scene.press('c60', true)
    return {
      act: () => order(scene.member, { id, bundle: 'c60', code: 'TWINTIG' }),
      check: async () => {
        expect(await show(scene, id)).toMatchObject({ status: 'pending', price_cents: 1_599 })
        expect(there(scene, first)).toMatchObject([{ status: 'canceled' }])
      },
    }
  },
  'an order that closes an open one for its limit': async (scene) => {
    await scene.member.call(credits.setSpendingLimit, { body: { period: 'day', cents: 999 } })
    const first = scene.press()
    await order(scene.member, { id: first })
    const id = scene.press()
    return {
      act: () => order(scene.member, { id, method: 'paypal' }),
      check: () => expect([there(scene, first)[0]!.status, there(scene, id)[0]!.status]).toEqual(['canceled', 'open']),
    }
  },
  'a code by text message': async (scene) => {
    const bank = freshAccount()
    return {
      act: () => scene.member.call(directDebit.sendDebitCode, { body: { bundle: 'c25', ...bank } }),
      check: async () => {
        const { version } = await scene.member.call(directDebit.mandate, { query: { bundle: 'c25' } })
        const otp = /\d{6}/.exec(scene.memory.sms.findLast(({ to }) => to === bank.phone)!.text)![0]
        const body = debitForm({ id: scene.press(), ...bank, otp, mandate: version })
        expect(await scene.member.call(directDebit.orderDebit, { body })).toMatchObject({ status: 'pending' })
      },
    }
  },
  'a direct debit': async (scene) => {
    const id = scene.press()
    const body = await signedDebit(scene, id)
    return {
      act: () => scene.member.call(directDebit.orderDebit, { body }),
      check: () => {
        expect(there(scene, id)).toMatchObject([{ status: 'pending', amount: { value: '9.99' } }])
        const customers = scene.stack.payments.customers.list()
        const own = customers.filter(({ metadata }) => (metadata as { member: string }).member === scene.member.id)
        expect(own.map(({ mandates }) => mandates.length)).toEqual([1])
        expect(mailsOf(scene)).toEqual(['debitNotice'])
      },
    }
  },
  'a report of a payment': async (scene) => {
    const id = scene.press()
    await order(scene.member, { id })
    const { id: provider } = quietly(scene, id, { status: 'paid' })
    return {
      act: () => reported(scene, provider),
      check: async () => {
        expect(await show(scene, id)).toMatchObject({ status: 'completed' })
        expect(mailsOf(scene)).toEqual(['paymentReceipt'])
      },
    }
  },
  'the status page of a paid payment': async (scene) => {
    const id = scene.press()
    await order(scene.member, { id })
    quietly(scene, id, { status: 'paid' })
    return {
      act: () => {
        // The site asks the provider at most once in 3 seconds.
        scene.stack.clock.advance({ seconds: 4 })
        return show(scene, id)
      },
      check: async () => {
        scene.stack.clock.advance({ seconds: 4 })
        expect(await show(scene, id)).toMatchObject({ status: 'completed' })
      },
    }
  },
  'a report of a returned debit': async (scene) => {
    const id = await debited(scene)
    scene.stack.payments.act(atProvider(scene.stack, id).id, 'pay')
    await scene.stack.settle()
    const debit = { ...atProvider(scene.stack, id).debit!, returnCode: 'AM04', returnedAt: '2026-11-23T10:00:00Z' }
    const { id: provider } = quietly(scene, id, { chargedBack: '9.99', debit })
    return {
      act: () => reported(scene, provider),
      check: async () => {
        expect(await show(scene, id)).toMatchObject({ status: 'charged_back' })
        expect(mailsOf(scene).sort()).toEqual(['debitNotice', 'debitReturned', 'paymentReceipt'])
      },
    }
  },
  'the end of an open payment': async (scene) => {
    const id = scene.press()
    await order(scene.member, { id })
    return {
      act: () => scene.member.call(credits.cancelPayment, { body: { id } }),
      check: () => expect(there(scene, id)).toMatchObject([{ status: 'canceled' }]),
    }
  },
  'the end of a debit that was not sent to the bank': async (scene) => {
    const id = await debited(scene)
    return {
      act: () => scene.member.call(credits.cancelPayment, { body: { id } }),
      check: () => expect(there(scene, id)).toMatchObject([{ status: 'canceled' }]),
    }
  },
  'the job that ends what stayed open': async (scene) => {
    const id = scene.press()
    await order(scene.member, { id })
    scene.stack.clock.advance({ minutes: 31 })
    return {
      act: () => scene.stack.runJob('credits', 'expirePayments'),
      isJob: true,
      check: async () => expect(await show(scene, id)).toMatchObject({ status: 'failed' }),
    }
  },
  'a withdrawal': async (scene) => {
    const { id } = await bought(scene)
    return {
      act: () => scene.member.call(credits.cancel, { body: { id } }),
      check: async () => {
        await refundsJob(scene)
        expect(there(scene, id)[0]!.refunds.map(({ amount }) => centsOf(amount.value))).toEqual([999])
        expect(mailsOf(scene).sort()).toEqual(['creditsCancelled', 'paymentReceipt'])
      },
    }
  },
  'a refund by finance': async (scene) => {
    const { id, reference } = await bought(scene)
    const officer = await openStaff(scene.stack, ['finance'])
    const body = { reference, id: newId(), cents: 400, reason: 'Klacht' }
    return {
      act: () => officer.call(finance.refund, { body }),
      check: async () => {
        await refundsJob(scene)
        expect(there(scene, id)[0]!.refunds.map(({ amount }) => centsOf(amount.value))).toEqual([400])
        expect(mailsOf(scene).sort()).toEqual(['paymentReceipt', 'paymentRefunded'])
      },
    }
  },
  'the approval of a refund': async (scene) => {
    const { id, reference } = await bought(scene, 'c60')
    const [officer, second] = [await openStaff(scene.stack, ['finance']), await openStaff(scene.stack, ['finance'])]
    const refund = newId()
    await officer.call(finance.refund, { body: { reference, id: refund, cents: 1_500, reason: 'Klacht' } })
    const body = { reference, id: refund, action: 'approve' } as const
    return {
      act: () => second.call(finance.decideRefund, { body }),
      check: async () => {
        await refundsJob(scene)
        expect(there(scene, id)[0]!.refunds.map(({ amount }) => centsOf(amount.value))).toEqual([1_500])
      },
    }
  },
  'the job that sends refunds': async (scene) => {
    const { id } = await bought(scene)
    await scene.member.call(credits.cancel, { body: { id } })
    return {
      act: () => refundsJob(scene),
      isJob: true,
      check: () => expect(there(scene, id)[0]!.refunds.map(({ amount }) => amount.value)).toEqual(['9.99']),
    }
  },
  'the job that looks at a refund that the provider lost': async (scene) => {
    const { id, reference } = await bought(scene)
    scene.stack.payments.refundsWait = true
    await scene.member.call(credits.cancel, { body: { id } })
    await refundsJob(scene)
    scene.stack.payments.refundsWait = false
    const [refund] = there(scene, id)[0]!.refunds
    quietly(scene, id, { refunds: [{ ...refund!, status: 'failed' }], refunded: '0.00' })
    scene.stack.clock.advance({ days: 1 })
    return {
      act: () => refundsJob(scene),
      isJob: true,
      check: async () => {
        const officer = await openStaff(scene.stack, ['finance'])
        const story = await officer.call(finance.payment, { query: { reference } })
        expect(story.refunds).toMatchObject([{ state: 'failed' }])
      },
    }
  },
  'the purge of a member whose payment is open, and the late report': async (scene) => {
    const id = scene.press()
    await order(scene.member, { id, method: 'sct' })
    await scene.member.call(ownAccount.remove, { body: {} })
    scene.stack.clock.advance({ days: 15 })
    const { id: provider } = quietly(scene, id, { status: 'paid' })
    return {
      act: async () => {
        // A purge that died is resumed after its lease.
        scene.stack.clock.advance({ minutes: 16 })
        await scene.stack.runJob('account', 'purgeMembers')
        await reported(scene, provider)
      },
      isJob: true,
      check: async () => {
        expect([...scene.memory.table.all()].filter(({ PK }) => PK === keys.account(scene.member.id).PK)).toEqual([])
        const officer = await openStaff(scene.stack, ['finance'])
        const { open } = await officer.call(finance.openRefunds)
        expect(open).toMatchObject([{ kind: 'without_member' }])
        const { reference } = open[0]!
        await officer.call(finance.refund, { body: { reference, id: newId(), cents: 999, reason: 'Weg' } })
        await refundsJob(scene)
        expect(there(scene, id)[0]!.refunds).toHaveLength(1)
        expect((await (await openStaff(scene.stack, ['finance'])).call(finance.openRefunds)).open).toEqual([])
      },
    }
  },
}

/**
 * Sends the callback about a payment. Throws unless it is accepted, so that the caller repeats it.
 */
export async function reported({ stack }: Scene, provider: string) {
  const { status, body } = await report(stack, provider)
  if (status !== 200) throw new Refused(status, body as Refused['body'])
}

/**
 * Ends open payments and refunds of a scene, and has the provider send the callback about every
 * payment again.
 */
async function finish({ stack, pressed }: Scene) {
  for (const days of [1, 13]) {
    stack.clock.advance({ days })
    for (const job of ['expirePayments', 'refundPayments']) await stack.runJob('credits', job)
    await stack.settle()
    for (const { id, status, metadata } of stack.payments.list()) {
      if (!pressed.has((metadata as { payment: string }).payment)) continue
      if (status === 'pending') stack.payments.act(id, 'pay')
      else await report(stack, id)
    }
    await stack.settle()
  }
}

/** Runs scenes in one memory stack. Each scene has a member of its own. */
export async function inScenes(run: (open: () => Promise<Scene>) => Promise<void>) {
  const memory = openMemoryStack()
  const stack = asStack(memory)
  const open = async (): Promise<Scene> => {
    stack.clock.stopAt(new Date('2026-11-23T10:00:00Z'))
    const member = await emptyMember(stack)
    const pressed: History['pressed'] = new Map()
    const press: Scene['press'] = (bundle = 'c25', hasCode = false) => {
      const id = newId()
      pressed.set(id, { member, bundle, hasCode })
      return id
    }
    return { stack, memory, member, pressed, press }
  }
  try {
    await commit([
      put(keys.discount('TWINTIG'), { code: 'TWINTIG', percentage: 20, status: 'active', validity: 'once-per-user' }),
    ])
    await withCountry('NL', { refundApprovalCents: 1_000 }, () => run(open))
  } finally {
    memory.close()
  }
}

/**
 * Ends a scene, and expects its money to be right. `written`: problems found earlier in its
 * transactions.
 */
export async function expectSound(scene: Scene, written: readonly string[], place: string) {
  const { stack, member, pressed } = scene
  await finish(scene)
  const earlier = new Set(
    stack.payments
      .list()
      .flatMap(({ id, metadata }) => (pressed.has((metadata as { payment: string }).payment) ? [] : id)),
  )
  // A scene sends at most one message, which may be refused.
  const sent = new Map([[member.id, { acknowledged: 0, tried: 1 }]])
  const history: History = { stack, members: [member], pressed, sent, left: new Set(), earlier }
  expect([...written, ...(await moneyProblems(history))], place).toEqual([])
}
