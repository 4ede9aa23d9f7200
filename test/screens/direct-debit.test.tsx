import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import DirectDebitScreen from '#frontend/features/credits/DirectDebitScreen.tsx'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const mandate = (version: string) =>
  answered({
    text: ['Incassant: Vonk BV. Incassant-ID: NL00.', 'Eenmalige afschrijving van € 19,99.'],
    version,
    price_cents: 1999,
    currency: 'EUR',
    collect_on: '2026-11-24',
  })

let calls: StubCall[]
let answers: Record<string, Answer>
beforeEach(() => {
  answers = {
    'GET /api/bundles.php': answered(shownOffer({ methods: ['ideal', 'sdd'] })),
    'GET /api/directdebit.php': mandate('v1'),
    'POST /api/directdebit-otp.php': answered({
      phone_end: '78',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      digits: 6,
    }),
    'POST /api/directdebit.php': answered(shownPayment({ method: 'sdd', status: 'pending' })),
  }
  calls = stubApi(({ method, path }) => answers[`${method} ${path}`] ?? answered({ payments: [], next: null }))
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const callsTo = (path: string) =>
  calls.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body)
const orders = () => callsTo('/api/directdebit.php')
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const submit = 'Bestelling met betalingsverplichting'
const [signing, delivery] = [/^Ik geef deze machtiging/, /^Lever mijn credits meteen/]

async function draw(address = '/directdebit?bundle=c60') {
  showPage(locationOf(address))
  drawScreen(<DirectDebitScreen />)
  await screen.findByRole('heading', { name: 'Je gegevens' })
  return userEvent.setup()
}
type User = Awaited<ReturnType<typeof draw>>

async function fill(user: User, iban = 'nl91 abna 0417 1643 00') {
  const values = {
    Naam: 'K. Jansen',
    IBAN: iban,
    Straat: 'Dorpsstraat',
    Huisnummer: '1',
    Postcode: '1234 AB',
    Plaats: 'Utrecht',
  }
  for (const [name, value] of Object.entries({ ...values, 'Mobiel nummer': '0612345678' }))
    await user.type(field(name), value)
}
async function fillAll(user: User) {
  await fill(user)
  await user.click(button('Stuur mij de code'))
  await screen.findByText('De code is gestuurd naar het nummer dat eindigt op 78.')
  await user.type(field('Code uit de sms'), '123456')
  await user.click(screen.getByRole('checkbox', { name: signing }))
  await user.click(screen.getByRole('checkbox', { name: delivery }))
}

describe('PAY-24 TRAP-64 the form of a direct debit', () => {
  test('ROUTE-32 PAY-24 TRAP-64 has its nine parts, with the mandate before the code and both boxes unticked', async () => {
    await draw()
    expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('name'))).toEqual([
      'account_holder',
      'iban',
      'street',
      'house_number',
      'zip',
      'city',
      'phone',
      'otp',
    ])
    const text = await screen.findByText('Eenmalige afschrijving van € 19,99.')
    const isBefore = text.compareDocumentPosition(field('Code uit de sms')) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
  })

  test('PAY-13 TRAP-20 has the total with tax beside its button, below the mandate and both boxes', async () => {
    await draw()
    const bar = button(submit).closest<HTMLElement>('.sticky')!
    expect(within(bar).getByRole('term').textContent).toBe('Totaal, inclusief 21% btw')
    expect(within(bar).getByRole('definition').textContent).toBe('€\u00a019,99')
    expect(within(bar).queryByRole('checkbox')).toBeNull()
    const mandate = await screen.findByText('Eenmalige afschrijving van € 19,99.')
    for (const above of [mandate, ...screen.getAllByRole('checkbox')])
      expect(above.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('PAY-13 TRAP-20 names the bundle beside its button and total, or asks to choose one', async () => {
    await draw('/directdebit')
    const bar = within(button(submit).closest<HTMLElement>('.sticky')!)
    expect(bar.getByText('Kies eerst een bundel')).toBeTruthy()
    expect(screen.queryByRole('definition')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /60 credits/ }))
    expect(bar.getByText('60 credits')).toBeTruthy()
    expect(bar.queryByText('Kies eerst een bundel')).toBeNull()
    expect(bar.getByRole('definition').textContent).toBe('€\u00a019,99')
  })

  test('PAY-24 PAY-55 sends the fields, code and version of the mandate that was shown, and leads to the payment', async () => {
    const user = await draw()
    await fillAll(user)
    expect(callsTo('/api/directdebit-otp.php')).toMatchObject([{ bundle: 'c60', phone: '0612345678' }])
    expect(screen.getByRole('timer').textContent).toMatch(/^00:(10:00|09:\d\d)$/)
    await user.click(button(submit))
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/transactions\//))
    expect(orders()).toMatchObject([
      {
        bundle: 'c60',
        otp: '123456',
        account_holder: 'K. Jansen',
        street: 'Dorpsstraat',
        house_number: '1',
        zip: '1234 AB',
        city: 'Utrecht',
        mandate: 'v1',
        consent: true,
        immediate_delivery: true,
      },
    ])
  })

  test('PAY-26 TRAP-64 sends nothing while something is missing, says so at the field and moves there', async () => {
    const user = await draw('/directdebit')
    await user.click(button(submit))
    expect(screen.getAllByText('Vul dit nog in.')).toHaveLength(7)
    const group = screen.getByRole('radio', { name: /60 credits/ }).closest('fieldset')!
    const error = document.getElementById(group.getAttribute('aria-describedby')!)
    expect(error?.textContent).toBe('Kies eerst een bundel')
    expect(screen.getByText('Vraag eerst de code aan.')).toBeTruthy()
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    await user.click(screen.getByRole('radio', { name: /60 credits/ }))
    await fill(user, 'NL92ABNA0417164300')
    await user.click(button('Stuur mij de code'))
    expect(document.activeElement).toBe(field('IBAN'))
    expect(screen.getByText('Dit IBAN klopt niet. Kijk de letters en cijfers na.')).toBeTruthy()
    expect(screen.getByText('Zonder machtiging kunnen we niet afschrijven.')).toBeTruthy()
    expect(callsTo('/api/directdebit-otp.php')).toEqual([])
    expect(orders()).toEqual([])
  })

  test('PAY-25 ERR-19 a wrong code is reported at its field, until it is changed', async () => {
    answers['POST /api/directdebit.php'] = refusal('direct_debit_code_invalid', 'Code ongeldig.')
    const user = await draw()
    await fillAll(user)
    await user.click(button(submit))
    expect(await screen.findByText('Code ongeldig.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Code uit de sms')))
    await user.type(field('Code uit de sms'), '{Backspace}7')
    expect(screen.queryByText('Code ongeldig.')).toBeNull()
  })

  test('OPEN-53 a code with too few digits is reported by the number of digits that was sent', async () => {
    answers['POST /api/directdebit-otp.php'] = answered({
      phone_end: '78',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      digits: 8,
    })
    const user = await draw()
    await fillAll(user)
    await user.click(button(submit))
    expect(await screen.findByText('Vul de 8 cijfers van de code in.')).toBeTruthy()
    await user.type(field('Code uit de sms'), '789')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Code uit de sms/ }).value).toBe('12345678')
    expect(orders()).toEqual([])
  })

  test('PAY-25 another phone number needs another code', async () => {
    const user = await draw()
    await fillAll(user)
    await user.type(field('Mobiel nummer'), '9')
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(button(submit))
    expect(screen.getByText('Vraag eerst de code aan.')).toBeTruthy()
    expect(orders()).toEqual([])
  })

  test('TRAP-64 a mandate that changed is shown anew, and has to be accepted again', async () => {
    const user = await draw()
    await fillAll(user)
    answers['POST /api/directdebit.php'] = refusal('mandate_changed', 'De machtiging is veranderd.')
    answers['GET /api/directdebit.php'] = mandate('v2')
    await user.click(button(submit))
    expect(await screen.findByText('De machtiging is veranderd.')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: signing }).checked).toBe(false))
  })
})

