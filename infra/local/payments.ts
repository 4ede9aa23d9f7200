import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, formOf, json, type Reply, seeOther } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { payPage } from './pay-page.ts'

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
export type Amount = { currency: string; value: string }

/** One attempt to report a changed payment to the site; status 0 means no answer. */
export type Report = { at: string; status: number }

export type LocalRefund = { id: string; amount: Amount; metadata: unknown; idempotencyKey: string | null; at: string }

export type LocalPayment = {
  id: string
  status: PaymentStatus
  amount: Amount
  refunded: string
  chargedBack: string
  /** Refunds requested by the API. `refunded` is their sum plus refunds of the developer page. */
  refunds: LocalRefund[]
  description: string
  method: string | null
  metadata: unknown
  redirectUrl: string
  webhookUrl: string | null
  createdAt: string
  expiresAt: string
  /** When the current status was reached. */
  changedAt: string
  idempotencyKey: string | null
  /** A change that the site has not confirmed yet. */
  isUnreported: boolean
  reports: Report[]
}

/** Actions of the hosted page and the developer page, and the states that allow them. */
const actions = {
  pay: { from: ['open', 'pending', 'authorized'], to: 'paid' },
  cancel: { from: ['open', 'pending', 'authorized'], to: 'canceled' },
  fail: { from: ['open', 'pending', 'authorized'], to: 'failed' },
  expire: { from: ['open', 'pending', 'authorized'], to: 'expired' },
  pend: { from: ['open'], to: 'pending' },
  authorize: { from: ['open'], to: 'authorized' },
  refund: { from: ['paid'], to: 'paid' },
  chargeBack: { from: ['paid'], to: 'paid' },
} as const satisfies Record<string, { from: PaymentStatus[]; to: PaymentStatus }>
export type PaymentAction = keyof typeof actions

const isPaymentAction = (value: unknown): value is PaymentAction => Object.hasOwn(actions, String(value))

/** Cents of the price that were neither refunded nor charged back. */
const remainingCents = ({ amount, refunded, chargedBack }: LocalPayment): number =>
  Math.max(0, centsOf(amount.value) - centsOf(refunded) - centsOf(chargedBack))

const centsOf = (value: string): number => Math.round(Number(value) * 100)

/**
 * Whether the amounts allow an action. A bank charges back the whole price, once, whatever was
 * refunded before.
 */
const isPossible = (payment: LocalPayment, action: PaymentAction): boolean => {
  if (action === 'refund') return remainingCents(payment) > 0
  return action !== 'chargeBack' || payment.chargedBack === '0.00'
}

export const actionsFor = (payment: LocalPayment): PaymentAction[] =>
  (Object.keys(actions) as PaymentAction[]).filter(
    (action) =>
      (actions[action].from as readonly PaymentStatus[]).includes(payment.status) && isPossible(payment, action),
  )

export type Payments = {
  /** The API, paths from `/v2/payments`. */
  serve(ask: Ask): Promise<Reply>
  /** The hosted page, `/pay/{id}`. */
  servePage(ask: Ask): Reply
  /** Newest first. */
  list(): readonly LocalPayment[]
  find(id: string): LocalPayment | undefined
  /** Throws where the payment's state does not allow the action. */
  act(id: string, action: PaymentAction): LocalPayment
  /** Calls the webhook once more, as a repeated report. */
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
}

/** Open payments expire after 15 minutes, bank transfers after 12 days, as in the real service. */
const lifeMs = (method: string | null) => (method === 'banktransfer' ? 12 * 86_400_000 : 15 * 60_000)

const methods = new Set(
  'alma applepay bancomatpay bancontact banktransfer belfius blik creditcard directdebit eps giftcard ideal kbc klarna mybank paypal paysafecard przelewy24 satispay sofort giropay trustly twint wero'.split(
    ' ',
  ),
)

/** An idempotency key is remembered for an hour, as in the real service. */
const idempotencyMs = 3_600_000

