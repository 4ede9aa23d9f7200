import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { finance } from '#shared/i18n/nl/finance.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const texts = finance.payments
const at = '2026-11-20T20:00:00.000Z'
const reference = 'VK7M-3RDN'
const row = {
  reference,
  member: '01JMEMBER0000000000000ANNA',
  site: 'NL',
  status: 'completed',
  method: 'ideal',
  currency: 'EUR',
  price_cents: 9_999,
  refunded_cents: 0,
  charged_back_cents: 0,
  credits: 400,
  created_at: at,
  completed_at: at,
  without_member: false,
}
const event = (more: object = {}) => ({
  at,
  event: 'completed',
  cents: 9_999,
  credits: 400,
  debt: 0,
  refund: null,
  by: null,
  reason: null,
  ...more,
})
const refund = (more: object = {}) => ({
  id: '01JREFUND0000000000000000A',
  cents: 6_000,
  state: 'waiting',
  at,
  by: 'Bo',
  reason: 'Dubbel',
  approved_by: null,
  failure: null,
  provider_id: null,
  mine: false,
  ...more,
})
const story = (more: object = {}) => ({
  ...row,
  email: 'kim@example.org',
  provider_id: 'tr_1',
  bundle: 'c400',
  discount_code: null,
  percentage: null,
  vat_percent: 21,
  refunded_credits: 0,
  debt: 0,
  refundable_cents: 9_999,
  approval_cents: 5_000,
  events: [event()],
  refunds: [],
  movements: [{ at, credits: 400, debt: 0, reason: 'purchase' }],
  mails: [],
  ...more,
})

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

type Answers = Parameters<typeof openConsole>[2]
const open = (path: string, answers: Answers = {}) =>
  openConsole(path, staffUser('finance'), {
    'GET refunds': () => answered({ open: [], count: 0 }),
    'GET payments': () => answered({ payments: [row], next: null }),
    'GET payments-of-day': () => answered({ payments: [row], next: null }),
    'GET payment': () => answered(story()),
    ...answers,
  })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('FIN-01 payments in the console', () => {
  test('are looked for by text, and by day and amount', async () => {
    const { user, sent } = open('/staff/payments')
    await user.type(await screen.findByLabelText(texts.search), ' kim@example.org {Enter}')
    const found = await screen.findByRole('list', { name: texts.results })
    expect(within(found).getByRole('link').getAttribute('href')).toContain(`/staff/payments/${reference}`)
    expect(sent('GET', 'payments')[0]!.query).toEqual({ q: 'kim@example.org' })
    await user.click(screen.getByText(texts.byDay))
    await user.type(screen.getByLabelText(texts.day), '2026-11-20')
    await user.type(screen.getByLabelText(texts.amount), '99,99{Enter}')
    await waitFor(() =>
      expect(sent('GET', 'payments-of-day')[0]?.query).toEqual({
        country: 'NL',
        day: '2026-11-20',
        amount_cents: '9999',
      }),
    )
  })

  test('that wait for finance are listed until something is looked for, and counted in the navigation', async () => {
    const waiting = { reference, kind: 'waiting', cents: 6_000, currency: 'EUR', since: at }
    open('/staff/payments', { 'GET refunds': () => answered({ open: [waiting], count: 1 }) })
    const part = await screen.findByRole('region', { name: texts.waitingTitle })
    expect(await within(part).findByText(texts.kinds.waiting)).toBeTruthy()
    expect(screen.getByRole('navigation').textContent).toContain('1')
  })

  test('show their whole story, and are read once, as each view is recorded', async () => {
    const events = [
      event({ event: 'ordered', cents: 0, credits: 0 }),
      event(),
      event({ event: 'charged_back', credits: -390 }),
    ]
    const { sent } = open(`/staff/payments/${reference}`, {
      'GET payment': () =>
        answered(story({ events, debt: 10, mails: [{ mail: 'paymentRefunded', at, waiting: true }] })),
    })
    const table = await screen.findByRole('region', { name: texts.story })
    for (const name of ['ordered', 'completed', 'charged_back'] as const)
      expect(within(table).getByText(texts.events[name])).toBeTruthy()
    expect(screen.getByText('kim@example.org')).toBeTruthy()
    expect(screen.getByText(texts.mailStates.waiting)).toBeTruthy()
    expect(sent('GET', 'payment')).toHaveLength(1)
  })
})

