import { type Ask, json, type Reply } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { parsed } from './payment-orders.ts'

export type LocalMandate = {
  id: string
  consumerName: string
  consumerAccount: string
  signatureDate: string
  mandateReference: string
}

export type LocalCustomer = {
  id: string
  name: string
  metadata: unknown
  idempotencyKey: string | null
  mandates: (LocalMandate & { idempotencyKey: string | null })[]
}

/** Debit of a recurring payment, and the SEPA reason code of its return. */
export type LocalDebit = { customerId: string; mandateId: string; returnCode?: string; returnedAt?: string }

/** SEPA reason codes of returned debits that the developer page offers. */
export const returnCodes = ['AC01', 'AC04', 'AC06', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'] as const

export type PaymentCustomers = {
  /** The API, paths from `/v2/customers`; null for any other. */
  serve(ask: Ask): Reply | null
  /** Whether the customer has this mandate. */
  has(debit: LocalDebit): boolean
  list(): readonly LocalCustomer[]
  clear(): void
}

type Refuse = (status: number, detail: string, field?: string) => Reply

const newId = (kind: 'cst' | 'mdt') => `${kind}_${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
const hal = { 'content-type': 'application/hal+json' }

/**
 * Customers and mandates of the payment service: the part of Mollie's v2 API that direct debits
 * need. An IBAN that ends with 0000 is refused, as one that no bank knows.
 */
export function createPaymentCustomers(options: { file?: string; refusal: Refuse }): PaymentCustomers {
  const { refusal } = options
  let customers = options.file ? readKept<LocalCustomer[]>(options.file, []) : []
  const save = () => options.file && keep(options.file, customers)

  const addCustomer = ({ body, headers }: Ask): Reply => {
    const idempotencyKey = headers['idempotency-key'] ?? null
    const known = customers.find((one) => idempotencyKey !== null && one.idempotencyKey === idempotencyKey)
    if (known) return json(201, shownCustomer(known), hal)
    const { name, metadata = null } = parsed(body)
    const made = { id: newId('cst'), name: String(name ?? ''), metadata, idempotencyKey, mandates: [] }
    customers.push(made)
    save()
    return json(201, shownCustomer(made), hal)
  }

  const addMandate = (customer: LocalCustomer, { body, headers }: Ask): Reply => {
    const idempotencyKey = headers['idempotency-key'] ?? null
    const known = customer.mandates.find((one) => idempotencyKey !== null && one.idempotencyKey === idempotencyKey)
    if (known) return json(201, shownMandate(known), hal)
    const order = parsed(body)
    if (order.method !== 'directdebit') return refusal(422, 'The payment method is invalid', 'method')
    const text = (name: string) => (typeof order[name] === 'string' ? (order[name] as string) : '')
    if (!text('consumerName')) return refusal(422, 'The consumer name is required', 'consumerName')
    if (!/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(text('consumerAccount')) || text('consumerAccount').endsWith('0000'))
      return refusal(422, 'The bank account is invalid', 'consumerAccount')
    const made = {
      id: newId('mdt'),
      consumerName: text('consumerName'),
      consumerAccount: text('consumerAccount'),
      signatureDate: text('signatureDate'),
      mandateReference: text('mandateReference'),
      idempotencyKey,
    }
    customer.mandates.push(made)
    save()
    return json(201, shownMandate(made), hal)
  }

  return {
    serve(ask) {
      const [path, id] = /^\/v2\/customers(?:\/(\w+)\/mandates)?$/.exec(ask.url.pathname) ?? []
      if (!path) return null
      if (ask.method !== 'POST') return refusal(405, 'The method is not allowed.')
      if (!id) return addCustomer(ask)
      const customer = customers.find((one) => one.id === id)
      return customer ? addMandate(customer, ask) : refusal(404, `No customer exists with token ${id}.`)
    },
    has: ({ customerId, mandateId }) =>
      customers.some(({ id, mandates }) => id === customerId && mandates.some((mandate) => mandate.id === mandateId)),
    list: () => customers,
    clear() {
      customers = []
      save()
    },
  }
}

const shownCustomer = ({ id, name, metadata }: LocalCustomer) => ({ resource: 'customer', id, name, metadata })

const shownMandate = ({ id, consumerName, consumerAccount, signatureDate, mandateReference }: LocalMandate) => ({
  ...{ resource: 'mandate', id, status: 'valid', method: 'directdebit', signatureDate, mandateReference },
  details: { consumerName, consumerAccount, consumerBic: null },
})

/** Charge-backs of a debit in the API's form. */
export const shownChargebacks = (
  { returnCode, returnedAt }: LocalDebit,
  amount: { currency: string; value: string },
): unknown[] =>
  returnedAt && amount.value !== '0.00'
    ? [
        {
          ...{ resource: 'chargeback', id: 'chb_local', amount, createdAt: returnedAt },
          reason: { code: returnCode, description: `SEPA reason code ${returnCode}` },
        },
      ]
    : []
