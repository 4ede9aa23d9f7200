import { beforeEach, describe, expect, test } from 'vitest'
import { recordLook } from '#functions/members/looking.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findListing } from '#functions/stores/members/card.ts'
import { addLook, listLooks } from '#functions/stores/members/looks.ts'
import { addBlock } from '#functions/stores/safety/block.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { dateAfter } from '#shared/rules/age.ts'
import { lookDays, pageSize } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })

const look = (who: Member, { id }: { id: string }) => who.call(members.profile, { query: { id } })
const list = (who: Member, before?: string) => who.call(likes.listLooks, { query: before ? { before } : {} })
const idsOf = async (who: Member) => (await list(who)).looks.map(({ id }) => id)
const change = async (who: Member, body: { shows_looks?: boolean; invisible?: boolean }) => {
  await who.call(account.change, { body })
  await stack.settle()
}

const rowsOf = async (...ids: string[]) =>
  (await dumpTable(stack)).filter(
    ({ PK, SK }) => ids.includes(String(PK).slice('MEMBER#'.length)) && /^LOOK(ED_BY)?#/.test(String(SK)),
  )

let [she, he]: Member[] = []
beforeEach(async () => {
  // Noon in the country, so that the tests do not cross midnight.
  stack.clock.stopAt(new Date('2026-11-20T11:00:00Z'))
  she = await anna(stack)
  he = await bram(stack)
})

test('a look is shown to the other member by its day, and to nobody else', async () => {
  await look(he!, she!)
  expect(await list(she!)).toMatchObject({ looks: [{ id: he!.id, profile: { name: he!.name }, day: '2026-11-20' }] })
  expect(await list(he!)).toEqual({ looks: [], older: null })
  // A look at one's own profile does not count.
  await look(she!, she!)
  expect(await idsOf(she!)).toEqual([he!.id])
  // The table stores no time that is more exact than the day.
  const rows = (await rowsOf(she!.id, he!.id)).map(({ PK: _, SK: __, ...row }) => row)
  const ttl = Date.parse('2026-12-21T00:00:00Z') / 1000
  const at = '2026-11-20T00:00:00.000Z'
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ day: '2026-11-20', ttl })
  expect(rows).toContainEqual({ at, ttl, li: `LOOKS#${she!.id}`, la: `${at}#${he!.id}` })
})

test('quality.md speed: a repeated look on a day writes nothing, and one on a later day moves up', async () => {
  const other = await bram(stack)
  await look(he!, she!)
  await stack.settle()
  proxy.calls.length = 0
  await look(he!, she!)
  expect(proxy.calls.filter(({ operation }) => !/^(Get|BatchGet|Query)/.test(operation))).toEqual([])
  expect(unitsOf(proxy.calls)).toBeLessThanOrEqual(3.5)
  // 00:30 on the next day in Amsterdam, and still the same day in UTC.
  stack.clock.stopAt(new Date('2026-11-20T23:30:00Z'))
  await look(other, she!)
  expect((await list(she!)).looks.map(({ id, day }) => [id, day])).toEqual([
    [other.id, '2026-11-21'],
    [he!.id, '2026-11-20'],
  ])
  await look(he!, she!)
  expect((await list(she!)).looks.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-21'])
})

test('a look is shown for 30 days, also while the table has not removed it yet', async () => {
  const other = await bram(stack)
  await commit(addLook(he!.id, she!.id, '2026-10-22'))
  await commit(addLook(other.id, she!.id, '2026-10-21'))
  expect(await list(she!)).toMatchObject({ looks: [{ id: he!.id, day: '2026-10-22' }], older: null })
})

describe('nobody sees the look', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    'BLOCK-09 of an invisible member': () => change(he!, { invisible: true }),
    'of a member who switched looks off': () => change(he!, { shows_looks: false }),
    'of a member who has not confirmed the address': () => changeAccount(he!.id, { status: 'not_confirmed' }),
    'BLOCK-05 of a member who has blocked the other': () => he!.call(safety.block, { body: { id: she!.id } }),
    'if the other member switched looks off': () => change(she!, { shows_looks: false }),
  }
  test.each(Object.entries(ways))('%s, and nothing is recorded', async (_, prepare) => {
    await prepare()
    await look(he!, she!)
    expect(await rowsOf(she!.id, he!.id)).toEqual([])
  })

  test('at a fictional profile', async () => {
    await changeAccount(she!.id, { fictional: true })
    await look(he!, she!)
    expect(await rowsOf(she!.id, he!.id)).toEqual([])
  })

  test('BLOCK-09 TRAP-61 of a member who became invisible since', async () => {
    const other = await bram(stack)
    await look(he!, she!)
    await look(other, she!)
    await change(he!, { invisible: true })
    expect(await idsOf(she!)).toEqual([other.id])
    await change(he!, { invisible: false })
    expect((await idsOf(she!)).sort()).toEqual([he!.id, other.id].sort())
  })
})

test('who switches looks off neither is shown nor sees anybody, and is shown again once they are on', async () => {
  await look(he!, she!)
  await look(she!, he!)
  await change(she!, { shows_looks: false })
  expect((await she!.call(account.current)).shows_looks).toBe(false)
  expect([await idsOf(she!), await idsOf(he!)]).toEqual([[], []])
  await change(she!, { shows_looks: true })
  expect([await idsOf(she!), await idsOf(he!)]).toEqual([[he!.id], [she!.id]])
})

test('BLOCK-05 a block removes the looks of both, and they stay away after it', async () => {
  await look(he!, she!)
  await look(she!, he!)
  await she!.call(safety.block, { body: { id: he!.id } })
  expect(await rowsOf(she!.id, he!.id)).toEqual([])
  await she!.call(safety.unblock, { query: {}, body: { id: he!.id } })
  expect([await idsOf(she!), await idsOf(he!)]).toEqual([[], []])
})

test('BLOCK-05 a look that is recorded after a block is taken back', async () => {
  const [looker, looked] = [await findAccount(he!.id), await findAccount(she!.id)]
  const [blocker, blocked] = [await findListing(she!.id), await findListing(he!.id)]
  await commit(addBlock(blocker!, blocked!, stack.clock.now()))
  await recordLook(looker!, looked!, '2026-11-20')
  expect(await rowsOf(she!.id, he!.id)).toEqual([])
})

test('CHAT-35 pages have a cursor, cost at most 30 read units, and end at the last day that is shown', async () => {
  const count = pageSize.looks + 2
  const people = await Promise.all(Array.from({ length: count }, () => bram(stack)))
  for (const [n, { id }] of people.entries()) await commit(addLook(id, she!.id, n < 2 ? '2026-11-18' : '2026-11-19'))
  await commit(addLook(newId(), she!.id, dateAfter('2026-11-20', -lookDays)))
  await stack.settle()
  proxy.calls.length = 0
  const first = await list(she!)
  expect(unitsOf(proxy.calls)).toBeLessThanOrEqual(30)
  const second = await list(she!, first.older!)
  expect(second.older).toBeNull()
  expect(new Set([...first.looks, ...second.looks].map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)))
  expect(second.looks.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-18'])
  expect((await listLooks(she!.id, '2026-11-20', { before: undefined, limit: count })).older).toBeNull()
})
