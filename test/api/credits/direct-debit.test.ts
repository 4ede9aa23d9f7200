import { afterEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { addDebit, readDebits } from '#functions/stores/credits/debits.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import { addPayment, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { commit } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import { countries } from '#shared/countries/all.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { codeSentTo, collect, debitForm, freshAccount, orderDebit, signedForm } from '#test/support/debits.ts'
import { dumpTable } from '#test/support/dump.ts'
import { addMember, anna, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, Refused } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  vi.restoreAllMocks()
})

/** A member with an expired time bonus, for full prices. */
const settled = (told: Parameters<typeof anna>[1] = {}) =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString(), ...told })
const openId = newId()
/** An open debit, as another order would store it. */
const newDebit = ({ id: member }: Member): StoredPayment => ({
  id: openId,
  member,
  site: 'NL',
  bundle: 'c25',
  credits: 25,
  priceCents: 999,
  currency: 'EUR',
  holdsDiscount: false,
  method: 'sdd',
  status: 'pending',
  returnUrl: stack.url,
  createdAt: stack.clock.now().toISOString(),
})
const balance = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!.credits
const mailsTo = ({ email }: Member) => stack.mailbox.list().filter(({ to }) => to.includes(email))
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const send = (member: Member, body: ReturnType<typeof debitForm>) => member.call(directDebit.orderDebit, { body })
const askCode = (member: Member, { iban, phone, bundle = 'c25' }: { iban: string; phone: string; bundle?: string }) =>
  member.call(directDebit.sendDebitCode, { body: { iban, phone, bundle } })
/** For each call, the code of the refusal or the status of the payment. */
const outcomes = async (calls: Promise<{ status: string }>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? one.value.status : one.reason instanceof Refused ? one.reason.body.error : 'error',
  )

