import type { Country } from '#shared/countries/country.ts'
import type { Payment } from '#shared/model/money.ts'
import type { PaymentProviderName } from '#shared/model/payment.ts'
import { atProvider, postback, report } from './buying.ts'
import { postbackOf } from './postback.ts'
import type { TestStack } from './stack.ts'

/**
 * Events at a payment provider, caused at its local stand-in. Each function returns once the
 * callbacks about its event have arrived.
 */
export type ProviderSide = {
  provider: PaymentProviderName
  country: Partial<Country>

  pay: (payment: Payment) => Promise<void>
  /**
   * Returns money, as finance does on the provider's pages, or as the bank does. `amount` is in
   * currency units.
   */
  giveBack: (payment: Payment, kind: 'refund' | 'charge_back', amount: string) => Promise<void>
  /** Status of the answer to one more callback about the payment. */
  reportAgain: (payment: Payment) => Promise<number>
  /** Forged callbacks, each with the status of its answer and the expected status. */
  forgeries: (payment: Payment) => Promise<{ what: string; status: number; right: number }[]>
  setDown: (isDown: boolean) => void
  /** Changes what the provider answers about the payment, without a callback. */
  lie: (payment: Payment, what: { amount?: string; currency?: string; isPaid?: boolean; isOfAnother?: true }) => void
}

export const mollieSide = (stack: TestStack): ProviderSide => {
  const find = ({ id }: Payment) => atProvider(stack, id)
  return {
    provider: 'mollie',
    country: {},
    async pay(payment) {
      stack.payments.act(find(payment).id, 'pay')
      await stack.settle()
    },
    async giveBack(payment, kind, amount) {
      const there = find(payment)
      const name = kind === 'refund' ? 'refunded' : 'chargedBack'
      there[name] = (Number(there[name]) + Number(amount)).toFixed(2)
      await report(stack, there.id)
      await stack.settle()
    },
    reportAgain: async (payment) => (await report(stack, find(payment).id)).status,
    forgeries: async (payment) => [
      // The status is fetched from the provider, so a forged callback changes nothing.
      { what: 'an open payment', status: (await report(stack, find(payment).id)).status, right: 200 },
      { what: 'an unknown payment', status: (await report(stack, 'tr_unknown123')).status, right: 200 },
    ],
    setDown: (isDown) => {
      stack.payments.isDown = isDown
    },
    lie(payment, { amount, currency, isPaid, isOfAnother }) {
      const there = find(payment)
      if (amount) there.amount = { ...there.amount, value: amount }
      if (currency) there.amount = { ...there.amount, currency }
      if (isPaid !== undefined) there.status = isPaid ? 'paid' : 'canceled'
      if (isOfAnother) there.metadata = { payment: payment.id, member: 'another' }
    },
  }
}

export const flexpaySide = (stack: TestStack): ProviderSide => {
  const find = (payment: Payment) =>
    stack.flexpay.list().find(({ reference }) => reference === payment.reference) ??
    stack.flexpay.open(payment.checkout_url!)
  const events = { refund: 'credit', charge_back: 'chargeback' } as const
  const base = (payment: Payment) => ({
    referenceID: payment.reference,
    saleID: '1',
    transactionID: '1',
    priceAmount: (payment.price_cents / 100).toFixed(2),
    priceCurrency: payment.currency,
  })
  return {
    provider: 'flexpay',
    country: { paymentProvider: 'flexpay', paymentMethods: ['creditcard', 'visa', 'mastercard'] },
    async pay(payment) {
      stack.flexpay.pay(find(payment).reference)
      await stack.settle()
    },
    async giveBack(payment, kind, amount) {
      stack.flexpay.giveBack(payment.reference, events[kind], amount)
      await stack.settle()
    },
    async reportAgain(payment) {
      const { returns, reference } = find(payment)
      for (const { id } of returns) await stack.flexpay.report(reference, id)
      return (await postback(stack, postbackOf(base(payment)))).status
    },
    async forgeries(payment) {
      const signed = postbackOf(base(payment))
      const { signature: _, ...unsigned } = signed
      const cases: [what: string, parameters: Record<string, string>, right: number][] = [
        ['no signature', unsigned, 400],
        ['a changed amount', { ...signed, priceAmount: '0.01' }, 400],
        ['one more parameter', { ...signed, event: 'credit' }, 400],
        ['another shop', postbackOf({ ...base(payment), shopID: '2' }), 400],
        ['money without a transaction', backOf(payment, { transactionID: '' }), 400],
        ['money in another currency', backOf(payment, { priceCurrency: 'USD' }), 400],
        ['an unknown payment', postbackOf({ ...base(payment), referenceID: 'NL-00000-00000' }), 404],
        // Validly signed, but the provider has no sale of this payment.
        ['an open payment', signed, 502],
        // Also validly signed, but meant for the order page in the buyer's browser.
        ['the address of the order', Object.fromEntries(new URL(payment.checkout_url!).searchParams), 400],
      ]
      return Promise.all(
        cases.map(async ([what, parameters, right]) => ({
          what,
          right,
          status: (await postback(stack, parameters)).status,
        })),
      )
    },
    setDown: (isDown) => {
      stack.flexpay.isDown = isDown
    },
    lie(payment, { amount, currency, isPaid = true, isOfAnother }) {
      const lines = [
        isPaid ? 'response: FOUND' : 'response: NOTFOUND',
        'saleResult: APPROVED',
        `referenceID: ${isOfAnother ? 'NL-00000-00000' : payment.reference}`,
        `priceAmount: ${amount ?? (payment.price_cents / 100).toFixed(2)}`,
        `priceCurrency: ${currency ?? payment.currency}`,
      ]
      stack.flexpay.lies.set(payment.reference, lines.join('\n'))
    },
  }
  function backOf(payment: Payment, changed: Record<string, string>) {
    return postbackOf({ ...base(payment), event: 'credit', ...changed })
  }
}
