import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPassed } from '#functions/stores/members/swipes.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { passedDays } from '#shared/rules/limits.ts'
import { withCountry } from '#test/support/country.ts'
import { dumpTable } from '#test/support/dump.ts'
import { type addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
const noon = '2026-11-20T12:00:00Z'
beforeEach(() => void stack.clock.set(noon))
afterEach(() => void stack.clock.reset())

/**
 * Number of calls of `addPeople`; each call uses a different combination of country and birth year.
 */
let country = 0
const places = [
  ['NL', 'NL-UT'],
  ['BE', 'BE-VAN'],
  ['DE', 'DE-BE'],
] as const
/**
 * Adds a woman and `count` men, all of the same age and country. Members of other tests rank after
 * them.
 */
const addPeople = async (count: number, told: Parameters<typeof addMember>[1] = {}) => {
  const number = country++
  const [code, region] = places[number % 3]!
  const birthDate = `${1935 + 15 * Math.floor(number / 3)}-02-03`
  const place = { country: code, region, birthDate }
  const me = await anna(stack, place)
  const men: Member[] = []
  for (let n = 0; n < count; n++) men.push(await bram(stack, { ...place, ...told }))
  await stack.settle()
  return { me, men, place }
}
const swipe = (who: Member, { id }: { id: string }, verdict: 'like' | 'pass' = 'like') =>
  who.call(members.swipe, { body: { id, verdict } })
const next = async (who: Member) => {
  await stack.settle()
  return who.call(members.nextSwipe)
}
const swipeUntilEnd = async (who: Member) => {
  const seen: string[] = []
  for (;;) {
    const { card } = await next(who)
    if (!card || seen.length > 20) return seen
    seen.push(card.id)
    await swipe(who, card, 'pass')
  }
}

describe('members shown in the swipe game', () => {
  test('SEARCH-23 come one at a time, without those liked or passed before or liked elsewhere', async () => {
    const { me, men } = await addPeople(5)
    await me.call(likes.like, { body: { id: men[0]!.id } })
    const seen = []
    for (const verdict of ['like', 'pass', 'like', 'pass'] as const) {
      const { card } = await next(me)
      seen.push(card!.id)
      await swipe(me, card!, verdict)
    }
    expect(seen.sort()).toEqual(
      men
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    expect((await next(me)).card).toBeNull()
    const liked = (await me.call(likes.list)).profiles
    expect(liked).toHaveLength(3)
  })

  test('SEARCH-15 SEARCH-16 BLOCK-06 exclude invisible, blocked, unconfirmed and former members, and those whose gender does not fit', async () => {
    const { me, men, place } = await addPeople(3)
    const [shown, blocked, blocksMe] = men as [Member, Member, Member]
    await bram(stack, { ...place, invisible: true })
    await bram(stack, { ...place, wantedGender: 'male' })
    const later = await bram(stack, place)
    for (const status of ['not_confirmed', 'banned', 'deletion_pending'] as const)
      await bram(stack, { ...place, status })
    await me.call(safety.block, { body: { id: blocked.id } })
    await blocksMe.call(safety.block, { body: { id: me.id } })
    await later.call(account.change, { body: { invisible: true } })
    expect(await swipeUntilEnd(me)).toEqual([shown.id])
    for (const { id } of [blocked, blocksMe, later, { id: newId() }, me]) {
      await expectRefusal(swipe(me, { id }), 'not_found')
      await expectRefusal(swipe(me, { id }, 'pass'), 'not_found')
    }
  })

  test('SEARCH-23 begin with those of a similar age', async () => {
    const { me, men, place } = await addPeople(1)
    const younger = await bram(stack, { ...place, birthDate: '2004-01-01' })
    expect((await swipeUntilEnd(me)).filter((id) => [men[0]!.id, younger.id].includes(id))[0]).toBe(men[0]!.id)
  })

  test('OPEN-32 SEARCH-23 prefer the ages that the country calls similar', async () => {
    const { me, men, place } = await addPeople(1)
    const birthDate = `${Number(place.birthDate.slice(0, 4)) - 3}${place.birthDate.slice(4)}`
    // Makes `older` the most recently active one, who comes first; activity is stored in seconds.
    stack.clock.advance({ minutes: 1 })
    const older = await bram(stack, { ...place, birthDate })
    const first = async () => (await next(me)).card?.id
    expect(await first()).toBe(older.id)
    await withCountry('NL', { ageDistance: { similar: 5, match: 2 } }, async () =>
      expect(await first()).toBe(men[0]!.id),
    )
  })

  test('exclude a passed member for 90 days; the pass is stored on both sides for the purge', async () => {
    const { me, men } = await addPeople(1)
    stack.clock.stopAt(new Date(noon))
    await swipe(me, men[0]!, 'pass')
    const rows = (await dumpTable(stack)).filter(
      ({ SK }) => SK === `SWIPE#${men[0]!.id}` || SK === `SWIPED_BY#${me.id}`,
    )
    expect(rows.map(({ ttl }) => ttl)).toEqual([0, 0].map(() => Date.parse(noon) / 1000 + passedDays * 86_400))
    const { id } = men[0]!
    const after = (seconds: number) =>
      readPassed(me.id, new Date(Date.parse(noon) + (passedDays * 86_400 + seconds) * 1000))
    expect([await after(-1), await after(0)]).toEqual([{ ids: [id], undoable: id }, { ids: [] }])
  })
})

describe('SEARCH-22 four swipe likes a day', () => {
  test('SEARCH-22 refuse the fifth, do not count passes, and report how many are left', async () => {
    const { me, men } = await addPeople(7)
    expect(await next(me)).toMatchObject({ likes_left: 4, renewed_at: '2026-11-20T23:00:00.000Z' })
    const left = []
    for (const man of men.slice(0, 2)) left.push((await swipe(me, man, 'pass')).likes_left)
    for (const man of men.slice(2, 6)) left.push((await swipe(me, man)).likes_left)
    expect(left).toEqual([4, 4, 3, 2, 1, 0])
    const refused = await expectRefusal(swipe(me, men[6]!), 'swipe_limit')
    expect(refused).toMatchObject({ max: 4 })
    expect((await next(me)).likes_left).toBe(0)
    expect((await swipe(me, men[6]!, 'pass')).likes_left).toBe(0)
  })

  test('TRAP-60 do not limit or count likes given elsewhere', async () => {
    const { me, men } = await addPeople(7)
    for (const { id } of men.slice(0, 5)) await me.call(likes.like, { body: { id } })
    expect((await next(me)).likes_left).toBe(4)
    const { me: other, men: others } = await addPeople(6)
    for (const man of others.slice(0, 4)) await swipe(other, man)
    await expectRefusal(swipe(other, others[4]!), 'swipe_limit')
    expect((await other.call(likes.like, { body: { id: others[4]!.id } })).liked).toBe(true)
  })

  test('OPEN-35 are the limit of premium members as well', async () => {
    const { men, place } = await addPeople(5)
    const me = await anna(stack, { ...place, premium: true })
    for (const man of men.slice(0, 4)) await swipe(me, man)
    await expectRefusal(swipe(me, men[4]!), 'swipe_limit')
  })

  test.each([
    ['in winter', '2026-11-20T23:00:00Z'],
    ['on the day of 23 hours', '2027-03-28T22:00:00Z'],
    ['on the day of 25 hours', '2027-10-31T23:00:00Z'],
  ])('OPEN-35 are renewed at midnight of the country, to the second: %s', async (_, midnight) => {
    const at = (seconds: number) => stack.clock.set(new Date(Date.parse(midnight) + seconds * 1000))
    // The setup starts ten minutes earlier, because the clock keeps running during it.
    at(-600)
    const { me, men } = await addPeople(6)
    for (const man of men.slice(0, 4)) await swipe(me, man)
    expect((await next(me)).renewed_at).toBe(new Date(midnight).toISOString())
    at(-1)
    await expectRefusal(swipe(me, men[4]!), 'swipe_limit')
    at(0)
    expect((await swipe(me, men[4]!)).likes_left).toBe(3)
    at(1)
    expect((await next(me)).likes_left).toBe(3)
  })

  test("OPEN-35 are renewed at midnight of the member's country, which may not be the site's", () =>
    withCountry('BE', { timeZone: 'Pacific/Auckland' }, async () => {
      stack.clock.set('2026-11-20T10:50:00Z')
      const place = { country: 'BE', region: 'BE-VAN', birthDate: '1928-02-03' } as const
      const me = await anna(stack, place)
      const men: Member[] = []
      for (let n = 0; n < 5; n++) men.push(await bram(stack, place))
      for (const man of men.slice(0, 4)) await swipe(me, man)
      expect(await next(me)).toMatchObject({ likes_left: 0, renewed_at: '2026-11-20T11:00:00.000Z' })
      await expectRefusal(swipe(me, men[4]!), 'swipe_limit')
      stack.clock.set('2026-11-20T11:00:00Z')
      expect((await next(me)).likes_left).toBe(4)
      expect((await swipe(me, men[4]!)).likes_left).toBe(3)
    }))

  test('OPEN-35 are a number set by the country', () =>
    withCountry('NL', { swipeLikesPerDay: 1 }, async () => {
      const { me, men } = await addPeople(2)
      expect((await swipe(me, men[0]!)).likes_left).toBe(0)
      expect(await expectRefusal(swipe(me, men[1]!), 'swipe_limit')).toMatchObject({ max: 1 })
    }))

  test('SEARCH-22 stay four when twenty are sent in parallel', async () => {
    const { me, men } = await addPeople(20)
    const outcomes = await Promise.allSettled(men.map((man) => swipe(me, man)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') await expectRefusal(Promise.reject(outcome.reason), 'swipe_limit')
    expect((await me.call(likes.list)).profiles).toHaveLength(4)
  })

  test('count a repeat once, in parallel or after the last one', async () => {
    const { me, men } = await addPeople(4)
    await Promise.all(Array.from({ length: 10 }, () => swipe(me, men[0]!)))
    expect((await next(me)).likes_left).toBe(3)
    for (const man of men.slice(1)) await swipe(me, man)
    for (const man of men) expect(await swipe(me, man)).toEqual({ match: false, likes_left: 0 })
    for (let n = 0; n < 2; n++) await swipe(me, men[0]!, 'pass')
    expect((await me.call(likes.list)).profiles).toHaveLength(4)
  })

  test('LIKE-03 are ordinary likes, and report a match', async () => {
    const { me, men } = await addPeople(2)
    await men[0]!.call(likes.like, { body: { id: me.id } })
    expect(await swipe(me, men[0]!)).toMatchObject({ match: true })
    expect(await swipe(me, men[1]!)).toMatchObject({ match: false })
    expect((await men[0]!.call(likes.list)).liked_by).toMatchObject([{ id: me.id, like_new: true, match: true }])
  })

  test('ACC-26 are closed to an unconfirmed member, who may view and pass', async () => {
    const { men, place } = await addPeople(1)
    const fresh = await anna(stack, { ...place, status: 'not_confirmed' })
    expect((await next(fresh)).card).not.toBeNull()
    await expectRefusal(swipe(fresh, men[0]!), 'email_not_confirmed')
    await expectRefusal(swipe(fresh, { id: newId() }), 'email_not_confirmed')
    expect((await swipe(fresh, men[0]!, 'pass')).likes_left).toBe(4)
  })
})
