import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, formOf, json, type Reply, seeOther } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { payPage } from './pay-page.ts'
import { hal, refusal, shownPayment, shownRefund } from './payment-answers.ts'
import { chargeWith, isTestCard, type LocalCardUse, type TestCard } from './payment-cards.ts'
import { createPaymentCustomers, type PaymentCustomers, shownChargebacks } from './payment-customers.ts'
import { readOrder, readRefund } from './payment-orders.ts'
import { postReport } from './payment-reports.ts'
import {
  actionsFor,
  centsOf,
  isPaymentAction,
  isReturnable,
  type LocalPayment,
  type LocalRefund,
  type PaymentAction,
  type PaymentStatus,
  paymentActions,
  pendingRefund,
  remainingCents,
} from './payment-state.ts'

export type Payments = {
  /** The API below `/v2/payments`. */
  serve(ask: Ask): Promise<Reply>
  /** The hosted page, `/pay/{id}`. */
  servePage(ask: Ask): Reply
  /** Newest first. */
  list(): readonly LocalPayment[]
  find(id: string): LocalPayment | undefined
  /**
   * Carries out an action. Throws if the payment's state does not allow the action. `paidFrom`:
   * account or card that pays.
   */
  act(id: string, action: PaymentAction, paidFrom?: string): LocalPayment
  /** Pays with one of the cards, which a `first` payment stores; `act` pays with the Visa card. */
  payByCard(id: string, card: TestCard, paidFrom?: string): LocalPayment
  /**
   * Returns a debit with a SEPA reason code, as a bank does: a pending debit fails, a paid debit is
   * charged back. Throws if the debit cannot be returned.
   */
  returnDebit(id: string, code: string): LocalPayment
  customers: PaymentCustomers
  /** Calls the webhook again, to simulate a repeated report. */
  report(id: string): Promise<void>
  /** Expires overdue open payments; called regularly. */
  expireOverdue(): void
  /** Resumes reports that a stop or crash left undelivered. */
  resume(): void
  /** Resolves when no report is pending. */
  settle(): Promise<void>
  clear(): void
  stop(): void
  /** While true, the API answers 503 and no report is sent. */
  isDown: boolean
  /** While true, refunds stay pending until an action delivers or fails them. */
  refundsWait: boolean
}

/** Open payments expire after 15 minutes, bank transfers after 12 days, as in the real service. */
const lifeMs = (method: string | null) => (method === 'banktransfer' ? 12 * 86_400_000 : 15 * 60_000)

const dayMs = 86_400_000

type Misfit = { field: string; detail: string }

/** An idempotency key is remembered for an hour, as in the real service. */
const idempotencyMs = 3_600_000