describe('PAY-55 a direct debit', () => {
  test('PAY-55 whose answer was lost is found by the job that would end its order, and collected once', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const body = await signedForm(stack, a, account)
    const { serve } = stack.payments
    stack.payments.serve = async (ask) => {
      const reply = await serve(ask)
      if (ask.url.pathname === '/v2/payments') throw new Error('the answer is lost')
      return reply
    }
    await expectRefusal(send(a, body), 'payment_provider_unavailable')
    stack.payments.serve = serve
    stack.clock.advance({ minutes: 31 })
    await stack.runJob('credits', 'expirePayments')
    const state = () => a.call(credits.payment, { query: { id: body.id } })
    expect(await state()).toMatchObject({ status: 'pending' })
    stack.clock.advance({ days: 2 })
    await stack.runJob('credits', 'expirePayments')
    await collect(stack, body.id)
    expect(await state()).toMatchObject({ status: 'completed' })
  })

  test('PAY-20 PAY-55 TRAP-64 runs from the form to the collected payment: mandate, announcement, and credits on the word of the provider only', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const mandate = await a.call(directDebit.mandate, { query: { bundle: 'c60' } })
    const payment = await orderDebit(stack, a, account, 'c60')
    await stack.settle()
    expect(payment).toMatchObject({ status: 'pending', method: 'sdd', price_cents: 1999, checkout_url: null })

    const kept = (await findMandate(a.id, payment.id))!
    expect(kept).toMatchObject({ text: mandate.text, version: mandate.version, collectOn: mandate.collect_on })
    expect(kept).toMatchObject({ accountHolder: 'K. Jansen', ibanEnd: account.iban.slice(-4), language: 'nl' })
    expect(mandate.text.join(' ')).toContain(countries.NL.directDebit!.creditorId)
    expect(mandate.text.join(' ')).toContain('€\u00a019,99')
    // The IBAN and the phone number are nowhere in the table.
    const table = JSON.stringify(await dumpTable(stack))
    expect(table).not.toContain(account.iban)
    expect(table).not.toContain(account.phone.slice(1))

    const reference = payment.reference
    const [customer] = stack.payments.customers
      .list()
      .filter(({ metadata }) => (metadata as { member: string }).member === a.id)
    expect(customer!.mandates).toMatchObject([
      { consumerName: 'K. Jansen', consumerAccount: account.iban, mandateReference: reference },
    ])
    expect(atProvider(stack, payment.id)).toMatchObject({
      status: 'pending',
      method: 'directdebit',
      amount: { value: '19.99' },
    })

    const [notice] = mailsTo(a)
    expect(notice!.subject).toContain('Aankondiging van je afschrijving')
    for (const word of ['€\u00a019,99', reference, account.iban.slice(-4)]) expect(notice!.text).toContain(word)
    expect(notice!.text).not.toContain(account.iban)

    stack.clock.advance({ hours: 72 })
    expect((await shown(a, payment.id)).status).toBe('pending')
    expect(await balance(a)).toBe(0)
    await collect(stack, payment.id)
    expect(await shown(a, payment.id)).toMatchObject({ status: 'completed' })
    expect(await balance(a)).toBe(60)
    expect(await listLedger(a.id)).toMatchObject([{ credits: 60, reason: 'purchase' }])
    // The announcement, and the receipt of the completed payment (PAY-57).
    expect(mailsTo(a).map(({ subject }) => subject)).toEqual(['Je betaling bij Vonk is ontvangen', notice!.subject])
  })

  test('PAY-26 TRAP-20 is refused without either consent', async () => {
    const a = await settled()
    for (const field of ['consent', 'immediate_delivery'])
      for (const value of [false, undefined]) {
        const body = { ...debitForm(freshAccount()), [field]: value }
        const { status, body: answer } = await a.raw('POST', directDebit.orderDebit.path, { body })
        expect([status, answer.error]).toEqual([400, 'consent_required'])
      }
    expect((await a.call(credits.payments, { query: {} })).payments).toEqual([])
  })

  test('TRAP-64 signs only the mandate that was shown, and only with an IBAN whose check digits are right', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const body = await signedForm(stack, a, account)
    await expectRefusal(send(a, { ...body, mandate: 'older' }), 'mandate_changed')
    await expectRefusal(send(a, { ...body, iban: 'NL92ABNA0417164300' }), 'invalid_iban')
    expect(await send(a, body)).toMatchObject({ status: 'pending' })
  })

  test('TRAP-37 is ordered once by repeated and parallel calls with the same id', async () => {
    const a = await settled()
    const body = await signedForm(stack, a, freshAccount())
    const answers = await outcomes(Array.from({ length: 5 }, () => send(a, body)))
    expect(answers).toContain('pending')
    expect(await send(a, body)).toMatchObject({ id: body.id, status: 'pending' })
    const { payments } = await a.call(credits.payments, { query: {} })
    expect(payments).toHaveLength(1)
    expect(
      stack.payments.list().filter(({ metadata }) => (metadata as { member: string }).member === a.id),
    ).toHaveLength(1)
    await stack.settle()
    expect(mailsTo(a)).toHaveLength(1)
  })

  test('PAY-55 after an outage of the provider a retry of the same order opens it there, but not on another account', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const body = await signedForm(stack, a, account)
    stack.payments.isDown = true
    await expectRefusal(send(a, body), 'payment_provider_unavailable')
    stack.payments.isDown = false
    expect(await send(a, { ...body, ...freshAccount() })).toMatchObject({ status: 'loading' })
    expect(await send(a, body)).toMatchObject({ status: 'pending' })
  })

  test('PAY-21 an account that the provider refuses fails the payment', async () => {
    const a = await settled()
    const iban = 'NL85ABNA0000000000'
    const body = await signedForm(stack, a, { ...freshAccount(), iban })
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await send(a, body)).toMatchObject({ status: 'failed' })
  })

  test('OPEN-53 PAY-12 is offered where prices are in euros only, and never without its form', async () => {
    const a = await settled()
    expect((await a.call(credits.bundles, { query: {} })).methods).toContain('sdd')
    await expectRefusal(order(a, { method: 'sdd' }), 'payment_method_unavailable')
    for (const country of Object.values(countries))
      expect(country.paymentMethods.includes('sdd')).toBe(country.currency === 'EUR')
    const [c, account] = [await addMember(stack, { site: 'CH' }), freshAccount()]
    await expectRefusal(askCode(c, account), 'payment_method_unavailable')
    await expectRefusal(send(c, debitForm(account)), 'invalid_phone')
  })
})

