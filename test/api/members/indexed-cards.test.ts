import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { addMember, bram } from '#test/support/people.ts'
import { signUpAndConfirm } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })

const StoredCard = z.looseObject({ w: z.optional(z.string()), i: z.optional(z.string()), k: z.optional(z.string()) })
const cardOf = async (id: string) => {
  await stack.settle()
  return (await find(StoredCard, keys.card(id), { consistent: true }))!
}

// `addMember` writes complete cards, so other tests do not prove that the reactions complete them.
test('SEARCH-25 SEARCH-26 the card of a new member is completed by its place and search preferences, and is found nearby', async () => {
  const newcomer = await signUpAndConfirm(stack, { region: 'NL-UT', city: 'Utrecht' })
  const added = await addMember(stack, { region: 'NL-UT', city: 'Utrecht' })
  const [own, same] = [await cardOf(newcomer.id), await cardOf(added.id)]
  expect(Object.keys(own).sort()).toEqual(Object.keys(same).sort())
  const { k, sk, sw, w } = same
  expect(own).toMatchObject({ k, sk, sw, w })

  const neighbour = await bram(stack, { region: 'NL-UT', city: 'Utrecht' })
  const { results } = await neighbour.call(members.search, { query: { distance: '10' } as never })
  expect(results.map(({ id }) => id)).toContain(newcomer.id)
})

test('SEARCH-25 SEARCH-26 the card follows a change of town and of interests', async () => {
  const member = await addMember(stack, { region: 'NL-UT', city: 'Utrecht' })
  const before = await cardOf(member.id)
  await member.call(profile.change, { body: { region: 'NL-GR', city: 'Groningen', interests: ['animals'] } as never })
  const after = await cardOf(member.id)
  expect(after.k).toBeTruthy()
  expect(after.k).not.toBe(before.k)
  expect(after.i).not.toBe(before.i)
})
