import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addLike } from '#functions/stores/likes/change.ts'
import { markLikeSeen } from '#functions/stores/likes/like.ts'
import type { ComparableCard } from '#functions/stores/members/card.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import * as likes from '#shared/contract/likes.ts'
import { likeLists } from '#shared/contract/likes.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { likedCard } from '#test/support/long-lists.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'

const people = 400
/** Limit of read units per page of likes (quality.md). */
const maxUnits = 8

const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })

let she: Member

/** Number of unseen received likes, which are the newest. */
const newLikes = 25

const isLiker = (index: number) => index % 4 !== 1

const momentOf = (index: number) => new Date(stack.clock.now().getTime() - index * 60_000)
/**
 * Writes that connect the member number `index` with her. By index modulo 4: 0 likes her, 1 is
 * liked by her, 2 and 3 are matches.
 */
const writesFor = (index: number, card: ComparableCard) => {
  const at = momentOf(index)
  const theirs = addLike(card, she.card, at)
  if (index % 4 === 0) return [theirs]
  if (index % 4 === 1) return [addLike(she.card, card, at)]
  const row = { SK: `LIKED_BY#${card.id}`, card, at: at.toISOString(), isNew: true }
  return [theirs, addLike(she.card, card, at, row)]
}

beforeAll(async () => {
  she = await anna(stack)
  let received = 0
  for (let index = 0; index < people; index++) {
    const card = likedCard(`Bewonderaar${index}`, momentOf(index))
    for (const writes of writesFor(index, card)) await commit(writes)
    if (isLiker(index) && ++received > newLikes) await apply(markLikeSeen(she.id, card.id))
  }
  await stack.settle()
}, 120_000)

beforeEach(() => {
  proxy.calls.length = 0
})

/** Read units besides the lists: session, account, counters and the viewer's own card. */
const otherUnits = () => unitsOf(proxy.calls.filter(({ operation }) => operation !== 'Query'))

const queryUnits = () => unitsOf(proxy.calls.filter(({ operation }) => operation === 'Query'))

test('CHAT-35 quality.md speed: the first page of all three lists costs at most 8 read units, with 25 new likes', async () => {
  const first = await she.call(likes.list)
  expect(queryUnits()).toBeLessThanOrEqual(maxUnits)
  expect(otherUnits()).toBeLessThanOrEqual(3)
  expect(first.new_likes).toBe(newLikes)
  for (const name of likeLists) expect(first[name]).toHaveLength(pageSize.likes)
})

test.each(likeLists)('CHAT-35 quality.md speed: each further page of %s costs at most 8 read units', async (name) => {
  const first = await she.call(likes.list)
  let [seen, before] = [first[name].length, first.older[name]]
  while (before) {
    proxy.calls.length = 0
    const page: typeof first = await she.call(likes.list, { query: { of: name, before } })
    expect(queryUnits()).toBeLessThanOrEqual(maxUnits)
    seen += page[name].length
    before = page.older[name]
  }
  expect(seen).toBe(name === 'matches' ? people / 2 : people * 0.75)
})
