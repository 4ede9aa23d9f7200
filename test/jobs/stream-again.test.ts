import type { DynamoDBRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { confirm, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { deliverAgain, recordsOf, tableOf } from '#test/support/stream.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

let records: DynamoDBRecord[]
let existing: Awaited<ReturnType<typeof tableOf>>
let mails: number
let looker: Member
let expected: { women: string[]; men: string[] }

/**
 * A day on the site: sign-ups, a signup message, likes, messages, a block, a ban, and a member who
 * hides and returns. It has no photos, payments or live connections.
 */
beforeAll(async () => {
  const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
  looker = await anna(stack, { invisible: true })
  const [confirmed, waiting] = [
    await signUp(stack, { signup_message: 'Hoi!', signup_message_to: b.id }),
    await signUp(stack),
  ]
  await confirm(stack, confirmed)
  for (const who of [b, c]) await who.call(likes.like, { body: { id: a.id } })
  await a.call(likes.like, { body: { id: b.id } })
  await c.call(chats.send, { body: { member: a.id, id: newId(), text: 'Dag' } })
  const [banned, leftAndBack] = [await bram(stack), await bram(stack)]
  await banned.call(likes.like, { body: { id: a.id } })
  await changeAccount(banned.id, { status: 'banned' })
  for (const invisible of [true, false, true, false]) await leftAndBack.call(account.change, { body: { invisible } })
  await a.call(safety.block, { body: { id: c.id } })
  await a.call(account.change, { body: { invisible: true } })
  await a.call(account.change, { body: { invisible: false } })
  await waiting.call(account.change, { body: { language: 'en' } })
  await stack.settle()
  records = await recordsOf(stack)
  await stack.settle()
  existing = await tableOf(stack)
  mails = stack.mailbox.list().length
  expected = { women: [a.id, confirmed.id].sort(), men: [b.id, c.id, leftAndBack.id].sort() }
})

async function expectAllAsBefore() {
  await stack.settle()
  expect(await tableOf(stack)).toEqual(existing)
  expect(stack.mailbox.list()).toHaveLength(mails)
}

const find = async (gender: 'female' | 'male') => {
  const { results, numResults } = await looker.call(members.search, { query: { gender } })
  return { ids: results.map(({ id }) => id).sort(), numResults }
}

describe('the stream records of a day', () => {
  test('SEARCH-09 give search its results and counts when first delivered', async () => {
    expect(records.length).toBeGreaterThan(40)
    expect(await find('female')).toEqual({ ids: expected.women, numResults: 2 })
    expect(await find('male')).toEqual({ ids: expected.men, numResults: 3 })
  })

  test('change neither table nor mailbox when delivered twice more in order', async () => {
    await deliverAgain(records)
    await deliverAgain(records, 7)
    await expectAllAsBefore()
  })

  test('change neither when delivered again in reverse and random order', async () => {
    await deliverAgain(records.toReversed(), 13)
    for (let seed = 1; seed <= 3; seed++) {
      const shuffled = records
        .map((record, index) => ({ record, place: (index * 7919 * seed) % records.length }))
        .sort((one, other) => one.place - other.place)
      await deliverAgain(
        shuffled.map(({ record }) => record),
        10,
      )
    }
    await expectAllAsBefore()
  })

  test('change neither when delivered again three times in parallel', async () => {
    await Promise.all([deliverAgain(records), deliverAgain(records), deliverAgain(records)])
    await expectAllAsBefore()
  })

  test('SEARCH-09 leave nothing to correct for the nightly count', async () => {
    await stack.runJob('members', 'reconcileCounts')
    await expectAllAsBefore()
  })
})
