import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { ulid } from 'ulid'
import type { Card } from '#functions/stores/members/card.ts'
import { addFindableCard } from '#functions/stores/members/card-writes.ts'
import { cellAt } from '#functions/stores/members/cells.ts'
import { placedAt } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { placedTownsOf } from '#functions/stores/profile/town-positions.ts'
import * as members from '#shared/contract/members.ts'
import { sequence } from '#test/support/faults.ts'
import type { Member } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import { type TableProxy, unitsOf } from '#test/support/table-proxy.ts'
import type { Figure } from './figure.ts'

const random = sequence(5)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const names = ['Sanne_84', 'Jeroen.K', 'Marieke', 'Bas-van-Dijk', 'Lotte_1990', 'Pieter88', 'Anouk', 'Thijs.de.Wit']
const towns = placedTownsOf('NL')
/** Towns of a third of all members, who live closer together than the others. */
const cities = ['Utrecht', "'s-Hertogenbosch", 'Amersfoort', 'Groningen', 'Den Haag', 'Rotterdam', 'Enschede']
const cityTowns = towns.filter(({ name }) => cities.includes(name))

const stored = (value: unknown) => (typeof value === 'boolean' ? { BOOL: value } : { S: String(value) })

/** Index entry of a member. Search reads nothing else, but such a member cannot sign in. */
function someCard(now: Date): Record<string, unknown> {
  const born = 1957 + Math.floor(random() * 50)
  const town = pick(random() < 1 / 3 ? cityTowns : towns)
  // One in ten signed up within the days that count as new.
  const signedUpAt = now.getTime() - Math.floor(random() * 300 * 86_400_000)
  const card: Card = {
    id: ulid(signedUpAt),
    n: pick(names),
    b: `${born}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
    g: pick(['male', 'female'] as const),
    r: town.region,
    c: town.name,
    ...(random() < 0.8 && { p: ulid() }),
  }
  const lastActive = new Date(now.getTime() - Math.floor(random() ** 3 * 90 * 86_400_000))
  // Includes what the stream adds to a card, because a page of the index is billed by its bytes.
  const preferences = searchPreferencesOf({
    wantedGender: pick(['male', 'female'] as const),
    interests: ['music', 'tea', 'wine', ...(random() < 0.2 ? (['hiking'] as const) : [])],
  })
  return { ...addFindableCard(card, lastActive).step.Put!.Item!, ...preferences, ...placedAt(card, cellAt(town), true) }
}

/** Fills the index from `from` up to `count` members. */
async function fill(stack: TestStack, endpoint: string, from: number, count: number): Promise<void> {
  // Bypasses the proxy, which would record every call.
  const client = new DynamoDBClient({ endpoint })
  const now = stack.clock.now()
  let left = count - from
  const worker = async () => {
    while (left > 0) {
      const size = Math.min(25, left)
      left -= size
      const items = Array.from({ length: size }, () => someCard(now))
      const requests = items.map((item) => ({
        PutRequest: { Item: Object.fromEntries(Object.entries(item).map(([name, value]) => [name, stored(value)])) },
      }))
      await client.send(new BatchWriteItemCommand({ RequestItems: { [stack.tableName]: requests as never } }))
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  client.destroy()
}

/** Read units of the recorded queries of the index and the counters. */
const queryUnits = (proxy: TableProxy): number =>
  unitsOf(
    proxy.calls.filter(
      ({ operation, input }) => operation === 'Query' && (input.IndexName || JSON.stringify(input).includes('COUNT#')),
    ),
  )

const narrow = { min_age: 30, max_age: 40 }
const wide = { min_age: 18, max_age: 99 }
const everything = { active: '1', new: '1', photo: '1', mutual: '1', interests: 'hiking,sushi' } as const

const searches = [
  { what: '30 to 40 years, without a place', query: narrow, goal: 2, isPlaced: false },
  { what: '18 to 99 years, without a place', query: wide, goal: 10, isPlaced: false },
  {
    what: '30 to 31 years, of a region',
    query: { min_age: 30, max_age: 31, countryregion: 'NL-UT' },
    goal: 10,
    isPlaced: true,
  },
  { what: '30 to 40 years, nearest first', query: narrow, goal: 10, isPlaced: true },
  { what: '18 to 99 years, nearest first', query: wide, goal: 10, isPlaced: true },
  ...([10, 25, 50, 100] as const).map((distance) => ({
    what: `within ${distance} km, all filters`,
    query: { ...narrow, ...everything, distance },
    goal: 10,
    isPlaced: true,
  })),
  {
    what: '30 to 40 years, mutual, nearest first',
    query: { ...narrow, mutual: '1' } as const,
    goal: 10,
    isPlaced: true,
  },
  { what: 'whole country, all filters', query: { ...narrow, ...everything }, goal: 10, isPlaced: true },
]

/**
 * The most read units of one of the first three result pages, for each search at each of `sizes`,
 * the numbers of members.
 */
export async function measureSearch(
  stack: TestStack,
  proxy: TableProxy,
  endpoint: string,
  { placed, unplaced }: { placed: Member; unplaced: Member },
  sizes: readonly number[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  let present = 0
  for (const size of sizes) {
    await fill(stack, endpoint, present, size)
    present = size
    await stack.runJob('members', 'reconcileCounts')
    for (const { what, goal, query, isPlaced } of searches) {
      const units: number[] = []
      let cursor: string | undefined
      for (let page = 0; page < 3; page++) {
        proxy.calls.length = 0
        const searcher = isPlaced ? placed : unplaced
        const answer = await searcher.call(members.search, {
          query: { gender: 'male', country: 'NL', ...query, cursor },
        })
        units.push(queryUnits(proxy))
        if (answer.next === null) break
        cursor = answer.next
      }
      figures.push({
        what: `${what}, ${size.toLocaleString('en')} members, worst of 3 pages`,
        measured: Math.max(...units),
        unit: 'read units',
        goal,
      })
    }
  }
  return figures
}
