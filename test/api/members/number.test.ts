import { afterEach, describe, expect, test } from 'vitest'
import { claimNumber, findNamedMember } from '#functions/stores/account/claims.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listComplaints } from '#functions/stores/safety/complaint.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as finance from '#shared/contract/finance.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { newReference, readReference } from '#shared/rules/reference.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram } from '#test/support/people.ts'
import { signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const numberOf = async ({ id }: { id: string }) => (await findProfile(id))!.number
const unused = () => newReference((below) => Math.floor(Math.random() * below))
const asTyped = (number: string) => ` ${number.toLowerCase().replace('-', ' ')} `

describe('PROF-28 a member number', () => {
  test('is given at signup, with a check symbol, and stands on the profile', async () => {
    const [one, two] = [await signUpAndConfirm(stack), await signUpAndConfirm(stack)]
    const viewer = await anna(stack)
    const { number } = await viewer.call(members.profile, { query: { id: one.id } })
    expect(number).toBe(await numberOf(one))
    expect(readReference(number!)).toBe(number)
    expect(await numberOf(two)).not.toBe(number)
    expect(await findNamedMember(asTyped(number!))).toBe(one.id)
  })

  test('belongs to one member only, whoever claims it', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await expect(commit([claimNumber(await numberOf(a), b.id)])).rejects.toThrow(Conflict)
    expect(await findNamedMember(await numberOf(a))).toBe(a.id)
  })

  test('is what a complaint may name the member by, as typed; one that nobody has gets the same answer', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const file = (member: string) =>
      a.call(safety.complain, { body: { id: newId(), kind: 'profile', text: 'Nep.', member, good_faith: true } })
    expect(await file((await numberOf(b)).toLowerCase())).toMatchObject({ email: a.email })
    expect(await file(unused())).toMatchObject({ email: a.email })
    const { complaints } = await listComplaints({ status: 'open', after: undefined, limit: 100 })
    expect(complaints.filter(({ from }) => from === a.id).map(({ about }) => about)).toEqual([b.id, null])
    const body = { id: newId(), kind: 'profile', text: 'Nep.', member: 'WM7P', email: 'eva@example.org' } as const
    await expectRefusal(
      stranger(stack).call(safety.complain, { body: { ...body, good_faith: true, name: 'Eva Jansen' } }),
      'invalid_input',
    )
  })

  test('is what staff find a member by, and what their file shows', async () => {
    const b = await bram(stack)
    const staff = await openStaff(stack, ['moderator', 'finance'])
    const number = await numberOf(b)
    expect(await staff.call(moderation.member, { query: { q: asTyped(number) } })).toMatchObject({
      number,
      card: { id: b.id },
    })
    await expectRefusal(staff.call(moderation.member, { query: { q: unused() } }), 'not_found')
    expect(await staff.call(finance.findPayments, { query: { q: number } })).toEqual({ payments: [], next: null })
  })

  test('is what finance names the member of a discount code by', async () => {
    const b = await bram(stack)
    const staff = await openStaff(stack, ['finance'])
    const save = (code: string, user_id: string) =>
      staff.call(finance.saveDiscount, {
        body: {
          code,
          user_id,
          version: 0,
          percentage: 10,
          status: 'active',
          validity: 'unlimited',
          country: null,
          expires: null,
          currency: null,
          minimum_order_value: null,
          paymentmethods: null,
        },
      })
    expect(await save('NUMMER1', await numberOf(b))).toMatchObject({ user_id: b.id })
    await expectRefusal(save('NUMMER2', unused()), 'member_unknown')
  })

  test('TRAP-46 is free again once its member is purged', async () => {
    const b = await bram(stack)
    const number = await numberOf(b)
    await leave(stack, b, b.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    expect(await findNamedMember(number)).toBeUndefined()
  })
})
