import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { goneMember } from '#shared/contract/finance.ts'
import { credits } from '#shared/i18n/nl/credits.ts'
import { finance } from '#shared/i18n/nl/finance.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { shownDiscount } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const texts = finance.discounts
const at = '2026-11-20T20:00:00.000Z'
const discount = (more: object = {}) => ({
  ...shownDiscount('ZOMER20', 20),
  version: 3,
  made_at: at,
  changed_at: at,
  changed_by: 'Mo',
  reserved: 1,
  spent: 14,
  paid: [{ currency: 'EUR', cents: 12_345 }],
  returned: [],
  ...more,
})
const list = () => answered({ discounts: [discount(), discount({ code: 'LENTE', expired: true })], next: null })

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

type Answers = Parameters<typeof openConsole>[2]
const open = (path: string, answers: Answers = {}) =>
  openConsole(path, staffUser('finance'), {
    'GET discounts': list,
    'GET discount': () => answered(discount()),
    ...answers,
  })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('FIN-03 discount codes in the console', () => {
  test('are a section of finance, found by the start of their name', async () => {
    const { user, sent } = open('/staff/discounts')
    const codes = await screen.findByRole('list', { name: texts.title })
    expect(within(codes).getAllByRole('link')).toHaveLength(2)
    expect(within(codes).getByText(texts.states.expired)).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: staff.nav.label }))
    expect(sections.getByRole('link', { name: staff.nav.discounts })).toBeTruthy()
    await user.type(screen.getByLabelText(texts.search), 'zo{Enter}')
    await waitFor(() => expect(sent('GET', 'discounts').at(-1)!.query).toEqual({ q: 'ZO' }))
  })

  test('show their orders and money, and are changed with all limits', async () => {
    const saved = vi.fn(() => answered(discount({ version: 4 })))
    const { user, sent } = open('/staff/discounts/ZOMER20', { 'PUT discount': saved })
    const use = await screen.findByRole('region', { name: texts.use })
    expect(within(use).getByText('14')).toBeTruthy()
    expect(within(use).getByText(/123,45/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(texts.country), 'NL')
    await user.selectOptions(screen.getByLabelText(texts.currency), 'EUR')
    await user.type(screen.getByLabelText(texts.minimum), '19,9')
    await user.type(screen.getByLabelText(texts.member), '01JMEMBER0000000000000ANNA')
    await user.type(screen.getByLabelText(texts.expires), '2026-12-31T23:59')
    await user.click(button('iDEAL'))
    expect(button(texts.stop).disabled).toBe(true)
    await user.click(button(texts.save))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(sent('PUT', 'discount')[0]!.body).toEqual({
      code: 'ZOMER20',
      version: 3,
      status: 'active',
      percentage: 20,
      validity: 'once-per-user',
      country: 'NL',
      currency: 'EUR',
      user_id: '01JMEMBER0000000000000ANNA',
      minimum_order_value: 1990,
      expires: new Date('2026-12-31T23:59').toISOString(),
      paymentmethods: ['ideal'],
    })
  })

  test('PAY-38 are limited to all credit cards at once, and to no ended method but those that they have', async () => {
    const { user, sent } = open('/staff/discounts/ZOMER20', {
      'GET discount': () => answered(discount({ paymentmethods: ['sofort', 'visa'] })),
      'PUT discount': () => answered(discount({ version: 4 })),
    })
    const names = credits.method.names
    const card = await screen.findByRole('button', { name: names.creditcard })
    for (const name of [names.visa, names.maestro]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(card.getAttribute('aria-pressed')).toBe('true')
    await user.click(card)
    expect(card.getAttribute('aria-pressed')).toBe('false')
    await user.click(card)
    await user.click(button(names.sofort))
    await user.click(button(texts.save))
    await waitFor(() => expect(sent('PUT', 'discount')).toHaveLength(1))
    expect(sent('PUT', 'discount')[0]!.body).toMatchObject({
      paymentmethods: ['mastercard', 'visa', 'creditcard', 'nexi', 'cartebancaire'],
    })
  })

  test('keep the seconds of an expiry that was not changed', async () => {
    const expires = '2027-01-01T00:00:59.999Z'
    const saved = vi.fn(() => answered(discount({ version: 4, expires })))
    const { user, sent } = open('/staff/discounts/ZOMER20', {
      'GET discount': () => answered(discount({ expires })),
      'PUT discount': saved,
    })
    await user.click(await screen.findByRole('button', { name: texts.save }))
    await waitFor(() => expect(sent('PUT', 'discount')[0]?.body).toMatchObject({ expires }))
  })

  test.each<ErrorCode>(['discount_changed', 'member_unknown', 'too_many_requests'])(
    'that a colleague changed meanwhile are shown as they are now after the error %s, and a text says so',
    async (error) => {
      let stored = discount()
      const { user } = open('/staff/discounts/ZOMER20', {
        'GET discount': () => answered(stored),
        'PUT discount': () => refusal(error, 'Niet opgeslagen.'),
      })
      await user.selectOptions(await screen.findByLabelText(texts.country), 'NL')
      stored = discount({ version: 4, percentage: 35 })
      await user.click(button(texts.save))
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.percentage).value).toBe('35'))
      expect(await screen.findByText('Niet opgeslagen.')).toBeTruthy()
    },
  )

  test('are stopped after a question, and resumed without one', async () => {
    let stored = discount()
    const { user, sent } = open('/staff/discounts/ZOMER20', {
      'GET discount': () => answered(stored),
      'PUT discount': ({ body }) => {
        stored = discount({ version: stored.version + 1, status: (body as { status: string }).status })
        return answered(stored)
      },
    })
    await user.click(await screen.findByRole('button', { name: texts.stop }))
    const dialog = await screen.findByRole('dialog')
    expect(sent('PUT', 'discount')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: texts.stop }))
    await user.click(await screen.findByRole('button', { name: texts.resume }))
    expect(await screen.findByRole('button', { name: texts.stop })).toBeTruthy()
    expect(sent('PUT', 'discount').map(({ body }) => (body as { status: string }).status)).toEqual([
      'inactive',
      'active',
    ])
  })
})

