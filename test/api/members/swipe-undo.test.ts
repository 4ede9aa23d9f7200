import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPassed } from '#functions/stores/members/swipes.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void stack.clock.set('2026-11-20T12:00:00Z'))
afterEach(() => void stack.clock.reset())

/**
 * Birth year of the members of a test. The years are so far apart that members of other tests rank
 * later.
 */
let year = 1917
/** Adds a woman and `count` men, all of the same age. */
const addPeople = async (count: number) => {
  year += 12
  const place = { birthDate: `${year}-02-03` }
  const me = await anna(stack, place)
  const men: Member[] = []
  for (let n = 0; n < count; n++) men.push(await bram(stack, place))
  await stack.settle()
  return { me, men, place }
}
const swipe = (who: Member, { id }: { id: string }, verdict: 'like' | 'pass' | 'undo' = 'like') =>
  who.call(members.swipe, { body: { id, verdict } })
const next = async (who: Member) => {
  await stack.settle()
  return who.call(members.nextSwipe)
}

describe('SEARCH-27 the next card and the last pass', () => {
  test('SEARCH-27 the next card comes with the first, and is the first afterwards; the last has none behind it', async () => {
    const { me } = await addPeople(3)
    const { card, next: behind } = await next(me)
    expect(behind).not.toBeNull()
    expect(behind!.id).not.toBe(card!.id)
    await swipe(me, card!, 'pass')
    const second = await next(me)
    expect(second.card).toMatchObject({ id: behind!.id })
    await swipe(me, second.card!, 'pass')
    expect((await next(me)).next?.id ?? null).not.toBe(card!.id)
  })

  test('SEARCH-27 the next card may be of any age where nobody else is of a similar age', async () => {
    const { me, men, place } = await addPeople(1)
    // Among members of any age, the most recently active comes first; activity is stored in
    // seconds.
    stack.clock.advance({ minutes: 10 })
    await bram(stack, { ...place, birthDate: '2005-05-05' })
    const { card, next: behind } = await next(me)
    expect(card!.id).toBe(men[0]!.id)
    expect(behind!.age).toBeLessThan(card!.age - 7)
  })

  test('SEARCH-27 only the last pass is undone, once however often it is asked, and its member shown again', async () => {
    const { me, men } = await addPeople(3)
    const [first, second, third] = men as [Member, Member, Member]
    for (const man of men) {
      await swipe(me, man, 'pass')
      stack.clock.advance({ minutes: 1 })
    }
    await expectRefusal(swipe(me, first, 'undo'), 'pass_final')
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => swipe(me, third, 'undo')))
    expect(outcomes).toEqual(outcomes.map(() => ({ match: false, likes_left: 4 })))
    expect((await next(me)).card?.id).toBe(third.id)
    // The pass before the undone pass stays final.
    await expectRefusal(swipe(me, second, 'undo'), 'pass_final')
    expect((await readPassed(me.id, stack.clock.now())).ids).toHaveLength(2)
    await swipe(me, third, 'pass')
    expect((await readPassed(me.id, stack.clock.now())).ids).toHaveLength(3)
    expect(await swipe(me, third, 'undo')).toMatchObject({ likes_left: 4 })
  })

  test('SEARCH-27 the game names the member whose pass can be undone, as a card, until the pass is undone', async () => {
    const { me, men } = await addPeople(3)
    const [first, second] = men as [Member, Member]
    expect((await next(me)).undoable).toBeNull()
    await swipe(me, first, 'pass')
    stack.clock.advance({ minutes: 1 })
    await swipe(me, second, 'pass')
    const { card, undoable } = await next(me)
    expect(undoable).toMatchObject({ id: second.id, gender: 'male', num_photos: 0 })
    expect(card!.id).toBe(men[2]!.id)
    await swipe(me, men[2]!)
    expect((await next(me)).undoable?.id).toBe(second.id)
    await swipe(me, second, 'undo')
    expect((await next(me)).undoable).toBeNull()
  })

  test('SEARCH-27 BLOCK-06 SEARCH-15 the game names no member who is blocked, invisible or liked since the pass', async () => {
    const { me, men } = await addPeople(3)
    const [blocking, hiding, liked] = men as [Member, Member, Member]
    for (const [he, act] of [
      [blocking, () => blocking.call(safety.block, { body: { id: me.id } })],
      [hiding, () => hiding.call(account.change, { body: { invisible: true } })],
      [liked, () => me.call(likes.like, { body: { id: liked.id } })],
    ] as const) {
      stack.clock.advance({ minutes: 1 })
      await swipe(me, he, 'pass')
      expect((await next(me)).undoable?.id).toBe(he.id)
      await act()
      expect((await next(me)).undoable).toBeNull()
    }
  })

  test('SEARCH-27 SEARCH-22 gives no like back, and nothing but a pass is undone', async () => {
    const { me, men } = await addPeople(6)
    for (const man of men.slice(0, 4)) await swipe(me, man)
    await expectRefusal(swipe(me, men[3]!, 'undo'), 'pass_final')
    await expectRefusal(swipe(me, men[5]!, 'undo'), 'pass_final')
    await swipe(me, men[4]!, 'pass')
    expect((await swipe(me, men[4]!, 'undo')).likes_left).toBe(0)
    await expectRefusal(swipe(me, men[4]!), 'swipe_limit')
    expect((await me.call(likes.list)).profiles).toHaveLength(4)
  })

  test('SEARCH-27 BLOCK-06 is refused for a member who blocked the caller meanwhile', async () => {
    const { me, men } = await addPeople(1)
    await swipe(me, men[0]!, 'pass')
    await men[0]!.call(safety.block, { body: { id: me.id } })
    await stack.settle()
    await expectRefusal(swipe(me, men[0]!, 'undo'), 'not_found')
  })
})