const newId = () => `tr_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/**
 * The payment service: the part of Mollie's v2 payments API that the product uses, a hosted page,
 * and webhook reports that are repeated until the site answers 2xx. If `file` is given, the state
 * is stored there.
 */
export function createPayments(options: {
  file?: string
  apiKey: string
  /** Origin of the hosted page for a browser. */
  pageOrigin: string
  apiUrl: string
  now: () => Date
  /** Delays before the second and each further attempt of a report, in milliseconds. */
  reportDelaysMs?: readonly number[]
  /** Sends a report; returns the status, or 0 without an answer. Default: over HTTP. */
  post?: (webhookUrl: string, id: string) => Promise<number>
}): Payments {
  const { post = postReport } = options
  const delays = options.reportDelaysMs ?? [1_000, 2_000, 5_000, 15_000, 60_000]
  const payments = new Map<string, LocalPayment>(
    (options.file ? readKept<LocalPayment[]>(options.file, []) : []).map((payment) => [payment.id, payment]),
  )
  const customers = createPaymentCustomers({
    ...(options.file && { file: options.file.replace(/(\.json)?$/, '-customers.json') }),
    refusal,
  })
  const underWay = new Set<Promise<void>>()
  const stopped = new AbortController()

  const save = () => options.file && keep(options.file, [...payments.values()])

  const reportOnce = async (payment: LocalPayment) => {
    const status = service.isDown ? 0 : await post(payment.webhookUrl!, payment.id)
    payment.reports.push({ at: options.now().toISOString(), status })
    return status >= 200 && status < 300
  }

  const reportUntilTaken = async (payment: LocalPayment) => {
    for (const delay of [0, ...delays]) {
      if (delay) await sleep(delay, undefined, { signal: stopped.signal })
      if (!(await reportOnce(payment))) continue
      payment.isUnreported = false
      return
    }
  }

  const startReport = (payment: LocalPayment) => {
    if (!payment.webhookUrl) return
    payment.isUnreported = true
    const run = reportUntilTaken(payment)
      .catch((error: Error) => {
        if (error.name !== 'AbortError') throw error
      })
      .finally(() => {
        underWay.delete(run)
        save()
      })
    underWay.add(run)
  }

  const change = (payment: LocalPayment, changes: Partial<LocalPayment>) => {
    Object.assign(payment, changes, { changedAt: options.now().toISOString() })
    startReport(payment)
    save()
    return payment
  }

  const create = (ask: Ask): Reply => {
    const key = ask.headers['idempotency-key'] ?? null
    const since = options.now().getTime() - idempotencyMs
    const known =
      key && [...payments.values()].find((one) => one.idempotencyKey === key && Date.parse(one.createdAt) > since)
    if (known) return json(201, shown(known), hal)
    const order = readOrder(ask.body)
    if ('field' in order) return refusal(422, order.detail, order.field)
    const { customer, ...rest } = order
    const purpose = customer && purposeOf(customer)
    if (purpose && 'field' in purpose) return refusal(422, purpose.detail, purpose.field)
    const now = options.now()
    const payment: LocalPayment = {
      ...rest,
      ...(purpose ?? { status: 'open' as const }),
      id: newId(),
      refunded: '0.00',
      chargedBack: '0.00',
      refunds: [],
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + lifeMs(order.method)).toISOString(),
      idempotencyKey: key,
      isUnreported: false,
      reports: [],
    }
    payments.set(payment.id, payment)
    // A charge that the bank decides at once is reported as well.
    if (payment.status === 'paid' || payment.status === 'failed') startReport(payment)
    save()
    return json(201, shown(payment), hal)
  }

  /** Fields of a payment for an order with a customer. Debits and charges have no hosted page. */
  const purposeOf = (customer: LocalCardUse): (Partial<LocalPayment> & { status: PaymentStatus }) | Misfit => {
    const { sequence, customerId, mandateId } = customer
    if (!customers.find(customerId)) return { field: 'customerId', detail: 'The customer does not exist' }
    if (sequence !== 'recurring') return { status: 'open', card: customer }
    const mandate = mandateId && customers.findMandate({ customerId, mandateId })
    if (!mandate) return { field: 'mandateId', detail: 'No suitable mandates found' }
    if (!('card' in mandate)) return { status: 'pending', method: 'directdebit', debit: { customerId, mandateId } }
    return { ...chargeWith(mandate.card), method: 'creditcard', card: customer, paidFrom: mandate.card }
  }

  /** Page of all payments or of those of a customer, newest first. */
  const listPayments = (ask: Ask, customer?: string): Reply => {
    if (ask.method !== 'GET') return refusal(405, 'The method is not allowed.')
    service.expireOverdue()
    const { searchParams } = ask.url
    const limit = Number(searchParams.get('limit') ?? 50)
    if (!(limit >= 1 && limit <= 250)) return refusal(400, 'The limit is invalid.', 'limit')
    const newestFirst = service
      .list()
      .filter(({ card, debit }) => customer === undefined || (card ?? debit)?.customerId === customer)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const from = searchParams.get('from')
    const start = from ? newestFirst.findIndex(({ id }) => id === from) : 0
    if (start < 0) return refusal(404, `No payment exists with token ${from}.`)
    const page = newestFirst.slice(start, start + limit)
    const next = newestFirst[start + limit]
    const path = customer === undefined ? '/v2/payments' : `/v2/customers/${customer}/payments`
    const href = `${options.apiUrl}${path}?from=${next?.id}&limit=${limit}`
    const _links = { next: next ? { href, type: 'application/hal+json' } : null }
    return json(200, { count: page.length, _embedded: { payments: page.map(shown) }, _links }, hal)
  }

  /**
   * Ends the oldest pending refund. If it failed, its amount stays with the service and no longer
   * counts as refunded.
   */
  const endRefund = (payment: LocalPayment, action: 'deliverRefund' | 'failRefund') => {
    const ended = pendingRefund(payment)!
    const isLost = action === 'failRefund'
    return change(payment, {
      refunds: payment.refunds.map((one) => (one === ended ? { ...one, status: isLost ? 'failed' : 'refunded' } : one)),
      ...(isLost && { refunded: (Number(payment.refunded) - Number(ended.amount.value)).toFixed(2) }),
    })
  }

  const listRefunds = (payment: LocalPayment): Reply =>
    json(200, { count: payment.refunds.length, _embedded: { refunds: payment.refunds.map(shownRefund) } }, hal)

  /** Refunds a payment in full or in part, at once; the real service takes a day. */
  const refund = (payment: LocalPayment, ask: Ask): Reply => {
    const idempotencyKey = ask.headers['idempotency-key'] ?? null
    const known = payment.refunds.find((one) => idempotencyKey !== null && one.idempotencyKey === idempotencyKey)
    if (known) return json(201, shownRefund(known), hal)
    const order = readRefund(ask.body)
    if (!order || order.amount.currency !== payment.amount.currency)
      return refusal(422, 'The amount is invalid.', 'amount')
    const isTooMuch = centsOf(order.amount.value) > remainingCents(payment)
    if (payment.status !== 'paid' || isTooMuch) return refusal(422, 'The amount is higher than the maximum.', 'amount')
    const made: LocalRefund = {
      ...order,
      id: `re_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
      status: service.refundsWait ? 'pending' : 'refunded',
      idempotencyKey,
      at: options.now().toISOString(),
    }
    change(payment, {
      refunds: [...payment.refunds, made],
      refunded: (Number(payment.refunded) + Number(order.amount.value)).toFixed(2),
    })
    return json(201, shownRefund(made), hal)
  }

  const listChargebacks = ({ debit, amount, chargedBack }: LocalPayment): Reply => {
    const chargebacks = debit ? shownChargebacks(debit, { ...amount, value: chargedBack }) : []
    return json(200, { count: chargebacks.length, _embedded: { chargebacks } }, hal)
  }

  /** A debit can be stopped on the day of its order, before it is sent to the bank. */
  const isCancelable = ({ status, debit, createdAt }: LocalPayment): boolean =>
    status === 'open' ||
    (debit !== undefined && status === 'pending' && options.now().getTime() < Date.parse(createdAt) + dayMs)

  const shown = (payment: LocalPayment) => {
    const mandate = payment.debit && customers.findMandate(payment.debit)
    const account = mandate && 'consumerAccount' in mandate ? mandate.consumerAccount : undefined
    return shownPayment(payment, { ...options, isCancelable: isCancelable(payment), account })
  }

  const service: Payments = {
    isDown: false,
    refundsWait: false,
    async serve(ask) {
      if (service.isDown) return refusal(503, 'The service is unavailable.')
      if (ask.headers.authorization !== `Bearer ${options.apiKey}`) {
        return refusal(401, 'Missing authentication, or failed to authenticate')
      }
      const [, payer] = /^\/v2\/customers\/(\w+)\/payments$/.exec(ask.url.pathname) ?? []
      if (payer) return customers.find(payer) ? listPayments(ask, payer) : refusal(404, 'No such customer.')
      const customerReply = customers.serve(ask)
      if (customerReply) return customerReply
      const [, id, part] = /^\/v2\/payments(?:\/(\w+)(\/refunds|\/chargebacks)?)?$/.exec(ask.url.pathname) ?? []
      if (id === undefined) {
        if (ask.url.pathname !== '/v2/payments') return refusal(404, 'No such resource.')
        return ask.method === 'POST' ? create(ask) : listPayments(ask)
      }
      service.expireOverdue()
      const payment = payments.get(id)
      if (!payment) return refusal(404, `No payment exists with token ${id}.`)
      if (part === '/chargebacks') return listChargebacks(payment)
      if (part) return ask.method === 'POST' ? refund(payment, ask) : listRefunds(payment)
      if (ask.method === 'GET') return json(200, shown(payment), hal)
      if (ask.method !== 'DELETE') return refusal(405, 'The method is not allowed.')
      if (!isCancelable(payment)) return refusal(422, 'The payment cannot be canceled.', 'id')
      return json(200, shown(service.act(id, 'cancel')), hal)
    },
    servePage(ask) {
      service.expireOverdue()
      const payment = payments.get(ask.url.pathname.slice('/pay/'.length))
      const language = ask.headers['accept-language']?.trim().startsWith('nl') ? 'nl' : 'en'
      if (!payment || payment.debit || payment.card?.sequence === 'recurring') return payPage(null, language)
      if (ask.method !== 'POST') return payPage(payment, language)
      const action = formOf(ask).get('action')
      // The page may be outdated. The buyer returns to the site even if the action is not allowed.
      if (isTestCard(action) && actionsFor(payment).includes('pay')) service.payByCard(payment.id, action)
      else if (isPaymentAction(action) && actionsFor(payment).includes(action)) service.act(payment.id, action)
      return seeOther(payment.redirectUrl)
    },
    list: () => [...payments.values()].reverse(),
    find: (id) => payments.get(id),
    act(id, action, paidFrom) {
      const payment = payments.get(id)
      if (!payment || !actionsFor(payment).includes(action)) throw new Error(`${id} cannot ${action}`)
      if (action === 'pay') return service.payByCard(id, 'visa', paidFrom ?? '')
      if (action === 'refund') return change(payment, { refunded: payment.amount.value })
      if (action === 'deliverRefund' || action === 'failRefund') return endRefund(payment, action)
      if (action === 'chargeBack') return change(payment, { chargedBack: payment.amount.value })
      return change(payment, { status: paymentActions[action].to })
    },
    customers,
    payByCard(id, card, paidFrom = card) {
      const payment = payments.get(id)
      if (!payment || !actionsFor(payment).includes('pay')) throw new Error(`${id} cannot be paid`)
      if (payment.card?.sequence === 'first') payment.card.mandateId = customers.addCard(payment.card.customerId, card)
      return change(payment, { status: 'paid', ...(paidFrom && { paidFrom }) })
    },
    returnDebit(id, returnCode) {
      const payment = payments.get(id)
      if (!payment?.debit || !isReturnable(payment)) throw new Error(`${id} is no debit that can be returned`)
      const debit = { ...payment.debit, returnCode, returnedAt: options.now().toISOString() }
      return change(
        payment,
        payment.status === 'pending' ? { debit, status: 'failed' } : { debit, chargedBack: payment.amount.value },
      )
    },
    async report(id) {
      const payment = payments.get(id)
      if (payment?.webhookUrl) await reportOnce(payment)
      save()
    },
    expireOverdue() {
      const now = options.now().toISOString()
      for (const payment of payments.values()) {
        if (payment.status === 'open' && payment.expiresAt <= now) change(payment, { status: 'expired' })
      }
    },
    resume() {
      for (const payment of payments.values()) if (payment.isUnreported) startReport(payment)
    },
    async settle() {
      while (underWay.size) await Promise.all(underWay)
    },
    clear() {
      payments.clear()
      customers.clear()
      save()
    },
    stop: () => stopped.abort(),
  }
  return service
}
