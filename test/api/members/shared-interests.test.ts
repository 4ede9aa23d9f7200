import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import type { Interest } from '#shared/model/profile.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })

/** Sets interests by a call, because its reaction copies them to the card in the index. */
async function like(who: Member, interests: Interest[]): Promise<Member> {
  await who.call(profile.change, { body: { sensitive_consent: true, interests } })
  return who
}

test('PROF-26 a card names at most three shared interests to members only, never sensitive ones', async () => {
  const a = await like(await anna(stack), ['art', 'beer', 'tea', 'wine', 'politics', 'bdsm'])
  const four = await like(await bram(stack), ['wine', 'tea', 'beer', 'art'])
  const one = await like(await bram(stack), ['tea', 'sushi', 'politics', 'bdsm'])
  const none = await like(await bram(stack), ['sushi', 'politics'])
  await stack.settle()
  const sharedIn = (results: { id: string; shared_interests?: string[] | undefined }[]) =>
    new Map(results.map(({ id, shared_interests }) => [id, shared_interests]))

  const query = { gender: 'male' } as const
  const { results } = await a.call(members.search, { query })
  const found = sharedIn(results)
  expect(found.get(four.id)).toEqual(['art', 'beer', 'tea'])
  expect(found.get(one.id)).toEqual(['tea'])
  expect([...found]).toContainEqual([none.id, undefined])

  for (const { results: others } of [
    await a.call(members.similar, { query: { id: none.id } }),
    await a.call(members.matches),
    await a.call(members.matchFinder, { query: { age_group: '35+' } }),
  ])
    expect(sharedIn(others).get(one.id)).toEqual(['tea'])
  const { card, next } = await a.call(members.nextSwipe)
  expect([card, next].map((one) => one!.shared_interests)).toEqual([card, next].map((one) => found.get(one!.id)))

  const visited = await stack.visitor().call(members.search, { query })
  expect(visited.results.length).toBeGreaterThan(0)
  for (const card of visited.results) expect(card).not.toHaveProperty('shared_interests')
})

describe('PROF-26 the screen of likes names shared interests', () => {
  type Named = { profile: { id: string; shared_interests?: string[] | undefined } }
  const namedIn = (list: readonly Named[]) => list.map(({ profile }) => [profile.id, profile.shared_interests])

  /**
   * Shared interests by member in each list of the screen, for a member who is in all the lists.
   */
  async function namedOn(viewer: Member) {
    const { profiles, liked_by, matches } = await viewer.call(likes.list)
    const { favourites } = await viewer.call(likes.listFavourites)
    const { looks } = await viewer.call(likes.listLooks)
    return [profiles, liked_by, matches, favourites, looks].map(namedIn)
  }
  const inEveryList = (named: unknown) => Array.from({ length: 5 }, () => [named])

  async function addPair(own: Interest[], theirs: Interest[]) {
    const she = await like(await anna(stack), own)
    const he = await like(await bram(stack), theirs)
    await stack.settle()
    await she.call(likes.like, { body: { id: he.id } })
    await he.call(likes.like, { body: { id: she.id } })
    await she.call(likes.addFavourite, { body: { id: he.id } })
    await he.call(members.profile, { query: { id: she.id } })
    await stack.settle()
    return { she, he }
  }

  test('PROF-26 TRAP-23 in every list, as they were at the like and after each change, never sensitive ones', async () => {
    const { she, he } = await addPair(['art', 'beer', 'tea', 'wine', 'bdsm'], ['wine', 'tea', 'politics', 'bdsm'])
    expect(await namedOn(she)).toEqual(inEveryList([he.id, ['tea', 'wine']]))
    await like(he, ['art', 'sushi', 'bdsm'])
    await stack.settle()
    expect(await namedOn(she)).toEqual(inEveryList([he.id, ['art']]))
    await like(she, ['sushi', 'art'])
    await stack.settle()
    expect(await namedOn(she)).toEqual(inEveryList([he.id, ['art', 'sushi']]))
  })

  test('PROF-26 nowhere if there are none, and not where conversations and blocks copy the card', async () => {
    const { she, he } = await addPair(['art'], ['sushi'])
    expect(await namedOn(she)).toEqual(inEveryList([he.id, undefined]))
    await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Hoi' } })
    await like(he, ['sushi', 'tea'])
    await stack.settle()
    const Raw = z.looseObject({})
    const row = await find(Raw, keys.chat(she.id, conversationOf(she.id, he.id)), { consistent: true })
    expect(row!.partner).not.toHaveProperty('i')
    expect((await find(Raw, keys.like(she.id, he.id), { consistent: true }))!.card).toHaveProperty('i')
  })
})
