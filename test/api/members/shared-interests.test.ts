import { expect, test } from 'vitest'
import { members } from '#shared/contract/members.ts'
import { profile } from '#shared/contract/profile.ts'
import type { Interest } from '#shared/model/profile.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })

/** Sets interests by the call, whose reaction copies them to the card in the index. */
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