describe('FIN-02 a refund in the console', () => {
  test('is sent with amount and reason, once for two presses, and faults are shown at their field', async () => {
    const asked = vi.fn(() =>
      answered(story({ refunds: [refund({ state: 'owed', mine: true })], refundable_cents: 3_999 })),
    )
    const { user, sent } = open(`/staff/payments/${reference}`, { 'POST refund': asked })
    const form = await screen.findByRole('region', { name: texts.refund })
    const [amount, reason] = within(form).getAllByRole('textbox')
    await user.type(amount!, '100')
    await user.click(within(form).getByRole('button'))
    expect(screen.getByText('Geef een reden van minstens 3 tekens.')).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    await user.clear(amount!)
    await user.type(amount!, '60')
    await user.type(reason!, 'Dubbel betaald')
    await user.dblClick(within(form).getByRole('button'))
    await screen.findByText(texts.refundStates.owed)
    const ids = new Set(sent('POST', 'refund').map(({ body }) => (body as { id: string }).id))
    expect(ids.size).toBe(1)
    expect(sent('POST', 'refund')[0]!.body).toMatchObject({ reference, cents: 6_000, reason: 'Dubbel betaald' })
  })

  test('keeps its id after a failure, so that trying again refunds nothing twice', async () => {
    const { user, sent } = open(`/staff/payments/${reference}`, {
      'POST refund': () => refusal('refund_too_high', 'Te veel.'),
    })
    const form = await screen.findByRole('region', { name: texts.refund })
    const [amount, reason] = within(form).getAllByRole('textbox')
    await user.type(amount!, '60')
    await user.type(reason!, 'Dubbel')
    await user.click(within(form).getByRole('button'))
    expect(await screen.findByText('Te veel.')).toBeTruthy()
    await user.click(within(form).getByRole('button'))
    await waitFor(() => expect(sent('POST', 'refund')).toHaveLength(2))
    const [one, two] = sent('POST', 'refund').map(({ body }) => (body as { id: string }).id)
    expect(one).toBe(two)
  })

  test('that was made although its answer was lost is shown, and keeps its id until then on another visit too', async () => {
    let stored = story()
    const visit = async (isMade: boolean) => {
      const { user, sent } = open(`/staff/payments/${reference}`, {
        'GET payment': () => answered(stored),
        'POST refund': () => {
          if (isMade) stored = story({ refunds: [refund({ state: 'owed', mine: true })], refundable_cents: 3_999 })
          return refusal('refund_changed', 'Mislukt.')
        },
      })
      const form = await screen.findByRole('region', { name: texts.refund })
      const [amount, reason] = within(form).getAllByRole('textbox')
      await user.type(amount!, '60')
      await user.type(reason!, 'Dubbel')
      await user.click(within(form).getByRole('button'))
      await screen.findByText(isMade ? texts.refundStates.owed : 'Mislukt.')
      return (sent('POST', 'refund')[0]!.body as { id: string }).id
    }
    const first = await visit(false)
    cleanup()
    expect(await visit(true)).toBe(first)
  })

  test('of somebody else is approved, or declined with a reason; the own one only waits', async () => {
    const { user, sent } = open(`/staff/payments/${reference}`, {
      'GET payment': () =>
        answered(story({ refunds: [refund(), refund({ id: '01JREFUND0000000000000000B', mine: true })] })),
      'POST refund-state': () => answered(story({ refunds: [refund({ state: 'declined', approved_by: 'Mo' })] })),
    })
    await screen.findByText(texts.own)
    expect(screen.getAllByRole('button', { name: texts.approve })).toHaveLength(1)
    await user.click(button(texts.decline))
    expect(screen.getByText('Geef een reden van minstens 3 tekens.')).toBeTruthy()
    // Index 1: the first such field is beside the list, in the form for blocks of direct debit.
    await user.type(screen.getAllByLabelText(texts.reason)[1]!, 'Niet nodig')
    await user.click(button(texts.decline))
    await screen.findByText(texts.refundStates.declined)
    expect(sent('POST', 'refund-state').map(({ body }) => body)).toEqual([
      { reference, id: refund().id, action: 'decline', reason: 'Niet nodig' },
    ])
  })

  test('PAY-62 that failed says why, and is tried again', async () => {
    const { user, sent } = open(`/staff/payments/${reference}`, {
      'GET payment': () => answered(story({ refunds: [refund({ state: 'failed', failure: 'account closed' })] })),
      'POST refund-state': () => answered(story({ refunds: [refund({ state: 'owed' })] })),
    })
    expect(await screen.findByText('account closed')).toBeTruthy()
    await user.click(button(texts.retry))
    await screen.findByText(texts.refundStates.owed)
    expect(sent('POST', 'refund-state')[0]!.body).toEqual({ reference, id: refund().id, action: 'retry' })
  })
})

