import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { PaymentList } from '#frontend/features/credits/parts/PaymentList.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import { languages } from '#shared/i18n/languages.ts'
import { type Payment, paymentStatuses } from '#shared/model/money.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, drawScreen, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())

const completedAt = '2026-11-20T12:01:00.000Z'
const refund = (cents: number) => ({ price_cents: cents, credits: 17, at: '2026-11-21T09:00:00.000Z' })
const chargeBack = { price_cents: 1999, at: '2026-11-22T09:00:00.000Z' }
const returned = {
  partially_refunded: { refund: refund(680) },
  refunded: { refund: refund(1999) },
  charged_back: { refund: refund(680), charge_back: chargeBack },
} satisfies Partial<Record<Payment['status'], Partial<Payment>>>
type Returned = keyof typeof returned

const shownIn = (status: Returned) => shownPayment({ status, completed_at: completedAt, ...returned[status] })

afterEach(() => expectSoundPage())

describe('PAY-54 a payment with returned money', () => {
  const expected: Record<Returned, [title: string, text: RegExp]> = {
    partially_refunded: ['Je krijgt €\u00a06,80 terug', /^Dat is een deel van deze betaling\./],
    refunded: ['Je krijgt €\u00a019,99 terug', /^De ongebruikte credits zijn van je saldo af\./],
    charged_back: ['€\u00a019,99 is teruggeboekt', /^Je bank of betaaldienst heeft het geld/],
  }
  test.each(Object.keys(returned) as Returned[])('PAY-54 PAY-14 is named on its page: %s', async (status) => {
    stubApi(() => answered(shownIn(status)))
    drawScreen(<TransactionPage id={shownIn(status).id} />)
    const [title, text] = expected[status]
    await screen.findByRole('heading', { name: title })
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('PAY-54 shows both amounts for a charge-back after a refund', async () => {
    stubApi(() => answered(shownIn('charged_back')))
    drawScreen(<TransactionPage id={shownIn('charged_back').id} />)
    const amountOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
    expect(await amountOf('Terugbetaald')).toBe('€\u00a06,80')
    expect(await amountOf('Teruggeboekt')).toBe('€\u00a019,99')
  })

  test.each(languages)('PAY-54 PAY-15 has each state distinguished in the list in %s', async (language) => {
    const { credits } = (await import(`#shared/i18n/${language}/credits.ts`)) as { credits: object }
    const client = newClient()
    client.setQueryData(settingsQuery.queryKey, shownSettings())
    client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
    const payments = paymentStatuses.map((status, n) => shownPayment({ id: `01KAGFAY00000000000000FA${n}L`, status }))
    drawInDutch(<PaymentList payments={payments} />, client, { credits })
    const tags = screen.getAllByRole('listitem').map((row) => row.querySelector('a > span:nth-of-type(3)')?.textContent)
    expect(new Set(tags).size).toBe(paymentStatuses.length)
  })
})
