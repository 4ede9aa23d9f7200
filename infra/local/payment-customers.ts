import { type Ask, json, type Reply } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { shownCardMandate, type TestCard } from './payment-cards.ts'
import { parsed } from './payment-orders.ts'

export type LocalMandate = {
  id: string
  idempotencyKey: string | null
} & ({ card: TestCard; isValid: boolean } | LocalDebitMandate)

type LocalDebitMandate = {
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
  mandates: LocalMandate[]
}

/** Debit of a recurring payment, and the SEPA reason code of its return. */
export type LocalDebit = { customerId: string; mandateId: string; returnCode?: string; returnedAt?: string }

/** SEPA reason codes of returned debits that the developer page offers. */
export const returnCodes = ['AC01', 'AC04', 'AC06', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'] as const

export type PaymentCustomers = {
  /** The API below `/v2/customers`; null for any other path. */
  serve(ask: Ask): Reply | null
  find(id: string): LocalCustomer | undefined
  /** Mandate of a customer; undefined if it does not exist or can no longer be charged. */
  findMandate(ids: { customerId: string; mandateId: string }): LocalMandate | undefined
  /** Creates the mandate of a card that paid; returns its id. */
  addCard(customerId: string, card: TestCard): string
  /**
   * Ends the mandate of a card, as the provider or the bank may do, without a call of the site's
   * webhook.
   */
  invalidate(mandateId: string): void
  list(): readonly LocalCustomer[]
  clear(): void
}

type Refuse = (status: number, detail: string, field?: string) => Reply

const newId = (kind: 'cst' | 'mdt') => `${kind}_${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
const hal = { 'content-type': 'application/hal+json' }

/**
 * Customers and mandates of the payment service: the part of Mollie's v2 API that direct debits and
 * stored cards need. An IBAN that ends with 0000 is refused, as if no bank knew it.
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

  const serveMandate = (customer: LocalCustomer, id: string, method: string): Reply => {
    const mandate = customer.mandates.find((one) => one.id === id)
    if (!mandate) return refusal(404, `No mandate exists with token ${id}.`)
    if (method === 'GET') return json(200, shownMandate(mandate), hal)
    if (method !== 'DELETE') return refusal(405, 'The method is not allowed.')
    customer.mandates = customer.mandates.filter((one) => one !== mandate)
    save()
    return { status: 204, headers: {}, body: '' }
  }

  const findMandate = ({ customerId, mandateId }: { customerId: string; mandateId: string }) =>
    customers.find(({ id }) => id === customerId)?.mandates.find(({ id }) => id === mandateId)

  return {
    serve(ask) {
      const [path, id, part, mandate] =
        /^\/v2\/customers(?:\/(\w+)(\/mandates)(?:\/(\w+))?)?$/.exec(ask.url.pathname) ?? []
      if (!path) return null
      const customer = customers.find((one) => one.id === id)
      if (part && !customer) return refusal(404, `No customer exists with token ${id}.`)
      if (customer && mandate) return serveMandate(customer, mandate, ask.method)
      if (ask.method !== 'POST') return refusal(405, 'The method is not allowed.')
      return customer ? addMandate(customer, ask) : addCustomer(ask)
    },
    find: (id) => customers.find((one) => one.id === id),
    findMandate: (ids) => {
      const mandate = findMandate(ids)
      return mandate && 'card' in mandate && !mandate.isValid ? undefined : mandate
    },
    addCard(customerId, card) {
      const id = newId('mdt')
      customers.find((one) => one.id === customerId)?.mandates.push({ id, card, isValid: true, idempotencyKey: null })
      save()
      return id
    },
    invalidate(mandateId) {
      for (const { mandates } of customers)
        for (const mandate of mandates) if (mandate.id === mandateId && 'card' in mandate) mandate.isValid = false
      save()
    },
    list: () => customers,
    clear() {
      customers = []
      save()
    },
  }
}

const shownCustomer = ({ id, name, metadata }: LocalCustomer) => ({ resource: 'customer', id, name, metadata })

const shownMandate = (mandate: LocalMandate) => {
  if ('card' in mandate) return shownCardMandate(mandate.id, mandate.card, mandate.isValid)
  const { id, consumerName, consumerAccount, signatureDate, mandateReference } = mandate
  return {
    resource: 'mandate',
    id,
    status: 'valid',
    method: 'directdebit',
    signatureDate,
    mandateReference,
    details: { consumerName, consumerAccount, consumerBic: null },
  }
}

/** Charge-backs of a debit in the API's form. */
export const shownChargebacks = (
  { returnCode, returnedAt }: LocalDebit,
  amount: { currency: string; value: string },
): unknown[] =>
  returnedAt && amount.value !== '0.00'
    ? [
        {
          resource: 'chargeback',
          id: 'chb_local',
          amount,
          createdAt: returnedAt,
          reason: { code: returnCode, description: `SEPA reason code ${returnCode}` },
        },
      ]
    : []
