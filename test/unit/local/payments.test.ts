import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from '#infra/local/http.ts'
import { createPayments, type Payments } from '#infra/local/payments.ts'

let dir: string
let site: Server
let webhookUrl: string
/** HTTP statuses with which the site answers the webhook, in order; 200 after the last. */
let answers: number[]
let reported: string[]
let now: Date
let payments: Payments

const open = () =>
  createPayments({
    file: path.join(dir, 'payments.json'),
    apiKey: 'key',
    pageOrigin: 'http://localhost:3000',
    apiUrl: 'http://127.0.0.1:3000',
    now: () => now,
    reportDelaysMs: [1, 1],
  })

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'payments-test-'))
  answers = []
  reported = []
  now = new Date('2026-05-01T12:00:00Z')
  site = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    reported.push(body)
    response.writeHead(answers.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  // Not every system resolves this name, so the provider's stand-in must not depend on DNS.
  webhookUrl = `http://be.localhost:${(site.address() as AddressInfo).port}/api/payment-webhook.php`
  payments = open()
})

afterEach(async () => {
  payments.stop()
  site.close()
  await rm(dir, { recursive: true })
})

const ask = (method: string, pathname: string, body: string, headers: Record<string, string>): Ask => ({
  method,
  url: new URL(pathname, 'http://127.0.0.1'),
  headers,
  body: Buffer.from(body),
  address: '127.0.0.1',
})

const call = async (method: string, pathname: string, body?: unknown, headers: Record<string, string> = {}) => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const reply = await payments.serve(ask(method, pathname, text, { authorization: 'Bearer key', ...headers }))
  return { status: reply.status, body: JSON.parse(String(reply.body)) }
}

const order = (changes: Record<string, unknown> = {}) => ({
  amount: { currency: 'EUR', value: '19.99' },
  description: '50 credits',
  redirectUrl: 'http://be.localhost:3000/transactions/1',
  webhookUrl,
  method: 'ideal',
  metadata: { payment: '1' },
  ...changes,
})

const start = async (changes?: Record<string, unknown>, headers?: Record<string, string>): Promise<string> =>
  (await call('POST', '/v2/payments', order(changes), headers)).body.id

const press = (id: string, action: string) => payments.servePage(ask('POST', `/pay/${id}`, `action=${action}`, {}))

describe('the API of the payment provider', () => {
  test('creates an open payment with a checkout page', async () => {
    const { status, body } = await call('POST', '/v2/payments', order())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'open',
      amount: { currency: 'EUR', value: '19.99' },
      metadata: { payment: '1' },
      isCancelable: true,
      _links: { checkout: { href: `http://localhost:3000/pay/${body.id}` } },
    })
    expect(body.id).toMatch(/^tr_[A-Za-z0-9]{4,40}$/)
    expect((await call('GET', `/v2/payments/${body.id}`)).body).toEqual(body)
  })

  test('FIN-06 lists all payments in pages, newest first', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await start())
      now = new Date(now.getTime() + 1_000)
    }
    const idsOf = ({ _embedded }: { _embedded: { payments: { id: string }[] } }) =>
      _embedded.payments.map(({ id }) => id)
    const first = (await call('GET', '/v2/payments?limit=2')).body
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    expect(first.count).toBe(2)
    const { pathname, search } = new URL(first._links.next.href)
    const last = (await call('GET', pathname + search)).body
    expect(idsOf(last)).toEqual(ids.slice(2))
    expect(last._links.next).toBeNull()
    expect((await call('GET', '/v2/payments?limit=251')).status).toBe(400)
    expect((await call('GET', '/v2/payments?from=tr_none')).status).toBe(404)
  })

  test('returns the same payment for a repeated idempotency key, for an hour', async () => {
    const first = await start({}, { 'idempotency-key': 'a' })
    expect(await start({}, { 'idempotency-key': 'a' })).toBe(first)
    expect(await start({}, { 'idempotency-key': 'b' })).not.toBe(first)
    now = new Date(now.getTime() + 3_600_001)
    expect(await start({}, { 'idempotency-key': 'a' })).not.toBe(first)
  })

  test.each([
    [{ amount: { currency: 'EUR', value: '19.9' } }, 'amount'],
    [{ amount: { currency: 'EUR', value: '0.00' } }, 'amount'],
    [{ amount: { currency: 'euro', value: '19.99' } }, 'amount'],
    [{ method: 'visa' }, 'method'],
    [{ redirectUrl: 'home' }, 'redirectUrl'],
    [{ description: '' }, 'description'],
    [{ webhookUrl: 'https://www.example.com/webhook' }, 'webhookUrl'],
  ])('refuses %j', async (changes, field) => {
    expect(await call('POST', '/v2/payments', order(changes))).toMatchObject({ status: 422, body: { field } })
  })

  test('requires the API key, refuses unknown payments, and can be down', async () => {
    expect((await call('GET', '/v2/payments/tr_none', undefined, { authorization: 'Bearer other' })).status).toBe(401)
    expect((await call('GET', '/v2/payments/tr_none')).status).toBe(404)
    payments.isDown = true
    expect((await call('POST', '/v2/payments', order())).status).toBe(503)
  })

  test('cancels an open payment only once', async () => {
    const id = await start()
    expect((await call('DELETE', `/v2/payments/${id}`)).body).toMatchObject({ status: 'canceled', isCancelable: false })
    expect((await call('DELETE', `/v2/payments/${id}`)).status).toBe(422)
  })
})

