import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { actionsFor, isReturnable, type LocalPayment } from '#infra/local/payment-state.ts'
import type { Random } from '#infra/local/seed/random.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import * as finance from '#shared/contract/finance.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { order, report } from './buying.ts'
import { debitForm, freshAccount } from './debits.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { newId, Refused } from './visitor.ts'

/** Prices in cents in the Netherlands, without and with the discount code of the history. */
export const historyPrices: Record<string, readonly [number, number]> = { c25: [999, 799], c60: [1999, 1599] }
const code = 'TWINTIG'

/** Cents of an amount as the provider writes it, such as `9.99`. */
export const centsOf = (value: string): number => Math.round(Number(value) * 100)

export type HistoryStack = Pick<TestStack, 'url' | 'clock' | 'payments' | 'runJob' | 'settle'>

/** Actions of the browsers in a history. The result is compared with them. */
export type History = {
  stack: HistoryStack
  members: readonly Member[]
  /** Orders for which a member pressed the order button, by order id. */
  pressed: Map<string, { member: Member; bundle: string; hasCode: boolean }>
  /**
   * Numbers of messages that the server acknowledged, and that the member tried to send, by member.
   */
  sent: Map<string, { acknowledged: number; tried: number }>
  /** Members who left. */
  left: Set<string>
  /** Ids of the payments that the provider had before the history began. */
  earlier: ReadonlySet<string>
}

/** Reads the code in the newest text message to a phone number. */
export type ReadCode = (phone: string) => string

const orderOf = ({ metadata }: LocalPayment) => (metadata as { payment: string }).payment

/** Latest payment at the provider for each order, keyed by the order id in its metadata. */
const paymentsThere = (stack: HistoryStack): Map<string, LocalPayment> =>
  new Map(
    stack.payments
      .list()
      .toReversed()
      .map((payment) => [orderOf(payment), payment]),
  )

/**
 * Answer, or undefined for a refusal or a call that died, both of which a history may have. Throws
 * for an internal error, which is a fault.
 */
const orRefused = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof Refused && error.status !== 500) return undefined
    throw error
  })

type Options = { stack: TestStack; random: Random; members: readonly Member[]; readCode: ReadCode }

const first = [
  ['order', 12],
  ['debit', 3],
  ['limit', 1],
  ['leave', 1],
] as const
const whileOpen = [
  ...([
    ['act', 16],
    ['order', 2],
    ['orderAgain', 1],
    ['debit', 1],
  ] as const),
  ...([
    ['report', 1],
    ['look', 1],
    ['cancel', 2],
    ['leave', 0.3],
  ] as const),
] as const
const afterwards = [
  ...([
    ['order', 3],
    ['debit', 1],
    ['act', 3],
    ['returnPart', 2],
    ['report', 2],
    ['look', 1],
  ] as const),
  ...([
    ['withdraw', 4],
    ['refund', 4],
    ['message', 6],
    ['limit', 1],
    ['leave', 0.5],
  ] as const),
] as const

/**
 * Opens a history: random actions of members, bank, provider and finance. They include orders,
 * pressed once, twice or again; direct debits; payments that are paid, fail, expire, and are
 * refunded or charged back in part or whole; callbacks that arrive twice; withdrawals, refunds with
 * the approval of a second person, messages, limits and leaving.
 */
