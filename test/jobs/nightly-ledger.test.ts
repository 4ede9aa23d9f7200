import { beforeEach, describe, expect, test, vi } from 'vitest'
import { handler as checkLedger } from '#functions/proofs/jobs/checkLedger.ts'
import { reaction } from '#functions/proofs/reactions/markMoved.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { bookDay } from '#functions/stores/credits/books.ts'
import { addLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { listMoved } from '#functions/stores/proofs/moved.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as proofs from '#shared/contract/proofs.ts'
import { atProvider, buy } from '#test/support/buying.ts'
import { buyAs } from '#test/support/full-member.ts'
import { emptyMember, passNight, shownNights } from '#test/support/nights.ts'
import type { Member } from '#test/support/people.ts'
import { signUpAndConfirm } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let errors: string[]
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((line: { event: string }) => void errors.push(line.event))
})

const ledgerNight = async () => (await passNight(stack))('ledger')
const send = (from: Member, to: { id: string }) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const add = (member: Member, amount: number, cause: string = newId()) =>
  apply(
    addLedgerEntry(
      member.id,
      cause,
      { credits: amount, reason: 'message', at: stack.clock.now().toISOString() },
      undefined,
    ),
  )
const setBalance = (member: Member, amount: number) =>
  apply(update(keys.account(member.id), 'SET credits = :n', { values: { ':n': amount } }))

describe('FIN-07 the nightly check of the ledger', () => {
  test('FIN-07 finds nothing after signup, purchase, messages, withdrawal and a charge-back with a debt', async () => {
    const newcomer = await signUpAndConfirm(stack)
    await buyAs(stack, newcomer)
    const [withdrawn, charged, idle] = await Promise.all([1, 2, 3].map(() => emptyMember(stack)))
    const { id } = await buy(stack, withdrawn!)
    await send(withdrawn!, idle!)
    await withdrawn!.call(credits.cancel, { body: { id } })
    const purchase = await buy(stack, charged!)
    await send(charged!, idle!)
    stack.payments.act(atProvider(stack, purchase.id).id, 'chargeBack')
    // A member who left is not checked: the purge removes the ledger first and the account last.
    const left = await emptyMember(stack)
    await setBalance(left, 7)
    await apply(
      update(keys.account(left.id), 'SET #status = :deleted', {
        names: { '#status': 'status' },
        values: { ':deleted': 'deleted' },
      }),
    )
    // The four that are checked: the newcomer, the two other buyers, and `idle`, whose account was
    // created today.
    expect(await ledgerNight()).toMatchObject({ state: 'clean', checked: 4, found: 0, done_at: expect.any(String) })
    expect(errors).toEqual([])
  })

  test.each<[string, string, (member: Member, payment: string) => Promise<unknown>, object]>([
    ['a doubled entry', 'balance', (member) => add(member, 25), { ours: '25', theirs: '50', payment_id: null }],
    ['a doubled grant', 'grant', (member, id) => apply(grantAgain(member, id)), { ours: '25', theirs: '50' }],
    [
      'a missing grant',
      'grant',
      (member, id) => apply(remove(keys.ledger(member.id, id))),
      { ours: '25', theirs: '0' },
    ],
    ['a wrong balance', 'balance', (member) => setBalance(member, 24), { ours: '24', theirs: '25' }],
    [
      'a grant without a purchase',
      'grant',
      (member) => apply(grantAgain(member, newId())),
      { ours: '0', theirs: '25' },
    ],
    [
      'credits taken back for no refund',
      'returned_credits',
      (member, id) => apply(entryOf(member, `${id}#refund-999`, -25, 'refund')),
      { ours: '0', theirs: '25' },
    ],
  ])('FIN-07 finds %s', async (_, kind, spoil, shown) => {
    const member = await emptyMember(stack)
    const { id } = await buy(stack, member)
    await stack.settle()
    await passNight(stack)
    // Introduces the fault on a later day, without other movements of the member's credits.
    await spoil(member, id)
    if (kind === 'grant') await send(member, await emptyMember(stack))
    const night = await ledgerNight()
    expect(night.differences).toContainEqual(expect.objectContaining({ kind, member_id: member.id, ...shown }))
    expect(night).toMatchObject({ state: 'differs' })
    expect(errors).toEqual(['money_differs'])
    await passNight(stack)
    expect(errors, 'the next night looks at those who change again').toEqual(['money_differs'])
  })
  const entryOf = (member: Member, cause: string, amount: number, reason: 'purchase' | 'refund') =>
    addLedgerEntry(member.id, cause, { credits: amount, reason, at: stack.clock.now().toISOString() }, undefined)
  const grantAgain = (member: Member, id: string) => entryOf(member, `${id}#purchase`, 25, 'purchase')

  test('FIN-07 does not take messages that are being sent for differences', async () => {
    const [member, other] = [await emptyMember(stack), await emptyMember(stack)]
    await buy(stack, member)
    await stack.settle()
    stack.clock.advance({ days: 1 })
    const sending = (async () => {
      for (let n = 0; n < 15; n++) await send(member, other)
    })()
    await stack.runJob('proofs', 'checkLedger')
    await sending
    expect((await shownNights(stack)).find(({ proof }) => proof === 'ledger')).toMatchObject({ state: 'clean' })
    await setBalance(member, 0)
    expect(await ledgerNight()).toMatchObject({ found: 1 })
  })

  test('FIN-07 continues with the member at whom a run ended', async () => {
    const members = []
    for (let n = 0; n < 25; n++) members.push(await emptyMember(stack))
    for (const member of members) await setBalance(member, 1)
    await stack.settle()
    stack.clock.advance({ days: 1 })
    const shown = async () => (await shownNights(stack)).find(({ proof }) => proof === 'ledger')
    const timeFor = (looks: number) => ({ getRemainingTimeInMillis: () => (looks-- > 0 ? 60_000 : 0) })
    await checkLedger({}, timeFor(2))
    expect(await shown()).toMatchObject({ checked: 20, found: 20, done_at: null })
    await Promise.all([checkLedger({}, timeFor(9)), checkLedger({}, timeFor(9))])
    expect(await shown()).toMatchObject({ checked: 25, found: 25, done_at: expect.any(String) })
    expect(errors).toEqual(['money_differs'])
  })

  test('FIN-07 lists at most 100 differences and counts all of them', async () => {
    const member = await emptyMember(stack)
    for (let n = 0; n < 2; n++) await commit(Array.from({ length: 60 }, () => grantAgain(member, newId())))
    const night = await ledgerNight()
    // The 120 entries without a purchase differ, and the balance differs too.
    expect(night.found).toBe(121)
    expect(night.differences).toHaveLength(100)
  })
})

