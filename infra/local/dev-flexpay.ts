import { table } from './dev-html.ts'
import type { Flexpay, FlexpaySale } from './flexpay.ts'
import { escaped, type Reply, seeOther } from './http.ts'

/** Part of the developer page: sales at FlexPay; empty if there are none. */
export const flexpayList = ({ list }: Flexpay): string =>
  list().length === 0
    ? ''
    : `<h2>FlexPay</h2>${table(
        ['Sale', 'Amount', 'Status', 'Answers to reports', ''],
        list().map((sale) => [
          `${escaped(sale.reference)} <small>${escaped(sale.description)}</small>`,
          `${sale.amount} ${sale.currency}`,
          [sale.status, ...sale.returns.map(({ event, amount }) => `${event} ${amount}`)].join(', '),
          sale.answers.map((answer) => escaped(answer ?? 'none')).join(', '),
          formOf(sale),
        ]),
      )}`

const buttons = { credit: 'Refund', chargeback: 'Charge back', report: 'Report again' } as const

const isPossible = ({ status, amount, returns }: FlexpaySale, action: keyof typeof buttons): boolean =>
  status === 'approved' &&
  (action === 'report' || returns.reduce((left, back) => left - Number(back.amount), Number(amount)) > 0.001)

const formOf = (sale: FlexpaySale): string =>
  `<form method="post" action="/dev/flexpay/${escaped(sale.reference)}" class="row">${(
    Object.keys(buttons) as (keyof typeof buttons)[]
  )
    .filter((action) => isPossible(sale, action))
    .map((action) => `<button name="action" value="${action}">${buttons[action]}</button>`)
    .join('')}</form>`

/** Handles a button in the list of sales at FlexPay. */
export async function changeSale(flexpay: Flexpay, reference: string, form: URLSearchParams): Promise<Reply> {
  const sale = flexpay.list().find((one) => one.reference === reference)
  const action = form.get('action') as keyof typeof buttons
  if (!sale || !Object.hasOwn(buttons, action) || !isPossible(sale, action)) return { status: 404 }
  if (action === 'report') await flexpay.report(reference)
  else flexpay.giveBack(reference, action)
  return seeOther('/dev/payments')
}
