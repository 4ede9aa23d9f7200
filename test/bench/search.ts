import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { ulid } from 'ulid'
import { addFindableCard, type Card } from '#functions/stores/members/card.ts'
import { wishesOf } from '#functions/stores/members/wishes.ts'
import { members } from '#shared/contract/members.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { sequence } from '#test/support/faults.ts'
import type { Member } from '#test/support/people.ts'
import { type TableProxy, unitsOf } from '#test/support/table-proxy.ts'
import type { TestWorld } from '#test/support/world.ts'
import type { Figure } from './figure.ts'

const random = sequence(5)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const names = ['Sanne_84', 'Jeroen.K', 'Marieke', 'Bas-van-Dijk', 'Lotte_1990', 'Pieter88', 'Anouk', 'Thijs.de.Wit']
const cities = ['Utrecht', "'s-Hertogenbosch", 'Amersfoort', 'Groningen', 'Den Haag', 'Rotterdam', 'Enschede']

const stored = (value: unknown) => (typeof value === 'boolean' ? { BOOL: value } : { S: String(value) })

/** Index entry of a member, which is all that search reads. Such a member cannot sign in. */
function someCard(now: Date): Record<string, unknown> {
  const born = 1957 + Math.floor(random() * 50)
  const card: Card = {
    id: ulid(),
    n: pick(names),
    b: `${born}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
    g: pick(['male', 'female'] as const),
    r: pick(regionsOf('NL')).id,
    c: pick(cities),
    p: ulid(),
  }
  const lastActive = new Date(now.getTime() - Math.floor(random() ** 3 * 90 * 86_400_000))
  // Includes the search preferences that the stream adds, because a page of the index is billed by
  // its bytes.
  const wishes = wishesOf({
    wantedGender: pick(['male', 'female'] as const),
    interests: ['music', 'tea', 'wine', 'hiking'],
  })
  return { ...addFindableCard(card, lastActive).step.Put!.Item!, ...wishes }
}

/** Fills the index from `from` up to `count` members. */
async function fill(world: TestWorld, endpoint: string, from: number, count: number): Promise<void> {
  // Bypasses the proxy, which would record every call.
  const client = new DynamoDBClient({ endpoint })
  const now = world.clock.now()
  let left = count - from
  const worker = async () => {
    while (left > 0) {
      const size = Math.min(25, left)
      left -= size
      const items = Array.from({ length: size }, () => someCard(now))
      const requests = items.map((item) => ({
        PutRequest: { Item: Object.fromEntries(Object.entries(item).map(([name, value]) => [name, stored(value)])) },
      }))
      await client.send(new BatchWriteItemCommand({ RequestItems: { [world.tableName]: requests as never } }))
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

const ranges = [
  { what: '30 to 40', min_age: 30, max_age: 40, goal: 2 },
  { what: '18 to 99', min_age: 18, max_age: 99, goal: 10 },
]

/** Read units of each of the first three result pages, at two sizes of the site. */
export async function measureSearch(
  world: TestWorld,
  proxy: TableProxy,
  endpoint: string,
  member: Member,
  sizes: readonly number[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  let present = 0
  for (const size of sizes) {
    await fill(world, endpoint, present, size)
    present = size
    await world.runJob('members', 'reconcileCounts')
    for (const { what, goal, ...ages } of ranges) {
      const units: number[] = []
      let cursor: string | undefined
      for (let page = 0; page < 3; page++) {
        proxy.calls.length = 0
        const answer = await member.call(members.search, { query: { gender: 'male', country: 'NL', ...ages, cursor } })
        units.push(queryUnits(proxy))
        cursor = answer.next ?? undefined
      }
      figures.push({
        what: `${what} years, ${size.toLocaleString('en')} members, worst of 3 pages`,
        measured: Math.max(...units),
        unit: 'read units',
        goal,
      })
    }
  }
  return figures
}