describe('FIN-07 the mark of members whose credits moved', () => {
  test('FIN-07 is written once a day, also where only the ledger changed, and by no other change', async () => {
    const [member, idle] = [await emptyMember(stack), await emptyMember(stack)]
    await stack.settle()
    stack.clock.advance({ days: 1 })
    const today = bookDay('NL', stack.clock.now())
    const ours = async () => (await listMoved('NL', today)).filter((id) => id === member.id || id === idle.id)
    await apply(update(keys.account(idle.id), 'SET invisible = :true', { values: { ':true': true } }))
    await stack.settle()
    expect(await ours()).toEqual([])
    await add(member, 1)
    await stack.settle()
    expect(await ours()).toEqual([member.id])
    // A member whose account no longer exists is not listed.
    const change = {
      kind: 'INSERT',
      PK: 'MEMBER#gone',
      SK: 'LEDGER#x',
      before: undefined,
      after: {},
      id: 'x',
      at: 0,
    } as const
    expect(reaction.wants?.(change)).toBe(true)
    await reaction.runAll([change], stack.clock.now())
    expect(await listMoved('NL', today)).not.toContain('gone')
    expect(await findAccount(member.id)).toMatchObject({ credits: 0 })
  })
})

test('FIN-07 only finance sees the nights, the latest first and each day with both checks', async () => {
  const staff = await openStaff(stack, ['moderator'])
  await expect(staff.call(proofs.nights, {})).rejects.toThrow('role_required')
  const nights = await shownNights(stack)
  const days = nights.filter(({ proof }) => proof === 'ledger').map(({ day }) => day)
  expect(days).toEqual(days.toSorted().reverse())
  expect(days.length).toBeLessThanOrEqual(30)
  expect(nights.filter(({ proof }) => proof === 'payments').map(({ day }) => day)).toEqual(days)
})
