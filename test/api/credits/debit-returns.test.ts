import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import * as credits from '#shared/contract/credits.ts'
import * as debitBlocks from '#shared/contract/debit-blocks.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import * as financeCalls from '#shared/contract/finance.ts'
import * as staff from '#shared/contract/staff.ts'
import { atProvider, report } from '#test/support/buying.ts'
import { collect, type DebitAccount, freshAccount, orderDebit, returnDebit, signedForm } from '#test/support/debits.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const askCode = (member: Member, account: DebitAccount) =>
  member.call(directDebit.sendDebitCode, { body: { bundle: 'c25', ...account } })
const accountOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!
const returnMails = ({ email }: Member) =>
  stack.mailbox.list().filter(({ to, subject }) => to.includes(email) && /niet gelukt/.test(subject))
const finance = () => openStaff(stack, ['finance'])
/** Mails that finance sees in the history of a payment (FIN-01). */
const mailsInStory = async (member: Member, id: string) => {
  const reference = referenceOf((await findPayment(member.id, id))!)
  const { mails } = await (await finance()).call(financeCalls.payment, { query: { reference } })
  expect(mails.map(({ waiting }) => waiting)).not.toContain(true)
  return mails.map(({ mail }) => mail)
}
type Named = { iban: string } | { phone: string } | { reference: string }
const decide = (who: StaffVisitor, action: 'block' | 'unblock', named: Named, reason = 'Misbruik') =>
  who.call(debitBlocks.blockDebit, { body: { action, reason, ...named } })

describe('OPEN-54 PAY-27 a returned debit', () => {
  test('PAY-54 PAY-55 OPEN-54 FIN-01 takes the credits back, keeps the code, blocks account and phone number for everybody, and is mailed once', async () => {
    const [a, b, account] = [await addMember(stack, { credits: 0 }), await addMember(stack), freshAccount()]
    const { id } = await orderDebit(stack, a, account)
    await collect(stack, id)
    expect(await accountOf(a)).toMatchObject({ credits: 25, premium: true })
    // The order of another member was prepared before the return.
    const prepared = await signedForm(stack, b, account)
    await returnDebit(stack, id, 'MD06')
    for (let n = 0; n < 3; n++) await report(stack, atProvider(stack, id).id)
    await stack.settle()

    expect(await a.call(credits.payment, { query: { id } })).toMatchObject({ status: 'charged_back' })
    expect(await findPayment(a.id, id)).toMatchObject({ returnCode: 'MD06' })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false })
    expect(returnMails(a)).toHaveLength(1)
    expect(await mailsInStory(a, id)).toEqual(['debitNotice', 'paymentReceipt', 'debitReturned'])

    const { message } = await expectRefusal(askCode(a, account), 'direct_debit_blocked')
    expect(message).toContain('geblokkeerd voor automatische incasso')
    await expectRefusal(b.call(directDebit.orderDebit, { body: prepared }), 'direct_debit_blocked')
    await expectRefusal(askCode(b, { ...freshAccount(), iban: account.iban }), 'direct_debit_blocked')
    await expectRefusal(askCode(b, { ...freshAccount(), phone: account.phone }), 'direct_debit_blocked')
    await askCode(b, freshAccount())
  })

  test('OPEN-54 one that the bank refuses at once fails, without credits, and blocks too', async () => {
    const [a, account] = [await addMember(stack, { credits: 0 }), freshAccount()]
    const { id } = await orderDebit(stack, a, account)
    await returnDebit(stack, id, 'AC04')
    expect(await findPayment(a.id, id)).toMatchObject({ status: 'failed', returnCode: 'AC04' })
    expect(await accountOf(a)).toMatchObject({ credits: 0 })
    expect(returnMails(a)).toHaveLength(1)
    expect(await mailsInStory(a, id)).toEqual(['debitNotice', 'debitReturned'])
    await expectRefusal(askCode(a, account), 'direct_debit_blocked')
  })

  test('OPEN-54 one that the member cancelled in time blocks nothing', async () => {
    const [a, account] = [await addMember(stack), freshAccount()]
    const { id } = await orderDebit(stack, a, account)
    await a.call(credits.cancelPayment, { body: { id } })
    await stack.settle()
    expect(returnMails(a)).toEqual([])
    expect(await mailsInStory(a, id)).toEqual(['debitNotice'])
    await askCode(a, account)
  })
})

describe('FIN-04 ROLE-09 blocks by finance', () => {
  test('FIN-04 an account and a phone number are blocked and unblocked, each by itself, with reason and audit', async () => {
    const [who, a, account] = [await finance(), await addMember(stack), freshAccount()]
    await expectRefusal(decide(who, 'unblock', { iban: account.iban }), 'already_decided')
    for (const named of [{ iban: account.iban }, { phone: account.phone }]) {
      expect(await decide(who, 'block', named)).toEqual({ blocked: true })
      await expectRefusal(decide(who, 'block', named), 'already_decided')
      await expectRefusal(askCode(a, account), 'direct_debit_blocked')
      expect(await decide(who, 'unblock', named, 'Vergissing')).toEqual({ blocked: false })
    }
    await askCode(a, account)
    const { entries } = await (await openStaff(stack, ['finance'])).call(staff.listAudit, { query: {} })
    expect(entries.slice(0, 4).map(({ action, reason }) => [action, reason])).toEqual([
      ['debit_unblocked', 'Vergissing'],
      ['debit_blocked', 'Misbruik'],
      ['debit_unblocked', 'Vergissing'],
      ['debit_blocked', 'Misbruik'],
    ])
  })

  test('FIN-04 OPEN-06 those of a payment are shown with their reasons and unblocked together, and the view is in the audit trail', async () => {
    const [who, a, account] = [await finance(), await addMember(stack), freshAccount()]
    const { id: payment } = await orderDebit(stack, a, account)
    const reference = referenceOf((await findPayment(a.id, payment))!)
    const shown = () => who.call(debitBlocks.debit, { query: { reference } })
    expect(await shown()).toMatchObject({ return_code: null, iban_block: null, phone_block: null })
    const { entries } = await who.call(staff.listAudit)
    expect(entries[0]).toMatchObject({ action: 'debit_viewed', staff: who.name, member: a.id, reason: reference })
    await decide(who, 'block', { phone: account.phone }, 'Andere naam')
    await returnDebit(stack, payment, 'AM04')
    expect(await shown()).toMatchObject({
      reference,
      account_holder: 'K. Jansen',
      iban_end: account.iban.slice(-4),
      return_code: 'AM04',
      iban_block: { by: 'bank', reason: 'AM04' },
      phone_block: { by: who.name, reason: 'Andere naam' },
    })
    await decide(who, 'unblock', { reference }, 'Betaald')
    expect(await shown()).toMatchObject({ iban_block: null, phone_block: null })
    await askCode(a, account)
  })

  test('ROLE-11 only finance blocks or sees a mandate', async () => {
    const who = await openStaff(stack, ['moderator', 'host', 'editor'])
    await expectRefusal(decide(who, 'block', { iban: freshAccount().iban }), 'role_required')
    await expectRefusal(who.call(debitBlocks.debit, { query: { reference: 'NL-00000-00000' } }), 'role_required')
  })
})
