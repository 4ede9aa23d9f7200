import { randomInt } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { findByReference } from '#functions/stores/credits/books.ts'
import { findPayment } from '#functions/stores/credits/payment.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as credits from '#shared/contract/credits.ts'
import { referenceSymbols } from '#shared/model/ids.ts'
import { newReference, readReference } from '#shared/rules/reference.ts'
import { termsVersion } from '#shared/rules/terms.ts'
import { atProvider, buy, order, report } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})

const stack = openStack()

const settled = () => anna(stack, { credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const receiptsOf = async ({ email }: Member) =>
  (await mailsTo(stack, email)).filter(({ subject }) => subject.includes('betaling'))

describe('PAY-57 the receipt of a payment', () => {
  test('PAY-57 PAY-20 is mailed once when the payment is reported 30 times in parallel, beside the page', async () => {
    const a = await settled()
    const { id } = await order(a, { bundle: 'c60' })
    expect(await receiptsOf(a)).toEqual([])
    const { id: providerId } = atProvider(stack, id)
    stack.payments.act(providerId, 'pay')
    await Promise.all([...Array.from({ length: 30 }, () => report(stack, providerId)), shown(a, id), shown(a, id)])
    await report(stack, providerId)
    const [receipt, ...more] = await receiptsOf(a)
    expect(more).toEqual([])
    const { reference } = await shown(a, id)
    expect(receipt!.text).toContain(`Kenmerk: ${reference}`)
    expect(receipt!.text).toContain('Credits: 60 credits')
    expect(receipt!.text).toMatch(/Bedrag: €\s19,99\nWaarvan 21% btw: €\s3,47\nBetaalmethode: iDEAL/)
    expect(receipt!.links.map((link) => new URL(link).pathname)).toContain(`/transactions/${id}`)
  })

  test('PAY-57 is not mailed for an order that failed', async () => {
    const a = await settled()
    const { id } = await order(a)
    stack.payments.act(atProvider(stack, id).id, 'fail')
    await stack.settle()
    expect((await shown(a, id)).status).toBe('failed')
    expect(await receiptsOf(a)).toEqual([])
  })

  test('PAY-57 stores when the member agreed to immediate delivery and to which terms', async () => {
    const a = await settled()
    await apply(update(keys.account(a.id), 'SET consentVersion = :version', { values: { ':version': termsVersion } }))
    const { id, created_at, reference } = await order(a)
    expect(readReference(reference)).toBe(reference)
    const answer = await shown(a, id)
    expect(answer).toMatchObject({ reference, consent_at: created_at, vat_percent: 21, vat_cents: 173 })
    expect(answer.terms?.version).toBe(termsVersion)
  })

  test('PROF-28 draws another reference where one is taken, and no two orders share one', async () => {
    const a = await settled()
    const taken = (await order(a)).reference
    const draws = [...taken.replace('-', '').slice(0, 7)].map((symbol) => referenceSymbols.indexOf(symbol))
    const { getMockImplementation } = vi.mocked(randomInt)
    const real = getMockImplementation()!
    vi.mocked(randomInt).mockImplementation(() => draws.shift() ?? 3)
    const { id, reference } = await order(a, { method: 'paypal' })
    vi.mocked(randomInt).mockImplementation(real)
    expect(draws).toEqual([])
    expect(reference).toBe(newReference(() => 3))
    expect(await findByReference(reference)).toEqual({ member: a.id, payment: id })
    expect(await findByReference(taken)).not.toMatchObject({ payment: id })
  })

  test('PAY-58 keeps the rate of the order when that of the country changes', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await withCountry('NL', { vatPercent: 22 }, async () => {
      expect(await shown(a, id)).toMatchObject({ vat_percent: 21, vat_cents: 173 })
      expect(await order(a)).toMatchObject({ vat_percent: 22, vat_cents: 180 })
    })
    await withCountry('NL', { vatPercent: null }, async () => {
      expect(await order(a)).toMatchObject({ vat_percent: null, vat_cents: null })
    })
    expect((await findPayment(a.id, id))?.vatPercent).toBe(21)
  })

  test('TRAP-20 a withdrawal is confirmed by mail with the reference and the amount paid back', async () => {
    const a = await settled()
    const { id, reference } = await buy(stack, a)
    await a.call(credits.cancel, { body: { id } })
    const mail = (await mailsTo(stack, a.email)).find(({ subject }) => subject === 'Je herroeping bij Vonk')
    expect(mail!.text).toContain(`Kenmerk: ${reference}`)
    expect(mail!.text).toMatch(/Terugbetaald: €\s9,99/)
    expect(mail!.links.map((link) => new URL(link).pathname)).toContain(`/transactions/${id}`)
    expect(await receiptsOf(a)).toHaveLength(1)
  })
})