describe('the hosted payment page', () => {
  test.each([
    ['pay', 'paid'],
    ['cancel', 'canceled'],
    ['fail', 'failed'],
    ['expire', 'expired'],
    ['pend', 'pending'],
  ])('the button %s makes the payment %s, reports it and redirects back', async (action, status) => {
    const id = await start()
    expect(press(id, action)).toMatchObject({
      status: 303,
      headers: { location: 'http://be.localhost:3000/transactions/1' },
    })
    await payments.settle()
    expect((await call('GET', `/v2/payments/${id}`)).body.status).toBe(status)
    expect(reported).toEqual([`id=${id}`])
  })

  test('pays a pending payment later, and leaves a final one unchanged', async () => {
    const id = await start()
    press(id, 'pend')
    press(id, 'pay')
    press(id, 'fail')
    expect(payments.find(id)?.status).toBe('paid')
  })

  test("uses the browser's language, permits its form to redirect back, and escapes text", async () => {
    const id = await start({ description: '<b>50</b>' })
    const page = payments.servePage(ask('GET', `/pay/${id}`, '', { 'accept-language': 'nl-NL,nl;q=0.9' }))
    expect(page.body).toContain('Er wordt geen echt geld overgemaakt')
    expect(page.body).not.toContain('<b>')
    expect(page.headers?.['content-security-policy']).toContain("form-action 'self' http://be.localhost:3000")
    expect(payments.servePage(ask('GET', `/pay/${id}`, '', {})).body).toContain('No real money moves')
  })
})

describe('reports to the webhook', () => {
  test('are repeated until the site accepts one', async () => {
    answers = [500, 503]
    const id = await start()
    payments.act(id, 'pay')
    await payments.settle()
    expect(reported).toHaveLength(3)
    expect(payments.find(id)?.reports.map(({ status }) => status)).toEqual([500, 503, 200])
    expect(payments.find(id)?.isUnreported).toBe(false)
  })

  test('continue after a restart when not yet accepted', async () => {
    answers = [500, 500, 500]
    const id = await start()
    payments.act(id, 'pay')
    await payments.settle()
    payments.stop()
    payments = open()
    expect(payments.find(id)).toMatchObject({ status: 'paid', isUnreported: true })
    payments.resume()
    await payments.settle()
    expect(reported).toHaveLength(4)
    expect(payments.find(id)?.isUnreported).toBe(false)
  })

  test('are sent for expiry, refund and charge-back', async () => {
    const paid = await start()
    const left = await start()
    payments.act(paid, 'pay')
    payments.act(paid, 'chargeBack')
    now = new Date('2026-05-01T12:15:00Z')
    payments.expireOverdue()
    await payments.settle()
    expect((await call('GET', `/v2/payments/${paid}`)).body.amountChargedBack).toEqual({
      currency: 'EUR',
      value: '19.99',
    })
    expect((await call('GET', `/v2/payments/${left}`)).body.status).toBe('expired')
    expect(reported.toSorted()).toEqual([`id=${paid}`, `id=${paid}`, `id=${left}`].toSorted())
    expect(() => payments.act(left, 'pay')).toThrow()
  })
})
