import * as z from 'zod/mini'
import { referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { ask, createPayment, listPayments, read, throwRefused } from './mollie-api.ts'
import type { PaymentProvider } from './port.ts'

const Made = z.object({ id: z.string() })
const ChargebackList = z.object({
  _embedded: z.object({
    chargebacks: z.array(
      z.object({ createdAt: z.string(), reason: z.optional(z.nullable(z.object({ code: z.string() }))) }),
    ),
  }),
})

type Account = { iban: string; accountHolder: string }

/** Customers, their mandates and charges, on which direct debits and stored cards are built. */
export const mollieCustomers: NonNullable<PaymentProvider['customers']> = {
  async create(member: string, name?: string): Promise<string> {
    return (await made('/customers', `${member}-customer`, { ...(name && { name }), metadata: { member } })).id
  },
  async addMandate(customer: string, payment: StoredPayment, account: Account): Promise<string> {
    const { id, member, createdAt } = payment
    const mandate = await made(`/customers/${customer}/mandates`, `${member}-${id}-mandate`, {
      method: 'directdebit',
      consumerName: account.accountHolder,
      consumerAccount: account.iban,
      signatureDate: createdAt.slice(0, 10),
      mandateReference: referenceOf(payment),
    })
    return mandate.id
  },
  charge: (payment, customer, mandate) =>
    createPayment(payment, { customerId: customer, mandateId: mandate, sequenceType: 'recurring' }),
  async findCharge({ id, member }, customer) {
    let from: string | undefined
    do {
      const { payments, next } = await listPayments(`/customers/${customer}/payments`, from)
      const found = payments.find(({ order }) => order?.payment === id && order.member === member)
      if (found) return found
      from = next ?? undefined
    } while (from)
    return undefined
  },
  async findReturnCode(providerId: string): Promise<string | undefined> {
    const { chargebacks } = (await read(await ask('GET', `/payments/${providerId}/chargebacks`), ChargebackList))
      ._embedded
    return chargebacks.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]?.reason?.code
  },
}

async function made(path: string, idempotencyKey: string, body: unknown) {
  const response = await ask('POST', path, idempotencyKey, body)
  await throwRefused(response)
  return read(response, Made)
}
