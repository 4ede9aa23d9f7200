import { describe, expect, test } from 'vitest'
import { findLikedBy, listAttributesOf, updateUnchanged } from '#functions/stores/likes/like.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const like = (who: Member, { id }: Member) => who.call(likes.like, { body: { id } })
const unlike = (who: Member, { id }: Member) => who.call(likes.unlike, { query: {}, body: { id } })
const see = (who: Member, { id }: { id: string }) => who.call(likes.seeMatch, { body: { id } })
const pair = async (): Promise<[Member, Member]> => [await anna(stack), await bram(stack)]
const match = async ([a, b]: [Member, Member]) => {
  await like(a, b)
  await like(b, a)
}

/** Ids of the matches whose match moment is not shown yet; the two lists of likes must agree. */
async function waiting(who: Member): Promise<string[]> {
  const { liked_by, matches } = await who.call(likes.list)
  const [received, mutual] = [liked_by, matches].map((rows) =>
    rows.filter(({ match_new }) => match_new).map(({ id }) => id),
  )
  expect(received).toEqual(mutual)
  return mutual!
}

/** Number of match moments that each member has not seen yet. */
const counts = async (both: readonly Member[]) => {
  const found = await Promise.all(both.map(waiting))
  return found.map(({ length }) => length)
}

describe('LIKE-19 the moment of a match waits', () => {
  test('for both members, whoever liked first, and not before the like is returned', async () => {
    const [a, b] = await pair()
    await like(a, b)
    expect(await counts([a, b])).toEqual([0, 0])
    await like(b, a)
    expect([await waiting(a), await waiting(b)]).toEqual([[b.id], [a.id]])
  })

  test('for both after a like in the swipe game', async () => {
    const [a, b] = await pair()
    await like(a, b)
    await b.call(members.swipe, { body: { id: a.id, verdict: 'like' } })
    expect(await counts([a, b])).toEqual([1, 1])
  })

  test('until that member has seen it, as often as they report it, and then still for the other', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    expect(await see(a, b)).toEqual({ seen: true })
    expect(await see(a, b)).toEqual({ seen: true })
    expect(await counts(both)).toEqual([0, 1])
    expect((await a.call(likes.list)).matches).toMatchObject([{ id: b.id, match: true, like_new: true }])
    await Promise.all([see(b, a), see(b, a)])
    expect(await counts(both)).toEqual([0, 0])
  })

  test('and is unaffected by opening the profile, or by liking again', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    await a.call(members.profile, { query: { id: b.id } })
    await like(a, b)
    expect(await counts(both)).toEqual([1, 1])
    await see(a, b)
    await like(a, b)
    await like(b, a)
    expect(await counts(both)).toEqual([0, 1])
  })

  test('no longer once the match has ended, and again for a new match', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    await see(a, b)
    await unlike(b, a)
    expect(await counts(both)).toEqual([0, 0])
    expect(await findLikedBy(b.id, a.id)).not.toHaveProperty('isMatchNew')
    await like(b, a)
    expect(await counts(both)).toEqual([1, 1])
  })

  test('no longer after a block', async () => {
    const both = await pair()
    await match(both)
    await both[0].call(safety.block, { body: { id: both[1].id } })
    expect(await counts(both)).toEqual([0, 0])
  })

  test('no longer while the other member is banned, and again after the ban', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    await changeAccount(b.id, { status: 'banned' })
    await stack.settle()
    expect(await waiting(a)).toEqual([])
    await changeAccount(b.id, { status: 'active' })
    await stack.settle()
    expect(await waiting(a)).toEqual([b.id])
  })

  test('not for a match made before moments existed', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    await apply(update(keys.likedBy(a.id, b.id), 'REMOVE isMatchNew'))
    expect(await counts(both)).toEqual([0, 1])
  })
})

test('LIKE-19 BLOCK-06 reporting the moment of a like, of nobody or of oneself changes nothing', async () => {
  const [a, b] = await pair()
  await like(b, a)
  const rows = async () => JSON.stringify((await dumpTable(stack)).filter(({ PK }) => PK === `MEMBER#${a.id}`))
  await stack.settle()
  const before = await rows()
  for (const id of [b.id, newId(), a.id]) expect(await see(a, { id })).toEqual({ seen: true })
  await stack.settle()
  expect(await rows()).toBe(before)
})

describe('LIKE-19 parallel changes', () => {
  test('both members who like each other at once get one moment each', async () => {
    for (let round = 0; round < 8; round++) {
      const both = await pair()
      const [a, b] = both
      await Promise.all([like(a, b), like(b, a), like(a, b)])
      expect(await counts(both)).toEqual([1, 1])
      await Promise.all([see(a, b), see(b, a)])
      expect(await counts(both)).toEqual([0, 0])
    }
  })

  test('a moment seen while the match ends leaves neither moment nor match', async () => {
    for (let round = 0; round < 8; round++) {
      const both = await pair()
      const [a, b] = both
      await match(both)
      await Promise.all([see(a, b), unlike(round % 2 ? a : b, round % 2 ? b : a), see(b, a)])
      expect(await counts(both)).toEqual([0, 0])
      for (const who of both) expect((await who.call(likes.list)).matches).toEqual([])
    }
  })

  test('a moment seen while a card is copied into the row stays seen, and the card is copied', async () => {
    const both = await pair()
    const [a, b] = both
    await match(both)
    const row = (await findLikedBy(a.id, b.id))!
    await see(a, b)
    const card = { ...row.card, n: 'Nieuw' }
    await apply(updateUnchanged(keys.likedBy(a.id, b.id), row, { card, ...listAttributesOf(a.id, row) }, []))
    expect(await counts(both)).toEqual([0, 1])
    expect((await findLikedBy(a.id, b.id))?.card.n).toBe('Nieuw')
  })
})