const newId = () => `tr_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/**
 * The payment service: the part of Mollie's v2 payments API that the product uses, a hosted page,
 * and webhook reports repeated until the site answers 2xx. Its state is stored in `file` where one
 * is given.
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
}): Payments {
  const delays = options.reportDelaysMs ?? [1_000, 2_000, 5_000, 15_000, 60_000]
  const payments = new Map<string, LocalPayment>(
    (options.file ? readKept<LocalPayment[]>(options.file, []) : []).map((payment) => [payment.id, payment]),
  )
  const underWay = new Set<Promise<void>>()
  const stopped = new AbortController()

  const save = () => options.file && keep(options.file, [...payments.values()])

  const reportOnce = async (payment: LocalPayment) => {
    const status = service.isDown ? 0 : await postReport(payment.webhookUrl!, payment.id)
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
    const now = options.now()
    const payment: LocalPayment = {
      ...order,
      id: newId(),
      status: 'open',
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
    save()
    return json(201, shown(payment), hal)
  }

  const listRefunds = (payment: LocalPayment): Reply =>
    json(200, { count: payment.refunds.length, _embedded: { refunds: payment.refunds.map(shownRefund) } }, hal)

  /** Refunds all or part of a payment, at once, where the real service takes a day. */
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
      idempotencyKey,
      at: options.now().toISOString(),
    }
    change(payment, {
      refunds: [...payment.refunds, made],
      refunded: (Number(payment.refunded) + Number(order.amount.value)).toFixed(2),
    })
    return json(201, shownRefund(made), hal)
  }

  /** A payment in the API's form. */
  const shown = (payment: LocalPayment) => {
    const self = `${options.apiUrl}/v2/payments/${payment.id}`
    const isOpen = payment.status === 'open'
    const { currency } = payment.amount
    const moment = {
      paid: 'paidAt',
      canceled: 'canceledAt',
      expired: 'expiredAt',
      failed: 'failedAt',
      authorized: 'authorizedAt',
    }
    const name = moment[payment.status as keyof typeof moment]
    return {
      resource: 'payment',
      id: payment.id,
      mode: 'test',
      createdAt: payment.createdAt,
      amount: payment.amount,
      description: payment.description,
      method: payment.method,
      metadata: payment.metadata,
      status: payment.status,
      isCancelable: isOpen,
      ...(isOpen && { expiresAt: payment.expiresAt }),
      ...(name && { [name]: payment.changedAt }),
      ...(payment.status === 'paid' && {
        amountRefunded: { currency, value: payment.refunded },
        amountRemaining: { currency, value: (remainingCents(payment) / 100).toFixed(2) },
      }),
      ...(payment.chargedBack !== '0.00' && { amountChargedBack: { currency, value: payment.chargedBack } }),
      profileId: 'pfl_local',
      sequenceType: 'oneoff',
      redirectUrl: payment.redirectUrl,
      ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
      _links: {
        self: { href: self, type: 'application/hal+json' },
        ...(isOpen && { checkout: { href: `${options.pageOrigin}/pay/${payment.id}`, type: 'text/html' } }),
      },
    }
  }

  const service: Payments = {
    isDown: false,
    async serve(ask) {
      if (service.isDown) return refusal(503, 'The service is unavailable.')
      if (ask.headers.authorization !== `Bearer ${options.apiKey}`) {
        return refusal(401, 'Missing authentication, or failed to authenticate')
      }
      const [, id, part] = /^\/v2\/payments(?:\/(\w+)(\/refunds)?)?$/.exec(ask.url.pathname) ?? []
      if (id === undefined) {
        if (ask.url.pathname !== '/v2/payments') return refusal(404, 'No such resource.')
        return ask.method === 'POST' ? create(ask) : refusal(405, 'The method is not allowed.')
      }
      service.expireOverdue()
      const payment = payments.get(id)
      if (!payment) return refusal(404, `No payment exists with token ${id}.`)
      if (part) return ask.method === 'POST' ? refund(payment, ask) : listRefunds(payment)
      if (ask.method === 'GET') return json(200, shown(payment), hal)
      if (ask.method !== 'DELETE') return refusal(405, 'The method is not allowed.')
      if (payment.status !== 'open') return refusal(422, 'The payment cannot be canceled.', 'id')
      return json(200, shown(service.act(id, 'cancel')), hal)
    },
    servePage(ask) {
      service.expireOverdue()
      const payment = payments.get(ask.url.pathname.slice('/pay/'.length))
      const language = ask.headers['accept-language']?.trim().startsWith('nl') ? 'nl' : 'en'
      if (!payment) return payPage(null, language)
      if (ask.method !== 'POST') return payPage(payment, language)
      const action = formOf(ask).get('action')
      // The page may be outdated: whatever became of the payment, the buyer returns to the site.
      if (isPaymentAction(action) && actionsFor(payment).includes(action)) service.act(payment.id, action)
      return seeOther(payment.redirectUrl)
    },
    list: () => [...payments.values()].reverse(),
    find: (id) => payments.get(id),
    act(id, action) {
      const payment = payments.get(id)
      if (!payment || !actionsFor(payment).includes(action)) throw new Error(`${id} cannot ${action}`)
      if (action === 'refund') return change(payment, { refunded: payment.amount.value })
      if (action === 'chargeBack') return change(payment, { chargedBack: payment.amount.value })
      return change(payment, { status: actions[action].to })
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
      save()
    },
    stop: () => stopped.abort(),
  }
  return service
}

const shownRefund = ({ id, amount, metadata, at }: LocalRefund) => ({
  resource: 'refund',
  id,
  amount,
  metadata,
  status: 'refunded',
  createdAt: at,
})

const hal = { 'content-type': 'application/hal+json' }

const refusal = (status: number, detail: string, field?: string): Reply =>
  json(status, { status, title: titles[status], detail, ...(field && { field }), _links: {} }, hal)

const titles: Record<number, string> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  503: 'Service Unavailable',
}

type Order = Pick<LocalPayment, 'amount' | 'description' | 'method' | 'metadata' | 'redirectUrl' | 'webhookUrl'>

const readOrder = (body: Buffer): Order | { field: string; detail: string } => {
  const order = parsed(body)
  const amount = order.amount as Partial<Amount> | undefined
  if (!/^\d+\.\d{2}$/.test(amount?.value ?? '') || Number(amount?.value) <= 0) {
    return { field: 'amount', detail: 'The amount contains an invalid value' }
  }
  if (!/^[A-Z]{3}$/.test(amount?.currency ?? ''))
    return { field: 'amount', detail: 'The amount contains an invalid currency' }
  const { description, redirectUrl, webhookUrl = null, method = null, metadata = null } = order
  if (typeof description !== 'string' || !description)
    return { field: 'description', detail: 'The description is required' }
  if (typeof redirectUrl !== 'string' || !URL.canParse(redirectUrl)) {
    return { field: 'redirectUrl', detail: 'The redirect URL is invalid' }
  }
  if (method !== null && !methods.has(String(method)))
    return { field: 'method', detail: 'The payment method is invalid' }
  if (webhookUrl !== null && !isOnThisMachine(webhookUrl)) {
    return { field: 'webhookUrl', detail: 'The webhook URL is invalid because it is unreachable' }
  }
  return {
    amount: amount as Amount,
    description,
    redirectUrl,
    webhookUrl: webhookUrl as string | null,
    method: method as string | null,
    metadata,
  }
}

const readRefund = (body: Buffer): Pick<LocalRefund, 'amount' | 'metadata'> | null => {
  const { amount, metadata = null } = parsed(body)
  const { value = '', currency = '' } = (amount ?? {}) as Partial<Amount>
  return /^\d+\.\d{2}$/.test(value) && Number(value) > 0 ? { amount: { value, currency }, metadata } : null
}

const parsed = (body: Buffer): Record<string, unknown> => {
  try {
    return Object(JSON.parse(body.toString())) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Only names of this machine, since a test service must not call other hosts. */
const isOnThisMachine = (url: unknown) => {
  const host = URL.parse(String(url))?.hostname ?? ''
  return host === '127.0.0.1' || host === '[::1]' || host === 'localhost' || host.endsWith('.localhost')
}

/**
 * The HTTP status, 0 without an answer within 15 seconds. Connects by IP address, since not every
 * system resolves `be.localhost`.
 */
const postReport = (webhookUrl: string, id: string): Promise<number> =>
  new Promise((resolve) => {
    const url = new URL(webhookUrl)
    const call = request(
      {
        host: '127.0.0.1',
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
        timeout: 15_000,
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    call.on('timeout', () => call.destroy()).on('error', () => resolve(0))
    call.end(new URLSearchParams({ id }).toString())
  })