describe('PAY-27 PAY-28 refusals', () => {
  test('PAY-28 ERR-18 the reached limit names its ways out before anything is filled in', async () => {
    answers['GET /api/directdebit.php'] = refusal('direct_debit_limit', 'Je hebt de grens bereikt.')
    await draw()
    expect((await screen.findByRole('alert')).textContent).toContain('Je hebt de grens bereikt.')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Goedkopere bundel kiezen')).toBe('/credits')
    expect(hrefOf('Andere betaalmethode kiezen')).toBe('/credits/c60')
  })

  test('PAY-27 ERR-17 a blocked account is told so, with other methods', async () => {
    answers['POST /api/directdebit-otp.php'] = refusal('direct_debit_blocked', 'Geblokkeerd voor incasso.')
    const user = await draw()
    await fill(user)
    await user.click(button('Stuur mij de code'))
    expect((await screen.findByRole('alert')).textContent).toContain('Geblokkeerd voor incasso.')
    expect(screen.getByRole('link', { name: 'Andere betaalmethode kiezen' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Goedkopere bundel kiezen' })).toBeNull()
  })
})

test('PAY-12 PAY-55 the order form leads to the form of the direct debit, without an order of its own', async () => {
  showPage(locationOf('/credits/c60/sdd'))
  const offer = shownOffer({ methods: ['ideal', 'sdd'] })
  drawScreen(<OrderForm offer={offer} bundle={offer.bundles[1]!} code={null} wantedMethod="sdd" onEnd={() => {}} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(button('Verder met automatische incasso'))
  expect(window.location.pathname + window.location.search).toBe('/directdebit?bundle=c60')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('PAY-19 PAY-55 a pending debit says that the bank takes a few days', async () => {
  const payment: Payment = shownPayment({ method: 'sdd', status: 'pending' })
  answers['GET /api/payment.php'] = answered(payment)
  drawScreen(<TransactionPage id={payment.id} />)
  expect(await screen.findByText(/^Je bank schrijft het bedrag over een paar werkdagen af/)).toBeTruthy()
})
