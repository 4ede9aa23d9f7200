import { beforeAll, describe, expect, test } from 'vitest'
import { addLike } from '#functions/stores/likes/change.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { commit } from '#functions/table/transaction.ts'
import type { likeLists } from '#shared/contract/likes.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { maxMemberIds } from '#shared/model/ids.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const open = (who: Member, { id }: Member) => who.call(members.profile, { query: { id } })
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('CHAT-35 lists of more likes than one page', () => {
  const count = pageSize.likes + 3
  const numbers = Array.from({ length: count }, (_, n) => n)
  let liked: Member
  /** The likers, oldest like first. Every second liker is liked back. */
  let others: Member[]
  let newestFirst: string[]
  const isReturned = (n: number) => n % 2 === 0

  beforeAll(async () => {
    liked = await anna(stack)
    others = await Promise.all(numbers.map(() => bram(stack)))
    newestFirst = others.map(({ id }) => id).reverse()
    const now = stack.clock.now().getTime()
    for (const n of numbers) {
      const at = new Date(now + n * 1000)
      await commit(addLike(others[n]!.card, liked.card, at))
      if (isReturned(n))
        await commit(addLike(liked.card, others[n]!.card, at, await findLikedBy(liked.id, others[n]!.id)))
    }
  })

  const list = (of?: (typeof likeLists)[number], before?: string) =>
    liked.call(likes.list, of && before ? { query: { of, before } } : {})

  test('begin with pages of 50, newest first, with cursors and the total of new likes', async () => {
    const first = await list()
    expect(idsOf(first.liked_by)).toEqual(newestFirst.slice(0, pageSize.likes))
    const returned = newestFirst.filter((_, n) => isReturned(count - 1 - n))
    expect(idsOf(first.matches)).toEqual(returned)
    expect(idsOf(first.profiles)).toEqual(returned)
    expect(first).toMatchObject({ older: { profiles: null, matches: null }, new_likes: count })
    const second = await list('liked_by', first.older.liked_by!)
    expect(idsOf(second.liked_by)).toEqual(newestFirst.slice(pageSize.likes))
    expect(second).toMatchObject({ profiles: [], matches: [], new_likes: null })
    expect(second.older).toEqual({ profiles: null, liked_by: null, matches: null })
  })

  test('continue one list after its cursor', async () => {
    const [, second, third] = (await list()).matches
    const cursor = `${second!.liked_at}#${second!.id}`
    expect((await list('matches', cursor)).matches[0]).toEqual(third)
    const { profiles } = await list()
    const next = await list('profiles', `${profiles[0]!.liked_at}#${profiles[0]!.id}`)
    expect(idsOf(next.profiles)).toEqual(idsOf(profiles.slice(1)))
    expect([next.liked_by, next.matches]).toEqual([[], []])
  })

  test('TRAP-40 are refused with a list but no cursor, a cursor but no list, and an unknown list', async () => {
    const before = `2026-11-20T20:00:00.000Z#${liked.id}`
    for (const query of [{ of: 'matches' }, { before }, { of: 'all', before }])
      await expectRefusal(liked.call(likes.list, { query } as never), 'invalid_input')
  })

  test('LIKE-06 LIKE-07 have a total of new likes that decreases when one is seen, removed or blocked', async () => {
    const newLikes = async () => (await list()).new_likes
    const [seen, taken, blocked] = [others[0]!, others[1]!, others[2]!]
    await open(liked, seen)
    expect(await newLikes()).toBe(count - 1)
    await open(liked, seen)
    expect(await newLikes()).toBe(count - 1)
    await taken.call(likes.unlike, { query: {}, body: { id: liked.id } })
    expect(await newLikes()).toBe(count - 2)
    await liked.call(safety.block, { body: { id: blocked.id } })
    expect(await newLikes()).toBe(count - 3)
  })

  test('are complete in liked.php, which tells which of the given members she likes', async () => {
    const [returned, stranger, notReturned] = [others[4]!, await chris(stack), others[5]!]
    const among = (...ids: string[]) => liked.call(likes.liked, { query: { ids: ids.join(',') } })
    expect(await among(returned.id, stranger.id, notReturned.id, returned.id)).toEqual({ ids: [returned.id] })
    expect(await stranger.call(likes.liked, { query: { ids: liked.id } })).toEqual({ ids: [] })
    await expectRefusal(among(...Array.from({ length: maxMemberIds + 1 }, () => newId())), 'invalid_input')
  })
})
