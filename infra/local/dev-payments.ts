import { momentText, table } from './dev-html.ts'
import { escaped, type Reply, seeOther } from './http.ts'
import { testCards } from './payment-cards.ts'
import { type LocalCustomer, returnCodes } from './payment-customers.ts'
import { actionsFor, isReturnable, type LocalPayment, type PaymentAction } from './payment-state.ts'
import type { Payments } from './payments.ts'

/** The payments and stored cards of the payment service, with a button for each change. */
export const paymentSection = (payments: Payments): string =>
  paymentList(payments.list()) + cardList(payments.customers.list())

/** Applies a button of the form to a payment, or ends the mandate with this id. */
export const changePayment = async (payments: Payments, id: string, form: URLSearchParams): Promise<Reply> => {
  const action = form.get('action')
  const payment = payments.find(id)
  const returned = returnCodes.find((code) => action === `return ${code}`)
  if (action === 'invalidate') payments.customers.invalidate(id)
  if (payment && action === 'report') await payments.report(id)
  else if (payment && returned && isReturnable(payment)) payments.returnDebit(id, returned)
  else if (payment && actionsFor(payment).includes(action as PaymentAction)) payments.act(id, action as PaymentAction)
  return seeOther('/dev/payments')
}

const actionNames: Record<PaymentAction, string> = {
  pay: 'Pay',
  pend: 'Keep pending',
  authorize: 'Authorize',
  fail: 'Fail',
  expire: 'Expire',
  cancel: 'Cancel',
  refund: 'Refund',
  deliverRefund: 'Deliver refund',
  failRefund: 'Let the refund fail',
  chargeBack: 'Charge back',
}

const paymentList = (payments: readonly LocalPayment[]) =>
  payments.length
    ? table(
        ['Made', 'Payment', 'Amount', 'Status', 'Reports', ''],
        payments.map((payment) => [
          momentText(new Date(payment.createdAt)),
          `<a href="/pay/${payment.id}">${payment.id}</a> <small>${escaped(payment.description)}, ${escaped(payment.method ?? 'no method')}</small>`,
          `${payment.amount.value} ${payment.amount.currency}`,
          statusText(payment),
          payment.reports.map(({ status }) => status || 'none').join(', ') + (payment.isUnreported ? ' ...' : ''),
          paymentForm(payment),
        ]),
      )
    : '<p class="quiet">No payment was started yet.</p>'

/** Cards stored at the service, each with a button that ends its mandate, as a bank may do. */
const cardList = (customers: readonly LocalCustomer[]) => {
  const rows = customers.flatMap(({ id, mandates }) =>
    mandates.flatMap((mandate) => {
      if (!('card' in mandate)) return []
      const { cardLabel, cardNumber, later } = testCards[mandate.card]
      const end = `<form method="post" action="/dev/payments/${mandate.id}" class="row"><button name="action" value="invalidate">End the mandate</button></form>`
      return [[id, mandate.id, `${cardLabel} ${cardNumber}, ${later}`, mandate.isValid ? end : 'invalid']]
    }),
  )
  return rows.length ? `<h2>Stored cards</h2>${table(['Customer', 'Mandate', 'Card', ''], rows)}` : ''
}

const statusText = (payment: LocalPayment) =>
  [payment.status, payment.refunded !== '0.00' && 'refunded', payment.chargedBack !== '0.00' && 'charged back']
    .filter(Boolean)
    .join(', ')

/** Name of an action's button. A direct debit is collected rather than paid. */
const nameOf = (action: PaymentAction, { debit }: LocalPayment): string =>
  debit && action === 'pay' ? 'Collect' : actionNames[action]

const returnButtons = returnCodes
  .map((code) => `<button name="action" value="return ${code}">Return ${code}</button>`)
  .join('')

const paymentForm = (payment: LocalPayment) =>
  `<form method="post" action="/dev/payments/${payment.id}" class="row">${actionsFor(payment)
    .map((action) => `<button name="action" value="${action}">${nameOf(action, payment)}</button>`)
    .join(
      '',
    )}${isReturnable(payment) ? returnButtons : ''}<button name="action" value="report">Report again</button></form>`