export async function openHistory({ stack, random, members, readCode }: Options) {
  const history: History = {
    stack,
    members,
    pressed: new Map(),
    sent: new Map(),
    left: new Set(),
    earlier: new Set(stack.payments.list().map(({ id }) => id)),
  }
  const { pressed } = history
  let officer: StaffVisitor
  let second: StaffVisitor
  /**
   * Signs staff in again: a history is longer than a session of staff, but shorter than a session
   * of a member.
   */
  const signInStaff = async () => {
    officer = await openStaff(stack, ['finance'])
    second = await openStaff(stack, ['finance'])
  }
  await signInStaff()
  await commit([put(keys.discount(code), { code, percentage: 20, status: 'active', validity: 'once-per-user' })])
  const accounts = new Map(members.map(({ id }) => [id, freshAccount()]))
  const orders = new Map<string, string[]>(members.map(({ id }) => [id, []]))
  /** Payments that finance or the member asked to be refunded. */
  const returned = new Set<string>()
  /**
   * Payments of which money was returned on the provider's own pages, and the site has not been
   * told yet.
   */
  const untold = new Set<string>()
  let there = paymentsThere(stack)

  const press = async (member: Member, bundle: string, hasCode: boolean, more: object = {}) => {
    const id = newId()
    pressed.set(id, { member, bundle, hasCode })
    orders.get(member.id)!.push(id)
    const method = random.pick(['ideal', 'paypal', 'creditcard', 'sct'])
    const once = () => orRefused(order(member, { id, bundle, method, ...(hasCode && { code }), ...more }))
    await Promise.all(random.chance(0.3) ? [once(), once()] : [once()])
  }
  const known = (member: Member) => {
    const own = orders.get(member.id)!
    return own.length > 0 ? random.pick(own) : undefined
  }
  const knownThere = (member: Member, isWanted: (payment: LocalPayment) => boolean = () => true) => {
    const own = orders.get(member.id)!.flatMap((id) => there.get(id) ?? [])
    const wanted = own.filter(isWanted)
    return wanted.length > 0 ? random.pick(wanted) : undefined
  }
  /** Returns a part of the money on the provider's own pages, and sends the callback. */
  const returnPart = async (payment: LocalPayment, part: 'refunded' | 'chargedBack') => {
    const rest = centsOf(payment.amount.value) - centsOf(payment.refunded) - centsOf(payment.chargedBack)
    if (rest < 2) return
    payment[part] = ((centsOf(payment[part]) + random.int(1, rest - 1)) / 100).toFixed(2)
    // Half of the charge-backs get no callback of their own: the next callback about the payment
    // covers them.
    if (part === 'chargedBack' && random.chance(0.5)) return
    await tell(payment)
  }
  /**
   * Repeats the callback about a payment until it is accepted. Until then, finance refunds nothing
   * of this payment: finance would request money that the provider no longer has, and pay the same
   * amount by hand as well.
   */
  const tell = async (payment: LocalPayment) => {
    untold.add(orderOf(payment))
    for (let tries = 0; tries < 9 && (await report(stack, payment.id)).status !== 200; tries++);
    untold.delete(orderOf(payment))
  }

  const actions = {
    order: (member: Member) => press(member, random.pick(['c25', 'c60']), random.chance(0.3)),
    orderAgain: async (member: Member) => {
      const id = known(member)
      const wanted = id && pressed.get(id)
      if (wanted) await orRefused(order(member, { id, bundle: wanted.bundle, ...(wanted.hasCode && { code }) }))
    },
    debit: async (member: Member) => {
      const bundle = 'c25'
      const bank = accounts.get(member.id)!
      const isSent = await orRefused(member.call(directDebit.sendDebitCode, { body: { bundle, ...bank } }))
      if (!isSent) return
      const mandate = await orRefused(member.call(directDebit.mandate, { query: { bundle } }))
      if (!mandate) return
      const body = debitForm({ ...bank, bundle, otp: readCode(bank.phone), mandate: mandate.version })
      pressed.set(body.id, { member, bundle, hasCode: false })
      orders.get(member.id)!.push(body.id)
      const once = () => orRefused(member.call(directDebit.orderDebit, { body }))
      await Promise.all(random.chance(0.3) ? [once(), once()] : [once()])
    },
    act: async (member: Member) => {
      const open = knownThere(member, ({ status }) => status === 'open' || status === 'pending')
      const payment = open && random.chance(0.7) ? open : knownThere(member)
      if (!payment) return
      if (isReturnable(payment) && random.chance(0.4)) return void stack.payments.returnDebit(payment.id, 'AM04')
      // Refunds a whole payment on the provider's own pages only if nobody asked the site to refund
      // it.
      const possible = actionsFor(payment).filter((one) => one !== 'refund' || !returned.has(orderOf(payment)))
      if (possible.includes('pay') && random.chance(0.8)) return void stack.payments.act(payment.id, 'pay')
      if (possible.length === 0) return
      const action = random.pick(possible)
      stack.payments.act(payment.id, action)
      if (action === 'refund') await tell(payment)
    },
    returnPart: async (member: Member) => {
      const payment = knownThere(member, ({ status, debit }) => status === 'paid' && !debit)
      if (!payment) return
      await returnPart(payment, returned.has(orderOf(payment)) || random.chance(0.4) ? 'chargedBack' : 'refunded')
    },
    report: async (member: Member) => {
      const payment = knownThere(member)
      if (payment) await Promise.all(Array.from({ length: random.int(1, 3) }, () => report(stack, payment.id)))
    },
    look: async (member: Member) => {
      const id = known(member)
      if (id) await orRefused(member.call(credits.payment, { query: { id } }))
    },
    cancel: async (member: Member) => {
      const id = known(member)
      if (id) await orRefused(member.call(credits.cancelPayment, { body: { id } }))
    },
    withdraw: async (member: Member) => {
      const isUntouched = (one: LocalPayment) => one.refunded === '0.00' && one.chargedBack === '0.00'
      const payment = knownThere(member, (one) => one.status === 'paid' && isUntouched(one))
      if (!payment) return
      const id = orderOf(payment)
      returned.add(id)
      const once = () => orRefused(member.call(credits.cancel, { body: { id } }))
      await Promise.all(random.chance(0.3) ? [once(), once()] : [once()])
    },
    refund: async (member: Member) => {
      const payment = knownThere(member, (one) => one.status === 'paid' && !untold.has(orderOf(one)))
      if (!payment) return
      const id = orderOf(payment)
      returned.add(id)
      // The read of the payment may be hit by a simulated crash too.
      const stored = await findPayment(member.id, id).catch(() => undefined)
      if (!stored) return
      const reference = referenceOf(stored)
      const price = centsOf(payment.amount.value)
      const asked = random.chance(0.3) ? price : random.int(1, price)
      const body = { reference, id: newId(), cents: asked, reason: 'Klacht' }
      const once = () => orRefused(officer.call(finance.refund, { body }))
      await Promise.all(random.chance(0.3) ? [once(), once()] : [once()])
      if (asked <= 1_000 || random.chance(0.3)) return
      const action = random.chance(0.8) ? 'approve' : 'decline'
      const decide = () =>
        orRefused(second.call(finance.decideRefund, { body: { reference, id: body.id, action, reason: 'Gezien' } }))
      await Promise.all(random.chance(0.3) ? [decide(), decide()] : [decide()])
    },
    message: async (member: Member) => {
      const count = history.sent.get(member.id) ?? { acknowledged: 0, tried: 0 }
      history.sent.set(member.id, count)
      const to = random.pick(members)
      if (to === member) return
      count.tried++
      const body = { member: to.id, id: newId(), text: 'Hoi' }
      const once = () => orRefused(member.call(chats.send, { body }))
      const answers = await Promise.all(random.chance(0.2) ? [once(), once()] : [once()])
      if (answers.some(Boolean)) count.acknowledged++
    },
    limit: async (member: Member) => {
      const body = { period: random.pick(['day', 'month'] as const), cents: random.pick([999, 1998, 5_000, null]) }
      await orRefused(member.call(credits.setSpendingLimit, { body }))
    },
    leave: async (member: Member) => {
      if (history.left.has(member.id)) return
      if (await orRefused(member.call(ownAccount.remove, { body: {} }))) history.left.add(member.id)
    },
  }
  /**
   * Retries failed refunds or pays them by hand, and returns the money of members who have left.
   */
  const mend = async () => {
    await signInStaff()
    const { open } = await officer.call(finance.openRefunds)
    for (const { reference, kind, cents: price } of open) {
      if (kind === 'without_member' && random.chance(0.5))
        await orRefused(officer.call(finance.refund, { body: { reference, id: newId(), cents: price, reason: 'Weg' } }))
      if (kind !== 'failed') continue
      const { refunds } = await officer.call(finance.payment, { query: { reference } })
      for (const { id, state } of refunds) {
        if (state !== 'failed') continue
        const body = { reference, id, action: random.pick(['retry', 'by_hand'] as const), reason: 'Nogmaals' }
        await orRefused(officer.call(finance.decideRefund, { body }))
      }
    }
  }
  const runJobs = async () => {
    await stack.runJob('credits', 'expirePayments')
    await stack.runJob('credits', 'refundPayments')
    await stack.runJob('account', 'purgeMembers')
  }
  /**
   * Actions with their weights. They depend on the member's orders, so that most have an effect.
   */
  const weightsOf = ({ id }: Member): readonly (readonly [keyof typeof actions, number])[] => {
    const own = orders.get(id)!
    if (own.length === 0) return first
    const isOpen = own.some((one) => ['open', 'pending', 'authorized'].includes(there.get(one)?.status ?? ''))
    return isOpen ? whileOpen : afterwards
  }
  return {
    history,
    /** Random actions of these members, all at once: mostly one each, or up to `most`. */
    async step(some: readonly Member[] = members, most = 2) {
      there = paymentsThere(stack)
      const run = (member: Member) => actions[random.weighted(weightsOf(member))](member)
      const count = () => (random.chance(0.7) ? 1 : random.int(2, most))
      await Promise.all(some.flatMap((member) => Array.from({ length: count() }, () => run(member))))
    },
    /** Advances the clock, runs the jobs, and lets finance handle open refunds. */
    async pass(span: Parameters<TestStack['clock']['advance']>[0]) {
      await stack.settle()
      stack.clock.advance(span)
      stack.payments.refundsWait = random.chance(0.5)
      await runJobs()
      await mend()
      await stack.settle()
    },
    /**
     * Ends the history: open payments end, due refunds are sent, and the provider sends the
     * callback about every payment once more.
     */
    async end() {
      stack.payments.refundsWait = false
      for (const [days, part] of [
        [1, 0.5],
        [15, 0.5],
        [2, 1],
        [2, 1],
      ] as const) {
        await stack.settle()
        stack.clock.advance({ days })
        for (const { id, status } of stack.payments.list())
          if (status === 'pending' && random.chance(part)) stack.payments.act(id, 'pay')
        await stack.settle()
        await runJobs()
        await stack.settle()
        for (const payment of stack.payments.list())
          if (actionsFor(payment).includes('chargeBack') && random.chance(0.05))
            stack.payments.act(payment.id, 'chargeBack')
        await mend()
      }
      await Promise.all(stack.payments.list().map(({ id }) => report(stack, id)))
      await runJobs()
      await stack.settle()
    },
  }
}