describe('PAY-25 OPEN-53 the SMS code', () => {
  test('PAY-25 ERR-19 a wrong code is refused, and the right one accepted', async () => {
    const a = await settled()
    const body = await signedForm(stack, a, freshAccount())
    const wrong = String((Number(body.otp) + 1) % 1_000_000).padStart(6, '0')
    const { message } = await expectRefusal(send(a, { ...body, otp: wrong }), 'direct_debit_code_invalid')
    expect(message).toContain('Code ongeldig')
    expect(await send(a, body)).toMatchObject({ status: 'pending' })
    // A code signs one mandate only.
    await expectRefusal(send(a, { ...body, id: newId() }), 'direct_debit_code_invalid')
  })

  test('OPEN-53 three tries are all, also in parallel', async () => {
    const a = await settled()
    const body = await signedForm(stack, a, freshAccount())
    const guesses = Array.from({ length: 8 }, (_, n) => String((Number(body.otp) + 1 + n) % 1_000_000).padStart(6, '0'))
    await Promise.allSettled(guesses.map((otp) => send(a, { ...body, otp })))
    await expectRefusal(send(a, body), 'direct_debit_code_invalid')
  })

  test('OPEN-53 is valid for 10 minutes, and for the account and phone number that it was asked with', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const body = await signedForm(stack, a, account)
    await expectRefusal(send(a, { ...body, iban: freshAccount().iban }), 'direct_debit_code_invalid')
    stack.clock.advance({ minutes: 10 })
    await expectRefusal(send(a, body), 'direct_debit_code_invalid')
    await askCode(a, account)
    const otp = codeSentTo(stack, account.phone)
    stack.clock.advance({ minutes: 9 })
    expect(await send(a, { ...body, otp })).toMatchObject({ status: 'pending' })
  })

  test('OPEN-53 is sent three times in any hour, also by parallel calls', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const sent = () => stack.sms.list().filter(({ to }) => to === account.phone).length
    await Promise.allSettled(Array.from({ length: 8 }, () => askCode(a, account)))
    await askCode(a, account).catch(() => {})
    expect(sent()).toBe(3)
    stack.clock.advance({ minutes: 55 })
    const { minutes } = await expectRefusal(askCode(a, account), 'direct_debit_code_limit')
    expect(minutes).toBeLessThanOrEqual(5)
    stack.clock.advance({ minutes: 6 })
    await askCode(a, account)
    expect(sent()).toBe(4)
  })

  test('OPEN-53 has the digits, minutes, tries and sendings of the country', async () => {
    const code = { digits: 8, minutes: 5, tries: 1, sendings: 1 }
    await withCountry('NL', { directDebit: { ...countries.NL.directDebit!, code } }, async () => {
      const [a, account] = [await settled(), freshAccount()]
      expect(await askCode(a, account)).toMatchObject({ digits: 8 })
      const { text } = stack.sms.list().find(({ to }) => to === account.phone)!
      expect(text).toMatch(/\b\d{8}\b.*\b5\b/s)
      await expectRefusal(askCode(a, account), 'direct_debit_code_limit')
      const { version } = await a.call(directDebit.mandate, { query: { bundle: 'c25' } })
      const body = debitForm({ ...account, mandate: version, otp: /\b\d{8}\b/.exec(text)![0] })
      const wrong = String((Number(body.otp) + 1) % 100_000_000).padStart(8, '0')
      await expectRefusal(send(a, { ...body, otp: wrong }), 'direct_debit_code_invalid')
      await expectRefusal(send(a, body), 'direct_debit_code_invalid')
    })
  })

  test('PAY-25 goes to numbers of SEPA countries only, in their international form', async () => {
    const [a, { iban }] = [await settled(), freshAccount()]
    await expectRefusal(askCode(a, { iban, phone: '+1 212 555 0100' }), 'invalid_phone')
    expect(await askCode(a, { iban, phone: '06 9876 5432' })).toMatchObject({ phone_end: '32' })
    expect(stack.sms.list()[0]!.to).toBe('+31698765432')
  })
})

describe('OPEN-53 PAY-28 the limits', () => {
  test('PAY-28 ERR-18 one amount may be open, until it is collected; the refusal names three ways out', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const mandate = () => a.call(directDebit.mandate, { query: { bundle: 'c25' } })
    await withCountry('NL', { directDebit: { ...countries.NL.directDebit!, openCents: 1_500 } }, async () => {
      const first = await signedForm(stack, a, account)
      expect(await send(a, first)).toMatchObject({ status: 'pending' })
      await expectRefusal(mandate(), 'direct_debit_limit')
      const { message } = await expectRefusal(askCode(a, account), 'direct_debit_limit')
      for (const way of ['later', 'goedkopere bundel', 'andere manier']) expect(message).toContain(way)
      await collect(stack, first.id)
      await mandate()
      // The order checks the limit again, as another debit may be ordered after the code was sent.
      const second = await signedForm(stack, a, account)
      await commit([addPayment(newDebit(a)), addDebit(a.id, await readDebits(a.id), openId, stack.clock.now())])
      await expectRefusal(send(a, second), 'direct_debit_limit')
    })
  })

  test('OPEN-53 of orders that are decided from the same reads, one is stored', async () => {
    const a = await settled()
    const [one, other] = [await readDebits(a.id), await readDebits(a.id)]
    const now = stack.clock.now()
    const ends = await Promise.allSettled([
      commit([addDebit(a.id, one, newId(), now)]),
      commit([addDebit(a.id, other, newId(), now)]),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('OPEN-53 EUR 200 may be ordered in 30 days, collected or not', async () => {
    const [a, account] = [await settled(), freshAccount()]
    for (let n = 0; n < 2; n++) await collect(stack, (await orderDebit(stack, a, account, 'c400')).id)
    await expectRefusal(askCode(a, account), 'direct_debit_limit')
    stack.clock.advance({ hours: 31 * 24 })
    const again = await onAnotherDevice(stack, a)
    await again.call(directDebit.mandate, { query: { bundle: 'c400' } })
  })

  test('PAY-59 OPEN-53 a debit that is on its way to the bank cannot be cancelled, and stays in the limits; before, it can', async () => {
    const [a, account] = [await settled(), freshAccount()]
    const early = await orderDebit(stack, a, account)
    expect(await a.call(credits.cancelPayment, { body: { id: early.id } })).toMatchObject({ status: 'failed' })
    expect(atProvider(stack, early.id).status).toBe('canceled')
    const late = await orderDebit(stack, a, account)
    stack.clock.advance({ hours: 25 })
    await expectRefusal(a.call(credits.cancelPayment, { body: { id: late.id } }), 'direct_debit_sent')
    await collect(stack, late.id)
    expect(await balance(a)).toBe(25)
  })
})
