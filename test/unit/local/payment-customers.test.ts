import { beforeEach, describe, expect, test } from 'vitest'
import { createPayments, type Payments } from '#infra/local/payments.ts'

let payments: Payments
let now: Date
beforeEach(() => {
  now = new Date('2026-05-01T12:00:00Z')
  payments = createPayments({
    apiKey: 'key',
    pageOrigin: 'http://localhost',
    apiUrl: 'http://localhost',
    now: () => now,
  })
})

const call = async (method: string, path: string, body: unknown = {}, headers: Record<string, string> = {}) => {
  const reply = await payments.serve({
    method,
    url: new URL(`/v2${path}`, 'http://127.0.0.1'),
    address: '127.0.0.1',
    headers: { authorization: 'Bearer key', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  })
  return { status: reply.status, body: JSON.parse(String(reply.body)) }
}
const account = { method: 'directdebit', consumerName: 'K. Jansen', consumerAccount: 'NL91ABNA0417164300' }
const debit = async (more: object = {}) => {
  const customer = (await call('POST', '/customers', { name: 'K. Jansen' })).body.id
  const mandate = (await call('POST', `/customers/${customer}/mandates`, account)).body.id
  return call('POST', '/payments', {
    amount: { currency: 'EUR', value: '9.99' },
    description: 'Credits',
    sequenceType: 'recurring',
    customerId: customer,
    mandateId: mandate,
    ...more,
  })
}

describe('PAY-55 direct debits at the payment service', () => {
  test('customers and mandates are created once per idempotency key', async () => {
    const key = { 'idempotency-key': 'a' }
    const [one, two] = [await call('POST', '/customers', { name: 'K' }, key), await call('POST', '/customers', {}, key)]
    expect(one).toEqual(two)
    expect(one).toMatchObject({ status: 201, body: { resource: 'customer', id: expect.stringMatching(/^cst_/) } })
    const path = `/customers/${one.body.id}/mandates`
    const [first, again] = [await call('POST', path, account, key), await call('POST', path, account, key)]
    expect(first).toEqual(again)
    expect(first.body).toMatchObject({ status: 'valid', details: { consumerAccount: account.consumerAccount } })
    expect((await call('POST', path, { ...account, consumerAccount: 'NL' })).body.field).toBe('consumerAccount')
    expect((await call('POST', '/customers/cst_x/mandates', account)).status).toBe(404)
  })

  test('a recurring payment waits without a page, can be stopped on its first day, and needs a mandate', async () => {
    const { body } = await debit()
    expect(body).toMatchObject({
      status: 'pending',
      method: 'directdebit',
      isCancelable: true,
      sequenceType: 'recurring',
    })
    expect(body._links.checkout).toBeUndefined()
    expect((await debit({ mandateId: 'mdt_x' })).body.field).toBe('mandateId')
    now = new Date('2026-05-02T12:00:00Z')
    expect((await call('DELETE', `/payments/${body.id}`)).status).toBe(422)
    const { id } = (await debit()).body
    expect((await call('DELETE', `/payments/${id}`)).body.status).toBe('canceled')
  })

  test('a return has the reason code: of a pending one as a failure, of a paid one as a charge-back', async () => {
    const { id: pending } = (await debit()).body
    payments.returnDebit(pending, 'AC04')
    expect((await call('GET', `/payments/${pending}`)).body).toMatchObject({
      status: 'failed',
      details: { bankReasonCode: 'AC04' },
    })
    const { id: paid } = (await debit()).body
    payments.act(paid, 'pay')
    expect((await call('GET', `/payments/${paid}/chargebacks`)).body._embedded.chargebacks).toEqual([])
    payments.returnDebit(paid, 'MD06')
    expect((await call('GET', `/payments/${paid}`)).body.amountChargedBack.value).toBe('9.99')
    expect((await call('GET', `/payments/${paid}/chargebacks`)).body._embedded.chargebacks).toMatchObject([
      { amount: { value: '9.99' }, reason: { code: 'MD06' } },
    ])
    expect(() => payments.returnDebit(paid, 'MD06')).toThrow()
  })
})

describe('PAY-56 stored cards at the payment service', () => {
  const order = (more: object) =>
    call('POST', '/payments', {
      amount: { currency: 'EUR', value: '9.99' },
      description: 'Credits',
      method: 'creditcard',
      redirectUrl: 'http://localhost/',
      ...more,
    })

  test('a first payment that is paid makes a mandate, which is charged without a page until it is revoked', async () => {
    const customerId = (await call('POST', '/customers')).body.id
    const { body: first } = await order({ customerId, sequenceType: 'first' })
    expect(first).toMatchObject({ status: 'open', sequenceType: 'first', mandateId: null })
    payments.payByCard(first.id, 'visa')
    const { mandateId } = (await call('GET', `/payments/${first.id}`)).body
    const path = `/customers/${customerId}/mandates/${mandateId}`
    expect((await call('GET', path)).body).toMatchObject({
      status: 'valid',
      method: 'creditcard',
      details: { cardLabel: 'Visa', cardNumber: '4242' },
    })
    const charge = () => order({ customerId, mandateId, sequenceType: 'recurring' })
    const { body } = await charge()
    expect(body).toMatchObject({ status: 'paid', method: 'creditcard', customerId, mandateId })
    expect(body._links.checkout).toBeUndefined()
    payments.customers.invalidate(mandateId)
    expect((await charge()).body.field).toBe('mandateId')
    expect((await call('GET', path)).body.status).toBe('invalid')
    const revoked = await payments.serve({
      method: 'DELETE',
      url: new URL(`/v2${path}`, 'http://127.0.0.1'),
      address: '127.0.0.1',
      headers: { authorization: 'Bearer key' },
      body: Buffer.from(''),
    })
    expect(revoked.status).toBe(204)
    expect((await call('GET', path)).status).toBe(404)
  })

  test('a charge is refused as the card says, with the reason', async () => {
    const customerId = (await call('POST', '/customers')).body.id
    const reasons = []
    for (const card of ['confirms', 'declined'] as const) {
      const { id } = (await order({ customerId, sequenceType: 'first' })).body
      payments.payByCard(id, card)
      const { mandateId } = (await call('GET', `/payments/${id}`)).body
      reasons.push((await order({ customerId, mandateId, sequenceType: 'recurring' })).body.details.failureReason)
    }
    expect(reasons).toEqual(['authentication_required', 'card_declined'])
  })
})
