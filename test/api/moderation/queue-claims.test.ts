import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as queueClaims from '#shared/contract/queue-claims.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { type ClaimQueue, claimMinutes, claimQueues, claimsAtOnce } from '#shared/rules/queue-claims.ts'
import { dumpTable } from '#test/support/dump.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor, signInAgain } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let jo: StaffVisitor
let mo: StaffVisitor
let item: string
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(() => {
  item = newId()
})
afterEach(() => void stack.clock.reset())

type Changes = { queue?: ClaimQueue; items?: string[]; released?: string[] }
const claim = async (who: StaffVisitor, { queue = 'photos', items = [item], released = [] }: Changes = {}) =>
  (await who.call(queueClaims.claimItems, { body: { queue, items, released } })).claims
/** Claim on the item of this test, as seen by a member of staff without claiming anything. */
const seen = async (who: StaffVisitor, queue: ClaimQueue = 'photos') =>
  (await claim(who, { queue, items: [] })).find((one) => one.item === item)
const release = (who: StaffVisitor) => claim(who, { items: [], released: [item] })

describe('MOD-04 a claim on an entry of a queue', () => {
  test.each(claimQueues)('of %s names the claimant to colleagues, in this queue only', async (queue) => {
    const until = new Date(stack.clock.stopAt(stack.clock.now()).getTime() + claimMinutes * 60_000).toISOString()
    expect(await claim(jo, { queue })).toContainEqual({ item, by: jo.name, mine: true, until })
    expect(await seen(mo, queue)).toEqual({ item, by: jo.name, mine: false, until })
    for (const other of claimQueues.filter((one) => one !== queue)) expect(await seen(mo, other)).toBeUndefined()
  })

  test('belongs to exactly one of several parallel claimants, as each of them sees', async () => {
    const claimants = [jo, mo, await openStaff(stack), await openStaff(stack), await openStaff(stack)]
    for (let round = 0; round < 5; round++) {
      item = newId()
      const answers = await Promise.all(claimants.map((who) => claim(who)))
      const told = answers.flatMap((claims) => claims.filter((one) => one.item === item))
      expect(told).toHaveLength(claimants.length)
      expect(told.filter(({ mine }) => mine)).toHaveLength(1)
      expect(new Set(told.map(({ by }) => by)).size).toBe(1)
    }
  })

  test('stays with the claimant when a colleague claims the entry together with a free one', async () => {
    const free = newId()
    await claim(jo)
    const claims = await claim(mo, { items: [item, free] })
    expect(claims.filter((one) => [item, free].includes(one.item)).map((one) => [one.item, one.by])).toEqual(
      [item, free].toSorted().map((one) => [one, one === item ? jo.name : mo.name]),
    )
  })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i s from its end, a colleague gets it: %s', async (seconds, isFree) => {
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await claim(jo)
    stack.clock.stopAt(new Date(start.getTime() + claimMinutes * 60_000 + seconds * 1000))
    expect((await seen(jo))?.mine).toBe(isFree ? undefined : true)
    await claim(mo)
    expect((await seen(mo))!.by).toBe(isFree ? mo.name : jo.name)
    expect((await seen(jo))!.mine).toBe(!isFree)
  })

  test('is extended by its owner, and ends with a TTL', async () => {
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await claim(jo)
    const later = new Date(start.getTime() + (claimMinutes - 1) * 60_000)
    stack.clock.stopAt(later)
    await claim(jo)
    const until = new Date(later.getTime() + claimMinutes * 60_000)
    expect((await seen(mo))!.until).toBe(until.toISOString())
    const row = (await dumpTable(stack)).find(({ SK }) => String(SK).endsWith(item))!
    expect(row.ttl).toBe(Math.ceil(until.getTime() / 1000))
  })

  test.each([
    [59, false],
    [60, true],
    [61, true],
  ])('is stored again after %i seconds: %s', async (seconds, isExtended) => {
    const start = stack.clock.stopAt(stack.clock.now())
    await claim(jo)
    stack.clock.stopAt(new Date(start.getTime() + seconds * 1000))
    await claim(jo)
    const until = start.getTime() + claimMinutes * 60_000 + (isExtended ? seconds * 1000 : 0)
    expect((await seen(mo))!.until).toBe(new Date(until).toISOString())
  })

  test('is released by its owner only, and then free at once', async () => {
    await claim(jo)
    await release(mo)
    expect((await seen(mo))!.by).toBe(jo.name)
    await release(jo)
    await release(jo)
    expect(await seen(mo)).toBeUndefined()
    await claim(mo)
    expect((await seen(mo))!.mine).toBe(true)
  })

  test('is kept where the same call names the entry as released', async () => {
    await claim(jo, { released: [item] })
    expect((await seen(mo))!.by).toBe(jo.name)
  })

  test.each<[StaffRole[], boolean]>([
    [['moderator'], true],
    [['moderator', 'lead'], true],
    [['finance'], false],
    [['host'], false],
    [['editor'], false],
  ])('is made and seen by %o: %s', async (roles, mayClaim) => {
    const who = await openStaff(stack, roles)
    if (mayClaim) await claim(who)
    else await expectRefusal(claim(who), 'role_required')
    expect((await seen(mo))?.by).toBe(mayClaim ? who.name : undefined)
  })

  test('is made on at most `claimsAtOnce` entries per call, and only on ids', async () => {
    const some = (count: number) => Array.from({ length: count }, () => newId())
    const most = some(claimsAtOnce)
    expect((await claim(jo, { items: most })).filter((one) => most.includes(one.item))).toHaveLength(claimsAtOnce)
    await claim(jo, { items: [], released: most })
    for (const items of [some(claimsAtOnce + 1), [''], ['a b'], ['x'.repeat(41)]])
      await expectRefusal(claim(jo, { items }), 'invalid_input')
  })

  test('does not extend the session of the caller', async () => {
    const idle = await openStaff(stack)
    stack.clock.advance({ minutes: 20 })
    await claim(idle)
    stack.clock.advance({ minutes: 10 })
    await expectRefusal(claim(idle), 'staff_required')
    await claim(await signInAgain(stack, idle))
  })
})
