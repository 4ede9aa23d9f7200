import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, formOf, type Reply, seeOther } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { languageOf, payPage } from './pay-page.ts'
import { refusal } from './payment-answers.ts'
import { createPaymentApi } from './payment-api.ts'
import { isTestCard, type TestCard } from './payment-cards.ts'
import { createPaymentCustomers, type PaymentCustomers } from './payment-customers.ts'
import { postReport } from './payment-reports.ts'
import {
  actionsFor,
  isPaymentAction,
  isReturnable,
  type LocalPayment,
  type PaymentAction,
  paymentActions,
  pendingRefund,
} from './payment-state.ts'

export type Payments = {
  /** The API below `/v2`: payments and customers. */
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
  /** Calls the webhook again, to simulate a repeated callback. */
  report(id: string): Promise<void>
  /** Expires overdue open payments; called regularly. */
  expireOverdue(): void
  /** Resumes webhook calls that a stop or crash left undelivered. */
  resume(): void
  /** Resolves when no webhook call is pending. */
  settle(): Promise<void>
  clear(): void
  stop(): void
  /** While true, the API answers 503 and calls no webhook. */
  isDown: boolean
  /** While true, refunds stay pending until an action delivers or fails them. */
  refundsWait: boolean
}

/**
 * The payment service: its API (payment-api.ts), a hosted page, and webhook calls that are repeated
 * until the site answers 2xx. If `file` is given, the state is stored there.
 */
export function createPayments(options: {
  file?: string
  apiKey: string
  /** Origin of the hosted page for a browser. */
  pageOrigin: string
  apiUrl: string
  now: () => Date
  /** Delays before the second and each further attempt of a webhook call, in milliseconds. */
  reportDelaysMs?: readonly number[]
  /** Calls a webhook; returns the status, or 0 without an answer. Default: over HTTP. */
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

  const add = (payment: LocalPayment) => {
    payments.set(payment.id, payment)
    // The webhook is also called about a charge that the bank decides at once.
    if (payment.status === 'paid' || payment.status === 'failed') startReport(payment)
    save()
  }

  const service: Payments = {
    isDown: false,
    refundsWait: false,
    serve: async (ask) => serve(ask),
    servePage(ask) {
      service.expireOverdue()
      const payment = payments.get(ask.url.pathname.slice('/pay/'.length))
      const language = languageOf(ask)
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
  const serve = createPaymentApi({ service, add, change }, options)
  return service
}
