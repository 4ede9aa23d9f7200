import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flexpay } from '#functions/credits/provider/flexpay.ts'
import { isSigned, signatureOf } from '#functions/credits/provider/flexpay-signature.ts'
import { mollie } from '#functions/credits/provider/mollie.ts'
import { ProviderRefusal } from '#functions/credits/provider/port.ts'
import { providerOf } from '#functions/credits/provider/provider.ts'
import { variableNames } from '#functions/platform/resources.ts'
import { type OpenedPayment, referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { storesCards } from '#shared/rules/payment-providers.ts'
import { flexpayReport, flexpaySignature, flexpayStatus, mollieShapes } from '#test/support/provider-shapes.ts'

const payment: OpenedPayment = {
  id: '01KAZ0000000000000000000P1',
  member: '01KAZ0000000000000000000M1',
  site: 'NL',
  bundle: 'c25',
  credits: 25,
  priceCents: 999,
  currency: 'EUR',
  holdsDiscount: false,
  method: 'visa',
  status: 'pending',
  providerId: 'x',
  returnUrl: 'https://www.example.nl/transactions/01KAZ0000000000000000000P1',
  createdAt: '2026-11-23T12:00:00.000Z',
}
const reference = referenceOf(payment)
const order = { payment: payment.id, member: payment.member }
const key = 'signatureKey'
const calls: string[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.stubEnv(variableNames.siteName, 'Vonk')
  vi.stubEnv(variableNames.paymentApiUrl, 'https://api.mollie.test/v2')
  vi.stubEnv(variableNames.paymentApiKey, 'live_key')
  vi.stubEnv(variableNames.flexpayUrl, 'https://secure.verotel.test')
  vi.stubEnv(variableNames.flexpayShop, '115790')
  vi.stubEnv(variableNames.flexpayKey, key)
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return answer()
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  calls.length = 0
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const eur = (value: string) => ({ currency: 'EUR', value })
const ofMollie = (more: object) => ({ ...mollieShapes.open, amount: eur('9.99'), metadata: order, ...more })
const sale = { referenceID: reference, saleResult: 'APPROVED', priceAmount: '9.99', priceCurrency: 'EUR' }
const back = (cents: number, kind: 'refund' | 'charge_back', id = '1'): Partial<StoredPayment> => ({
  completedAt: payment.createdAt,
  reported: { [id]: { kind, cents } },
})

/** Recorded answers with the expected result. `stored`: fields of the payment at that time. */
const recorded: [
  what: string,
  provider: 'mollie' | 'flexpay',
  body: unknown,
  expected: object,
  stored?: Partial<StoredPayment>,
][] = [
  ['open', 'mollie', ofMollie({}), { outcome: 'open', checkoutUrl: mollieShapes.open._links.checkout.href }],
  ['authorized', 'mollie', ofMollie({ status: 'authorized' }), { outcome: 'open' }],
  ['paid', 'mollie', ofMollie({ status: 'paid' }), { outcome: 'paid', id: 'tr_7UhSN1zuXS', order }],
  ['failed', 'mollie', ofMollie({ status: 'failed' }), { outcome: 'failed' }],
  ['expired', 'mollie', ofMollie({ status: 'expired' }), { outcome: 'failed' }],
  ['cancelled', 'mollie', ofMollie({ status: 'canceled' }), { outcome: 'failed' }],
  [
    'partly refunded',
    'mollie',
    ofMollie({ status: 'paid', amountRefunded: eur('2.00') }),
    { outcome: 'paid', refunded: eur('2.00') },
  ],
  [
    'charged back',
    'mollie',
    ofMollie({ status: 'paid', amountChargedBack: eur('9.99') }),
    { outcome: 'paid', chargedBack: eur('9.99') },
  ],
  ['not ordered by us', 'mollie', mollieShapes.open, { order: undefined }],
  ['not paid', 'flexpay', 'response: NOTFOUND\n', { outcome: 'open', id: reference, order }],
  ['paid', 'flexpay', flexpayStatus(sale), { outcome: 'paid', amount: eur('9.99'), checkoutUrl: undefined, order }],
  ['paid, with CRLF', 'flexpay', flexpayStatus(sale).replaceAll('\n', '\r\n'), { outcome: 'paid', order }],
  ['declined', 'flexpay', flexpayStatus({ ...sale, saleResult: 'DECLINED' }), { outcome: 'open' }],
  ['of another amount', 'flexpay', flexpayStatus({ ...sale, priceAmount: '0.1' }), { amount: eur('0.10') }],
  ['of another order', 'flexpay', flexpayStatus({ ...sale, referenceID: 'x' }), { order: undefined }],
  ['partly refunded', 'flexpay', flexpayStatus(sale), { refunded: eur('2.00') }, back(200, 'refund')],
  ['charged back', 'flexpay', flexpayStatus(sale), { chargedBack: eur('9.99') }, back(999, 'charge_back')],
  [
    'given back before it was bought',
    'flexpay',
    flexpayStatus(sale),
    { outcome: 'failed' },
    { ...back(999, 'refund'), completedAt: undefined },
  ],
]

describe('PAY-60 a recorded answer', () => {
  test.each(recorded)('%s at %s is read', async (_what, provider, body, expected, stored) => {
    answer = () => new Response(typeof body === 'string' ? body : JSON.stringify(body))
    expect(await providerOf({ provider }).find({ ...payment, provider, ...stored })).toMatchObject(expected)
  })

  test.each([
    ['mollie', 'a status 500', () => new Response('{}', { status: 500 })],
    ['mollie', 'no JSON', () => new Response('<html>')],
    ['mollie', 'an unknown status', () => Response.json(ofMollie({ status: 'new' }))],
    ['mollie', 'none', () => Promise.reject(new Error('timeout'))],
    ['flexpay', 'a status 500', () => new Response(flexpayStatus(sale), { status: 500 })],
    ['flexpay', 'an error', () => new Response('response: ERROR\nerror: signature\n')],
    ['flexpay', 'a page', () => new Response('<html>')],
    ['flexpay', 'no amount', () => new Response(flexpayStatus({ ...sale, priceAmount: '' }))],
    ['flexpay', 'a wrong amount', () => new Response(flexpayStatus({ ...sale, priceAmount: '-9.99' }))],
    ['flexpay', 'none', () => Promise.reject(new Error('timeout'))],
  ] as const)('%s is unavailable where it answers with %s', async (provider, _what, given) => {
    answer = given
    const found = providerOf({ provider }).find({ ...payment, provider })
    await expect(found).rejects.toMatchObject({ name: 'Refusal', code: 'payment_provider_unavailable' })
  })
})

describe('PAY-60 Mollie', () => {
  test('an order that it refuses is not tried again', async () => {
    answer = () => Response.json({ status: 422, title: 'Unprocessable Entity', field: 'amount' }, { status: 422 })
    await expect(mollie.create(payment)).rejects.toBeInstanceOf(ProviderRefusal)
  })

  test.each([
    ['queued', 'sent'],
    ['pending', 'sent'],
    ['processing', 'sent'],
    ['refunded', 'arrived'],
    ['failed', 'lost'],
    ['canceled', 'lost'],
  ])('PAY-62 a refund that is %s there has %s', async (status, state) => {
    answer = () => Response.json({ _embedded: { refunds: [{ ...mollieShapes.refund, status }] } })
    expect(await mollie.refunds!.find(payment, mollieShapes.refund.id)).toMatchObject({ state, providerState: status })
  })
})

describe('PAY-60 FlexPay', () => {
  test('a recorded signature is made and accepted, and no other', () => {
    const { parameters, signature, key: theirs } = flexpaySignature
    expect(signatureOf(parameters, theirs)).toBe(signature)
    expect(isSigned({ ...parameters, signature: signature.toUpperCase() }, theirs)).toBe(true)
    expect(isSigned({ ...parameters, signature, custom1: 'Your' }, theirs)).toBe(false)
    expect(isSigned({ ...parameters, signature: signature.slice(1) }, theirs)).toBe(false)
    expect(isSigned(parameters, theirs)).toBe(false)
    const report = Object.fromEntries(new URLSearchParams(flexpayReport.address))
    expect(isSigned(report, flexpayReport.key), 'SHA-1').toBe(false)
    expect(isSigned({ ...report, signature: signatureOf(report, flexpayReport.key) }, flexpayReport.key)).toBe(true)
  })

  test('an order is a signed address with what the documentation asks for, and the same each time', async () => {
    const { checkoutUrl, id } = await flexpay.create(payment)
    const url = new URL(checkoutUrl!)
    const parameters = Object.fromEntries(url.searchParams)
    expect([url.origin + url.pathname, id]).toEqual(['https://secure.verotel.test/startorder', reference])
    expect(parameters).toEqual({
      version: '4',
      shopID: '115790',
      type: 'purchase',
      paymentMethod: 'CC',
      description: 'Vonk: 25 credits',
      priceAmount: '9.99',
      priceCurrency: 'EUR',
      referenceID: reference,
      successURL: payment.returnUrl,
      declineURL: payment.returnUrl,
      signature: expect.any(String),
    })
    expect(isSigned(parameters, key)).toBe(true)
    expect((await flexpay.create(payment)).checkoutUrl).toBe(checkoutUrl)
    expect(calls).toEqual([])
  })

  test('a site without a shop there takes no report', async () => {
    vi.stubEnv(variableNames.flexpayShop, '')
    const report = { referenceID: reference, shopID: '' }
    expect(await flexpay.readReport({ ...report, signature: signatureOf(report, '') })).toBeUndefined()
  })
})

test.each([
  ['mollie', true],
  ['flexpay', false],
] as const)('TRAP-14 PAY-60 whether %s stores cards: %s', (paymentProvider, isStored) => {
  expect(storesCards({ paymentProvider })).toBe(isStored)
})
