import { env } from '#functions/platform/env.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findByReference } from '#functions/stores/credits/books.ts'
import {
  findPayment,
  type ReportedReturn,
  referenceOf,
  reportedCents,
  type StoredPayment,
} from '#functions/stores/credits/payment.ts'
import { keepReportedReturn } from '#functions/stores/credits/reported-returns.ts'
import { isSigned, signatureOf } from './flexpay-signature.ts'
import {
  type Amount,
  amountOf,
  callProvider,
  centsOf,
  type PaymentProvider,
  type ProviderPayment,
  unavailable,
} from './port.ts'

const version = '4'

/** Maximum length of a description. */
const descriptionLength = 100

/**
 * Verotel FlexPay, version 4: controlcenter.verotel.com/flexpay-doc. An order is a signed URL of
 * FlexPay's hosted page, with our reference as its id, so nothing is sent until the buyer opens the
 * page. What FlexPay lacks (infra/payments.md): it sends no postback about a declined, expired or
 * closed payment, has no list of payments, and its documented calls make no refunds.
 */
export const flexpay: PaymentProvider = {
  create: async (payment) => openOrder(payment),
  find: (payment) => stateOf(payment),
  // An order page cannot be closed.
  cancel: (payment) => stateOf(payment),
  async readReport(report) {
    if (!env.flexpayShop) return undefined
    if (!isSigned(report, env.flexpayKey) || report.shopID !== env.flexpayShop) throw forged('signature')
    // The URL of the member's own order page has a valid signature too, but names no sale, so it is
    // no postback.
    if (!report.saleID && !report.transactionID) throw forged('saleID')
    const named = report.referenceID ? await findByReference(report.referenceID) : undefined
    const payment = named && (await findPayment(named.member, named.payment))
    if (payment?.provider !== 'flexpay') return undefined
    const returned = returnIn(report, payment)
    return stateOf(returned ? await keepReportedReturn(payment, returned.id, returned.money) : payment)
  },
  refunds: null,
  list: null,
  customers: null,
  cards: null,
}

const forged = (field: string) => new Refusal('invalid_input', { fields: { [field]: 'invalid_input' } })

/** Signed URL of a call. */
function signed(call: 'startorder' | 'salestatus', parameters: Readonly<Record<string, string>>): string {
  if (!env.flexpayShop) throw new Error('FlexPay is not set up')
  const all = { ...parameters, shopID: env.flexpayShop, version }
  return `${env.flexpayUrl}/${call}?${new URLSearchParams({ ...all, signature: signatureOf(all, env.flexpayKey) })}`
}

const openOrder = (payment: StoredPayment): ProviderPayment => {
  const amount = amountOf(payment)
  return {
    id: referenceOf(payment),
    outcome: 'open',
    amount,
    createdAt: payment.createdAt,
    order: { payment: payment.id, member: payment.member },
    checkoutUrl: signed('startorder', {
      type: 'purchase',
      paymentMethod: 'CC',
      priceAmount: amount.value,
      priceCurrency: amount.currency,
      description: `${env.siteName}: ${payment.credits} credits`.slice(0, descriptionLength),
      referenceID: referenceOf(payment),
      successURL: payment.returnUrl,
      declineURL: payment.returnUrl,
    }),
  }
}

type Sale = { isApproved: boolean; reference: string; amount: Amount }

/**
 * Fetches the sale of a reference; undefined while nobody has paid. The answer is lines of `name:
 * value`, the first of which is `response: FOUND`, `NOTFOUND` or `ERROR`.
 */
async function findSale(reference: string): Promise<Sale | undefined> {
  const call = `GET /salestatus of ${reference}`
  const response = await callProvider(call, signed('salestatus', { referenceID: reference }))
  if (!response.ok) throw unavailable(call, response.status)
  const text = await response.text().catch((error: unknown) => {
    throw unavailable(call, error)
  })
  const answer = Object.fromEntries(
    [...text.matchAll(/^(\w+): *['"]?(.*?)['"]? *\r?$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
  if (answer.response === 'NOTFOUND') return undefined
  const { response: found, saleResult, referenceID, priceAmount = '', priceCurrency = '' } = answer
  if (found !== 'FOUND' || !saleResult || !referenceID || !isAmount(priceAmount) || !priceCurrency)
    throw unavailable(call, new Error(`unreadable answer: ${text.slice(0, 200)}`))
  return {
    isApproved: saleResult === 'APPROVED',
    reference: referenceID,
    amount: { currency: priceCurrency, value: Number(priceAmount).toFixed(2) },
  }
}

const isAmount = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text)

/**
 * Current state of a payment, from its sale at FlexPay. A sale does not include returned money,
 * which is summed from FlexPay's postbacks.
 */
async function stateOf(payment: StoredPayment): Promise<ProviderPayment> {
  const sale = await findSale(referenceOf(payment))
  const { currency, priceCents } = payment
  const { refund: refunded, charge_back: chargedBack } = reportedCents(payment)
  const back = (cents: number) => (cents > 0 ? amountOf({ priceCents: cents, currency }) : undefined)
  // Returned money proves a payment. A sale that was not approved stays open, as the buyer may try
  // again on its page.
  const isPaid = sale?.isApproved || refunded + chargedBack > 0
  // FlexPay refunds a sale whose postback was not answered with "OK". In that case nothing was
  // bought.
  const isUndone = payment.completedAt === undefined && refunded + chargedBack >= priceCents
  const opened = openOrder(payment)
  return {
    ...opened,
    outcome: isUndone ? 'failed' : isPaid ? 'paid' : 'open',
    amount: sale?.amount ?? opened.amount,
    order: sale && sale.reference !== opened.id ? undefined : opened.order,
    refunded: back(refunded),
    chargedBack: back(chargedBack),
    checkoutUrl: isPaid ? undefined : opened.checkoutUrl,
  }
}

const kinds: Readonly<Record<string, ReportedReturn['kind']>> = { credit: 'refund', chargeback: 'charge_back' }

/** Returned money in a postback, with the id of its transaction; null in other postbacks. */
function returnIn(
  { event = '', transactionID, priceAmount = '', priceCurrency = '' }: Readonly<Record<string, string>>,
  { currency }: StoredPayment,
): { id: string; money: ReportedReturn } | null {
  const kind = kinds[event]
  if (!kind) return null
  // Without an id, a second refund and a repeated postback would look the same.
  if (!transactionID || !/^\w{1,40}$/.test(transactionID)) throw forged('transactionID')
  if (!isAmount(priceAmount) || priceCurrency !== currency) throw forged('priceAmount')
  return { id: transactionID, money: { kind, cents: centsOf({ currency, value: priceAmount }, { currency }) } }
}