describe('FIN-05 daily totals in the console', () => {
  test('are shown per method and state, and saved with all pages of the books', async () => {
    const none = { count: 0, cents: 0 }
    const totals = {
      method: 'ideal',
      vat_percent: 21,
      vat_cents: 2_429,
      currency: 'EUR',
      ordered: { count: 3, cents: 29_997 },
      failed: none,
      completed: { count: 2, cents: 19_998 },
      refunded: { count: 0, cents: -200 },
      charged_back: none,
    }
    const entry = (more: object) => ({
      ...event(),
      reference,
      method: 'ideal',
      currency: 'EUR',
      price_cents: 9_999,
      vat_percent: 21,
      vat_cents: 1_735,
      ...more,
    })
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:x', revokeObjectURL: vi.fn() }),
    )
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = open('/staff/totals', {
      'GET totals': () => answered({ rows: [totals] }),
      'GET books': ({ query }) =>
        query?.cursor
          ? answered({
              entries: [entry({ event: 'refunded', cents: 6_000, vat_cents: 1_041, reason: '=SUM(A1)' })],
              next: null,
            })
          : answered({ entries: [entry({})], next: `${at}#01JPAYMENT00000000000000AA#completed` }),
    })
    const table = await screen.findByRole('region', { name: finance.totals.title })
    expect(within(table).getByText(/299,97/)).toBeTruthy()
    expect(within(table).getByText(/24,29/)).toBeTruthy()
    // A refund, and a dropped refund of another day, cancel out in number but not in money.
    expect(within(table).getByText(/^0 ·/).textContent).toMatch(/-?€\s?-?2,00/)
    expect(within(table).getAllByText('–')).toHaveLength(2)
    await user.click(button(finance.totals.export))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    const lines = (await blobs[0]!.text()).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toContain(`${reference},refunded,ideal,EUR,99.99,60,21,10.41`)
    expect(lines[2]!.endsWith("'=SUM(A1)")).toBe(true)
  })
})

describe('FIN-04 blocks for direct debit in the console', () => {
  const debits = finance.debits
  const debit = (more: object = {}) => ({
    reference,
    account_holder: 'K. Jansen',
    iban_end: '4300',
    signed_at: at,
    collect_on: '2026-11-24',
    text: ['Machtiging'],
    return_code: null,
    iban_block: null,
    phone_block: null,
    ...more,
  })
  const shown = (answer: object, answers: Answers = {}) =>
    open(`/staff/payments/${reference}`, {
      'GET payment': () => answered(story({ method: 'sdd' })),
      'GET directdebit': () => answered(answer),
      ...answers,
    })

  test('FIN-04 of a payment are shown with who and why, and lifted with a reason', async () => {
    let answer = debit({
      return_code: 'AM04',
      iban_block: { at, by: 'bank', reason: 'AM04' },
      phone_block: { at, by: 'Bo', reason: 'Andere naam' },
    })
    const { user, sent } = shown(
      {},
      {
        'GET directdebit': () => answered(answer),
        'POST directdebit': () => {
          answer = debit({ return_code: 'AM04' })
          return answered({ blocked: false })
        },
      },
    )
    const part = await screen.findByRole('region', { name: debits.title })
    expect(await within(part).findByText('Andere naam')).toBeTruthy()
    expect(within(part).getAllByText(debits.blocked)).toHaveLength(2)
    expect(within(part).queryByRole('button', { name: debits.block })).toBeNull()
    await user.click(within(part).getByRole('button', { name: debits.unblock }))
    expect(within(part).getByText('Geef een reden van minstens 3 tekens.')).toBeTruthy()
    expect(sent('POST', 'directdebit')).toEqual([])
    await user.type(within(part).getByLabelText(debits.reason), 'Betaald')
    await user.click(within(part).getByRole('button', { name: debits.unblock }))
    await waitFor(() => expect(within(part).getAllByText(debits.free)).toHaveLength(2))
    expect(sent('POST', 'directdebit').map(({ body }) => body)).toEqual([
      { action: 'unblock', reason: 'Betaald', reference },
    ])
  })

  test('FIN-04 of a typed IBAN or phone number are set and lifted', async () => {
    const { user, sent } = open('/staff/payments', { 'POST directdebit': () => answered({ blocked: true }) })
    await user.click(await screen.findByText(debits.typed))
    await user.type(screen.getByLabelText(debits.reason), 'Misbruik')
    await user.click(button(debits.block))
    expect(screen.getByText(debits.typedMissing)).toBeTruthy()
    const field = screen.getByLabelText(debits.typedLabel)
    await user.type(field, 'NL91 ABNA 0417 1643 00')
    await user.click(button(debits.block))
    await waitFor(() => expect(sent('POST', 'directdebit')).toHaveLength(1))
    await user.clear(field)
    await user.type(field, '+31612345678')
    await user.type(screen.getByLabelText(debits.reason), 'Vergissing')
    await user.click(button(debits.unblock))
    await waitFor(() => expect(sent('POST', 'directdebit')).toHaveLength(2))
    expect(sent('POST', 'directdebit').map(({ body }) => body)).toEqual([
      { action: 'block', reason: 'Misbruik', iban: 'NL91 ABNA 0417 1643 00' },
      { action: 'unblock', reason: 'Vergissing', phone: '+31612345678' },
    ])
  })
})