describe('ACC-49 the discount code of a purged member', () => {
  test('is resumed only after it names another member', async () => {
    let stored = discount({ user_id: goneMember, status: 'inactive' })
    const { user } = open('/staff/discounts/ZOMER20', {
      'GET discount': () => answered(stored),
      'PUT discount': ({ body }) => {
        const { user_id } = body as { user_id: string | null }
        if (user_id === null) return refusal('member_gone', 'Dat kan niet.')
        stored = discount({ version: 4, user_id, status: 'inactive' })
        return answered(stored)
      },
    })
    const member = await screen.findByLabelText(texts.member)
    expect(screen.queryByRole('button', { name: texts.resume })).toBeNull()
    await user.clear(member)
    await user.click(button(texts.save))
    const shown = await screen.findByText('Dat kan niet.')
    expect(member.getAttribute('aria-describedby')).toContain(shown.id)
    await user.type(member, '01JMEMBER0000000000000ANNA')
    await user.click(button(texts.save))
    expect(await screen.findByRole('button', { name: texts.resume })).toBeTruthy()
  })
})

describe('FIN-03 a new discount code', () => {
  test('shows each fault at its field, focuses the first, and is sent once it is right', async () => {
    const saved = vi.fn(() => answered(discount({ code: 'HERFST', version: 1 })))
    const { user, sent } = open('/staff/discounts/new', { 'PUT discount': saved })
    const code = await screen.findByLabelText(texts.code)
    await user.type(code, 'a b')
    await user.type(screen.getByLabelText(texts.minimum), 'tien')
    await user.type(screen.getByLabelText(texts.member), 'kim')
    await user.click(button(texts.make))
    const outOfLimits = [/^Gebruik 3 tot 40 letters/, 'Vul een heel getal van 1 tot en met 99 in.']
    for (const text of [...outOfLimits, texts.minimumWrong, texts.memberWrong])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(code)
    expect(saved).not.toHaveBeenCalled()
    await user.clear(code)
    await user.type(code, 'herfst')
    await user.type(screen.getByLabelText(texts.percentage), '15')
    await user.clear(screen.getByLabelText(texts.minimum))
    await user.clear(screen.getByLabelText(texts.member))
    await user.click(button(texts.make))
    await waitFor(() => expect(window.location.pathname).toBe('/staff/discounts/HERFST'))
    expect(sent('PUT', 'discount')[0]!.body).toMatchObject({
      code: 'HERFST',
      version: 0,
      percentage: 15,
      country: null,
    })
  })

  test.each<[ErrorCode, string]>([
    ['code_reserved', texts.code],
    ['code_taken', texts.code],
    ['member_unknown', texts.member],
    ['currency_mismatch', texts.currency],
    ['expiry_past', texts.expires],
  ])('shows the refusal %s at its field, which has the focus', async (error, label) => {
    const { user } = open('/staff/discounts/new', { 'PUT discount': () => refusal(error, 'Dat kan niet.') })
    await user.type(await screen.findByLabelText(texts.code), 'HERFST')
    await user.type(screen.getByLabelText(texts.percentage), '15')
    await user.click(button(texts.make))
    const shown = await screen.findByText('Dat kan niet.')
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-describedby')).toContain(shown.id)
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})
