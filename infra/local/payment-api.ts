import { dayMs, hourMs, minuteMs } from '#shared/rules/durations.ts'
import { type Ask, json, type Reply } from './http.ts'
import { hal, refusal, shownPayment, shownRefund } from './payment-answers.ts'
import { chargeWith, type LocalCardUse } from './payment-cards.ts'
import { shownChargebacks } from './payment-customers.ts'
import { readOrder, readRefund } from './payment-orders.ts'
import { centsOf, type LocalPayment, type LocalRefund, type PaymentStatus, remainingCents } from './payment-state.ts'
import type { Payments } from './payments.ts'

/** Open payments expire after 15 minutes, bank transfers after 12 days, as in the real service. */
const lifeMs = (method: string | null) => (method === 'banktransfer' ? 12 * dayMs : 15 * minuteMs)

type Misfit = { field: string; detail: string }

/** An idempotency key is remembered for an hour, as in the real service. */
const idempotencyMs = hourMs

const newId = () => `tr_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** What the API reads and changes. */
type State = {
  service: Omit<Payments, 'serve'>
  /** Stores a new payment. If it is already decided, calls the site's webhook. */
  add(payment: LocalPayment): void
  /** Changes a payment, and calls the site's webhook. */
  change(payment: LocalPayment, changes: Partial<LocalPayment>): LocalPayment
}

/** The API of the payment service: the part of Mollie's v2 payments API that the product uses. */
export function createPaymentApi(
  state: State,
  options: { apiKey: string; pageOrigin: string; apiUrl: string; now: () => Date },
): (ask: Ask) => Reply {
  const { service } = state

  const create = (ask: Ask): Reply => {
    const key = ask.headers['idempotency-key'] ?? null
    const since = options.now().getTime() - idempotencyMs
    const known = key && service.list().find((one) => one.idempotencyKey === key && Date.parse(one.createdAt) > since)
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
    state.add(payment)
    return json(201, shown(payment), hal)
  }

  /** Fields of a payment for an order with a customer. Debits and charges have no hosted page. */
  const purposeOf = (customer: LocalCardUse): (Partial<LocalPayment> & { status: PaymentStatus }) | Misfit => {
    const { sequence, customerId, mandateId } = customer
    if (!service.customers.find(customerId)) return { field: 'customerId', detail: 'The customer does not exist' }
    if (sequence !== 'recurring') return { status: 'open', card: customer }
    const mandate = mandateId && service.customers.findMandate({ customerId, mandateId })
    if (!mandate) return { field: 'mandateId', detail: 'No suitable mandates found' }
    if (!('card' in mandate)) return { status: 'pending', method: 'directdebit', debit: { customerId, mandateId } }
    return { ...chargeWith(mandate.card), method: 'creditcard', card: customer, paidFrom: mandate.card }
  }

  /** Page of all payments, or of a customer's payments, newest first. */
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

  const listRefunds = (payment: LocalPayment): Reply =>
    json(200, { count: payment.refunds.length, _embedded: { refunds: payment.refunds.map(shownRefund) } }, hal)

  /**
   * Refunds a payment in full or in part: at once, unless `refundsWait` is set. The real service
   * takes a day.
   */
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
    state.change(payment, {
      refunds: [...payment.refunds, made],
      refunded: (Number(payment.refunded) + Number(order.amount.value)).toFixed(2),
    })
    return json(201, shownRefund(made), hal)
  }

  const listChargebacks = ({ debit, amount, chargedBack }: LocalPayment): Reply => {
    const chargebacks = debit ? shownChargebacks(debit, { ...amount, value: chargedBack }) : []
    return json(200, { count: chargebacks.length, _embedded: { chargebacks } }, hal)
  }

  /**
   * An open payment can be canceled, and a debit within 24 hours of its order, before it is sent to
   * the bank.
   */
  const isCancelable = ({ status, debit, createdAt }: LocalPayment): boolean =>
    status === 'open' ||
    (debit !== undefined && status === 'pending' && options.now().getTime() < Date.parse(createdAt) + dayMs)

  const shown = (payment: LocalPayment) => {
    const mandate = payment.debit && service.customers.findMandate(payment.debit)
    const account = mandate && 'consumerAccount' in mandate ? mandate.consumerAccount : undefined
    return shownPayment(payment, { ...options, isCancelable: isCancelable(payment), account })
  }

  return (ask) => {
    if (service.isDown) return refusal(503, 'The service is unavailable.')
    if (ask.headers.authorization !== `Bearer ${options.apiKey}`) {
      return refusal(401, 'Missing authentication, or failed to authenticate')
    }
    const [, payer] = /^\/v2\/customers\/(\w+)\/payments$/.exec(ask.url.pathname) ?? []
    if (payer) return service.customers.find(payer) ? listPayments(ask, payer) : refusal(404, 'No such customer.')
    const customerReply = service.customers.serve(ask)
    if (customerReply) return customerReply
    const [, id, part] = /^\/v2\/payments(?:\/(\w+)(\/refunds|\/chargebacks)?)?$/.exec(ask.url.pathname) ?? []
    if (id === undefined) {
      if (ask.url.pathname !== '/v2/payments') return refusal(404, 'No such resource.')
      return ask.method === 'POST' ? create(ask) : listPayments(ask)
    }
    service.expireOverdue()
    const payment = service.find(id)
    if (!payment) return refusal(404, `No payment exists with token ${id}.`)
    if (part === '/chargebacks') return listChargebacks(payment)
    if (part) return ask.method === 'POST' ? refund(payment, ask) : listRefunds(payment)
    if (ask.method === 'GET') return json(200, shown(payment), hal)
    if (ask.method !== 'DELETE') return refusal(405, 'The method is not allowed.')
    if (!isCancelable(payment)) return refusal(422, 'The payment cannot be canceled.', 'id')
    return json(200, shown(service.act(id, 'cancel')), hal)
  }
}
