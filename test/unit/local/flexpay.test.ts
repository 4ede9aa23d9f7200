import { expect, test } from 'vitest'
import { createFlexpay } from '#infra/local/flexpay.ts'
import { flexpaySigned } from '#infra/local/flexpay-signed.ts'
import type { Ask } from '#infra/local/http.ts'

const shop = { shop: '115790', key: 'key' }
const order = {
  version: '4',
  type: 'purchase',
  referenceID: 'VK7M-3RDN',
  priceAmount: '9.99',
  priceCurrency: 'EUR',
  description: 'Vonk: 25 credits',
  // Postbacks go to this origin. Nothing listens on port 1, so none is answered.
  successURL: 'http://127.0.0.1:1/back',
  declineURL: 'http://127.0.0.1:1/no',
}
const ask = (call: string, parameters: Record<string, string>, body = ''): Ask => ({
  method: body ? 'POST' : 'GET',
  headers: {},
  body: Buffer.from(body),
  address: '127.0.0.1',
  url: new URL(`http://127.0.0.1/flexpay/${call}?${new URLSearchParams(parameters)}`),
})

test('shows the page of a signed order only, and sells it once', () => {
  const flexpay = createFlexpay(shop)
  const signed = flexpaySigned(order, shop)
  expect(flexpay.serve(ask('startorder', { ...signed, priceAmount: '0.01' })).status).toBe(404)
  expect(flexpay.list()).toEqual([])
  expect(String(flexpay.serve(ask('startorder', signed)).body)).toContain('VK7M-3RDN')
  expect(flexpay.serve(ask('startorder', signed, 'action=cancel')).headers?.location).toBe(order.declineURL)
  const location = new URL(String(flexpay.serve(ask('startorder', signed, 'action=pay')).headers?.location))
  expect(location.searchParams.get('referenceID')).toBe('VK7M-3RDN')
  expect(flexpay.serve(ask('startorder', signed, 'action=pay')).headers?.location).toBe(order.declineURL)
  expect(flexpay.list()).toHaveLength(1)
  flexpay.stop()
})

test('tells the status of a paid sale to a signed call, and gives the money back where no report is answered', async () => {
  const flexpay = createFlexpay({ ...shop, reportDelaysMs: [1] })
  const { reference } = flexpay.open(ask('startorder', flexpaySigned(order, shop)).url.href)
  const status = (more: Record<string, string> = {}) => {
    const asked = flexpaySigned({ version: '4', referenceID: reference }, shop)
    return String(flexpay.serve(ask('salestatus', { ...asked, ...more })).body)
  }
  expect(status()).toBe('response: NOTFOUND\n')
  flexpay.pay(reference)
  expect(status().split('\n')).toEqual(expect.arrayContaining(['response: FOUND', 'saleResult: APPROVED']))
  expect(status({ signature: 'x' })).toMatch(/^response: ERROR\n/)
  await flexpay.settle()
  expect(flexpay.list()[0]).toMatchObject({ returns: [{ event: 'credit', amount: '9.99' }] })
})
