import { beforeEach, describe, expect, test } from 'vitest'
import { addFavourite } from '#functions/stores/likes/favourites.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { maxFavourites, pageSize } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'
import { expectRefusal, newId, type Refused } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })

const add = (who: Member, { id }: { id: string }) => who.call(likes.addFavourite, { body: { id } })
const drop = (who: Member, { id }: { id: string }) => who.call(likes.removeFavourite, { query: { id } })
const list = (who: Member, before?: string) => who.call(likes.listFavourites, { query: before ? { before } : {} })
const idsOf = async (who: Member) => (await list(who)).favourites.map(({ id }) => id)
const see = (who: Member, { id }: Member) => who.call(members.profile, { query: { id } })

/** Kinds of the rows about a favourite in the partitions of these members. */
const rowsOf = async (...ids: string[]) =>
  (await dumpTable(stack))
    .filter(({ PK, SK }) => ids.includes(String(PK).slice('MEMBER#'.length)) && /^FAVOURITE(_OF)?#/.test(String(SK)))
    .map(({ SK }) => String(SK).split('#')[0])
    .sort()

let she: Member
beforeEach(async () => {
  she = await anna(stack)
})

test('PROF-13 a favourite is added, shown and removed, repeats change nothing, and only its owner sees it', async () => {
  const [first, second] = [await bram(stack), await bram(stack)]
  expect(await add(she, first)).toEqual({ favourite: true })
  stack.clock.advance({ minutes: 1 })
  await add(she, second)
  const before = await list(she)
  expect(before.favourites).toMatchObject([{ id: second.id, profile: { name: second.name } }, { id: first.id }])
  stack.clock.advance({ minutes: 1 })
  await add(she, first)
  expect((await list(she)).favourites.map(({ added_at }) => added_at)).toEqual(
    before.favourites.map(({ added_at }) => added_at),
  )
  expect((await see(she, first)).favourite).toBe(true)
  // A favourite must not learn who added them, neither from a profile nor from the list of likes.
  expect(await see(first, she)).toMatchObject({ favourite: false, likes_me: false })
  expect(await first.call(likes.list)).toMatchObject({ liked_by: [], new_likes: 0 })
  await drop(she, first)
  await drop(she, first)
  expect(await idsOf(she)).toEqual([second.id])
  expect(await rowsOf(first.id)).toEqual([])
  expect((await see(she, first)).favourite).toBe(false)
})

test('BLOCK-06 ROLE-07 oneself, nobody and members who are hidden are refused alike', async () => {
  const [banned, invisible, blocker] = [await bram(stack), await bram(stack, { invisible: true }), await bram(stack)]
  await changeAccount(banned.id, { status: 'banned' })
  await blocker.call(safety.block, { body: { id: she.id } })
  for (const one of [she, { id: newId() }, banned, invisible, blocker]) await expectRefusal(add(she, one), 'not_found')
  expect(await idsOf(she)).toEqual([])
})

test('BLOCK-05 a block removes the favourites of both, and they stay away after it', async () => {
  const he = await bram(stack)
  await add(she, he)
  await add(he, she)
  expect(await rowsOf(she.id, he.id)).toEqual(['FAVOURITE', 'FAVOURITE', 'FAVOURITE_OF', 'FAVOURITE_OF'])
  await he.call(safety.block, { body: { id: she.id } })
  expect(await rowsOf(she.id, he.id)).toEqual([])
  await he.call(safety.unblock, { query: {}, body: { id: she.id } })
  expect([await idsOf(she), await idsOf(he)]).toEqual([[], []])
})

test('TRAP-61 an invisible favourite is not in the list, and is back with the member', async () => {
  const [he, other] = [await bram(stack), await bram(stack)]
  await add(she, he)
  await add(she, other)
  const hide = async (invisible: boolean) => {
    await he.call(account.change, { body: { invisible } })
    await stack.settle()
  }
  await hide(true)
  expect(await idsOf(she)).toEqual([other.id])
  await hide(false)
  expect((await idsOf(she)).sort()).toEqual([he.id, other.id].sort())
})

describe('ROLE-12 with nearly all favourites that a member may have', () => {
  /**
   * Adds `rows` favourites of members who do not exist, without the index entries by which a
   * favourite is listed. `most` is the upper bound that is stored for the number of favourites.
   */
  const fill = async (rows: number, most: number) => {
    const puts = Array.from({ length: rows }, () => put(keys.favourite(she.id, newId()), { at: '2026-01-01' }))
    for (let start = 0; start < rows; start += 100) await commit(puts.slice(start, start + 100))
    await commit([put(keys.favourites(she.id), { most })])
  }

  test('the limit holds for additions at once', async () => {
    await fill(maxFavourites - 1, maxFavourites - 1)
    const people = await Promise.all([bram(stack), bram(stack), bram(stack)])
    const outcomes = await Promise.allSettled(people.map((one) => add(she, one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect((outcome.reason as Refused).body.error).toBe('favourite_limit')
    }
    await expectRefusal(add(she, { id: newId() }), 'not_found')
    // Adding a member who is already listed does not count towards the limit.
    const [kept] = await idsOf(she)
    expect(await add(she, { id: kept! })).toEqual({ favourite: true })
    await drop(she, { id: kept! })
    expect(await add(she, people[0]!)).toEqual({ favourite: true })
  })

  test('removed ones leave room, though the bound was reached', async () => {
    await fill(3, maxFavourites)
    expect(await add(she, await bram(stack))).toEqual({ favourite: true })
  })
})

test('CHAT-35 pages of favourites have a cursor, and a page costs at most 30 read units', async () => {
  const count = pageSize.favourites + 2
  const people = await Promise.all(Array.from({ length: count }, () => bram(stack)))
  const now = stack.clock.now().getTime()
  for (const [n, { id }] of people.entries()) await addFavourite(she.id, id, [], new Date(now + n * 1000))
  await stack.settle()
  proxy.calls.length = 0
  const first = await list(she)
  expect(unitsOf(proxy.calls)).toBeLessThanOrEqual(30)
  const second = await list(she, first.older!)
  expect(second.older).toBeNull()
  const ids = [...first.favourites, ...second.favourites].map(({ id }) => id)
  expect(ids).toEqual(people.map(({ id }) => id).reverse())
})

test('quality.md speed: the mark of a favourite adds one key to the reads of a profile, which costs at most 3.5 units, and no write', async () => {
  const he = await bram(stack)
  await add(she, he)
  // The first look of a day causes a write, so a look before the measurement avoids that write.
  await see(she, he)
  await stack.settle()
  proxy.calls.length = 0
  await see(she, he)
  const keysRead = JSON.stringify(proxy.calls.map(({ input }) => input)).match(/FAVOURITE#/g)
  expect(keysRead).toHaveLength(1)
  expect(proxy.calls.filter(({ operation }) => !/^(Get|BatchGet|Query)/.test(operation))).toEqual([])
  expect(unitsOf(proxy.calls)).toBeLessThanOrEqual(3.5)
})
