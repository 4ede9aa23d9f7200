import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addFindableCard } from '#functions/stores/members/card.ts'
import { wishesOf } from '#functions/stores/members/wishes.ts'
import { members } from '#shared/contract/members.ts'
import { profile } from '#shared/contract/profile.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { startTableProxy, unitsOf } from '#test/support/table-proxy.ts'
import { openWorld } from '#test/support/world.ts'

const birthDate = '1990-01-01'
const region = 'NL-DR'
const crowdSize = 1000
/**
 * Limit of read units. 2,000 cards of 143 bytes take 35, at half a unit per 4 KB; the rest is for
 * the call's other reads.
 */
const mostUnits = 45

const database = inject('dynamodb')
const proxy = await startTableProxy(database)
// Registered before the hook of the world, because afterAll hooks run in reverse order.
afterAll(() => proxy.stop())
const world = openWorld({ countries: ['NL'], dynamodb: proxy.endpoint })

/**
 * Adds men of one age who were active more recently than everybody else. They look for men, so they
 * match no woman.
 */
async function addCrowd(): Promise<void> {
  const client = new DynamoDBClient({ endpoint: database })
  const now = world.clock.now()
  const items = Array.from({ length: crowdSize }, (_, index) => {
    const id = ulid(now.getTime() + index)
    const card = { id, n: `Druk${index}`, b: birthDate, g: 'male' as const, r: region, c: 'Assen' }
    const wishes = wishesOf({ wantedGender: 'male', interests: ['tea', 'wine'] })
    const item = { ...addFindableCard(card, now).step.Put!.Item!, ...wishes } as Record<string, string>
    return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { S: value }]))
  })
  for (let start = 0; start < items.length; start += 25)
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [world.tableName]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    )
  client.destroy()
}

let woman: Member
let man: Member
const fitting: Member[] = []
const measured = async <T>(act: () => Promise<T>): Promise<{ answer: T; units: number }> => {
  await world.settle()
  proxy.calls.length = 0
  const answer = await act()
  return { answer, units: unitsOf(proxy.calls) }
}

beforeAll(async () => {
  world.clock.set('2026-11-20T12:00:00Z')
  woman = await anna(world, { birthDate, region: 'NL-ZE' })
  man = await bram(world, { birthDate, region: 'NL-ZE', interests: ['tea', 'wine'] })
  for (let n = 0; n < 3; n++) {
    // A minute apart, because members active in the same second have no defined order.
    world.clock.set(`2026-11-20T12:0${n}:00Z`)
    fitting.push(
      await addMember(world, {
        gender: 'male',
        wantedGender: 'female',
        birthDate,
        region,
        interests: n ? ['wine'] : ['tea', 'wine'],
      }),
    )
  }
  world.clock.set('2026-11-20T13:00:00Z')
  await addCrowd()
  await world.settle()
}, 120_000)
afterAll(() => void world.clock.reset())

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

describe('fitting members that rank below 1,000 others', () => {
  test('SEARCH-26 are all found by matches', async () => {
    const { answer, units } = await measured(() => woman.call(members.matches))
    expect(idsOf(answer.results).sort()).toEqual(idsOf([man, ...fitting]).sort())
    // Region and country are read in parallel.
    expect(units).toBeLessThanOrEqual(2 * mostUnits)
  })

  test('SEARCH-26 are all found by similar members, most shared interests first', async () => {
    const { answer, units } = await measured(() => woman.call(members.similar, { query: { id: man.id } }))
    expect(idsOf(answer.results)).toEqual([fitting[0]!.id, fitting[2]!.id, fitting[1]!.id])
    expect(units).toBeLessThanOrEqual(mostUnits)
  })

  test('SEARCH-26 are found by the swipe game', async () => {
    const { answer, units } = await measured(() => woman.call(members.nextSwipe))
    expect(idsOf([man, ...fitting])).toContain(answer.card?.id)
    expect(units).toBeLessThanOrEqual(mostUnits)
  })

  test('SEARCH-26 are counted by the match finder, and found on its last pages', async () => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await woman.call(members.matchFinder, { query: { age_group: '35+', ...(cursor && { cursor }) } })
      expect(page.numResults).toBe(crowdSize + 4)
      found.push(...idsOf(page.results))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(found.slice(-4).sort()).toEqual(idsOf([man, ...fitting]).sort())
  })

  test('SEARCH-26 disappear from the matches of others as soon as they change their wanted gender', async () => {
    await man.call(profile.change, { body: { wanted_gender: 'male' } })
    await world.settle()
    expect(idsOf((await woman.call(members.matches)).results)).not.toContain(man.id)
    await man.call(profile.change, { body: { wanted_gender: 'female' } })
  })
})
