import { beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from '#functions/stores/throttle/account-hash.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { ban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { confirm, type Newcomer, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})

const relatedTo = async ({ id }: { id: string }) => {
  await stack.settle()
  const { related } = await moderator.call(moderation.member, { query: { q: id } })
  return Object.fromEntries(related.map(({ member, shares }) => [member.id, shares]))
}
/** Browser without a session that has the device cookie of another browser. */
const onDeviceOf = ({ cookies }: Newcomer) => {
  const visitor = stranger(stack)
  visitor.cookies.set('__Host-device', cookies.get('__Host-device')!)
  return visitor
}
const pay = async (member: Member, paidFrom: string) => {
  const { id } = await order(member, { method: 'ideal' })
  stack.payments.act(atProvider(stack, id).id, 'pay', paidFrom)
  await stack.settle()
}

describe('MOD-08 the file names other accounts', () => {
  test('with a similar picture, in both directions, and none with a different one', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await anna(stack)]
    await addWaitingPhoto(stack, a.id, { imageHash: '0f1e2d3c4b5a6978' })
    await addWaitingPhoto(stack, b.id, { imageHash: '0f1e2d3c4b5a6979' })
    await addWaitingPhoto(stack, c.id, { imageHash: 'f0e1d2c3b4a59687' })
    expect(await relatedTo(a)).toEqual({ [b.id]: ['picture'] })
    expect(await relatedTo(b)).toEqual({ [a.id]: ['picture'] })
    expect(await relatedTo(c)).toEqual({})
  })

  test('that paid from the same source', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    await pay(a, 'NL91ABNA0417164300')
    await pay(b, 'nl91 abna 0417 1643 00')
    await pay(c, 'NL02ABNA0123456789')
    expect(await relatedTo(a)).toEqual({ [b.id]: ['payment'] })
    expect(await relatedTo(b)).toEqual({ [a.id]: ['payment'] })
    expect(await relatedTo(c)).toEqual({})
  })

  test('in the same mailbox, however the address is spelled', async () => {
    const name = newId().toLowerCase()
    const first = await signUpAndConfirm(stack, { email: `${name}@gmail.com` })
    const second = await signUpAndConfirm(stack, { email: `${name.slice(0, 4)}.${name.slice(4)}+2@googlemail.com` })
    const third = await signUpAndConfirm(stack, { email: `${name}@example.org` })
    expect(await relatedTo(first)).toEqual({ [second.id]: ['address'] })
    expect(await relatedTo(second)).toEqual({ [first.id]: ['address'] })
    expect(await relatedTo(third)).toEqual({})
  })

  test('whose device a member signed up on, from either side, only while the signal lasts', async () => {
    const first = await signUpAndConfirm(stack)
    const second = await confirm(stack, await signUp(stack, {}, onDeviceOf(first)))
    expect(await relatedTo(first)).toEqual({ [second.id]: ['device'] })
    expect(await relatedTo(second)).toEqual({ [first.id]: ['device'] })
    // A sign-in on a device that is merely shared stores no signal, unlike a signup.
    const marks = (await dumpTable(stack)).filter(({ dueJob }) => `${dueJob}`.startsWith('ON_DEVICE_OF#'))
    expect(marks.map(({ PK, SK }) => [PK, SK])).toEqual([
      [`MEMBER#${second.id}`, `SIGNAL#shared_device#${accountOf('login', first.form.email)}`],
    ])
    expect(JSON.stringify(marks)).not.toMatch(new RegExp(`${first.id}|${first.form.email}`))
  })

  test('with their status, also a banned one, those that share most first', async () => {
    const first = await signUpAndConfirm(stack)
    await ban(moderator, first.id)
    const second = await confirm(stack, await signUp(stack, {}, onDeviceOf(first)))
    await addWaitingPhoto(stack, first.id, { imageHash: '13579bdf02468ace' })
    await addWaitingPhoto(stack, second.id, { imageHash: '13579bdf02468ace' })
    const third = await anna(stack)
    await addWaitingPhoto(stack, third.id, { imageHash: '13579bdf02468ace' })
    await stack.settle()
    const { related } = await moderator.call(moderation.member, { query: { q: second.id } })
    expect(related).toMatchObject([
      { member: { id: first.id }, status: 'banned', shares: ['device', 'picture'] },
      { member: { id: third.id }, status: 'active', shares: ['picture'] },
    ])
  })

  test('ACC-49 until they are purged', async () => {
    const first = await signUpAndConfirm(stack)
    const second = await confirm(stack, await signUp(stack, {}, onDeviceOf(first)))
    const mailbox = await signUpAndConfirm(stack, { email: first.form.email.replace('@', '+x@') })
    expect(Object.keys(await relatedTo(first)).sort()).toEqual([second.id, mailbox.id].sort())
    await leave(stack, first, first.form.email)
    stack.clock.advance({ days: 14, seconds: 1 })
    await stack.runJob('account', 'purgeMembers')
    moderator = await openStaff(stack)
    expect(await relatedTo(second)).toEqual({})
    expect(await relatedTo(mailbox)).toEqual({})
    stack.clock.reset()
  })
})
