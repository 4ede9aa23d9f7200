import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { ulid } from 'ulid'
import { addFindableCard } from '#functions/stores/members/card-writes.ts'
import { cellAt } from '#functions/stores/members/cells.ts'
import { placedAt } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { townPosition } from '#functions/stores/profile/town-positions.ts'
import type { TestStack } from './stack.ts'

/**
 * Adds cards of men in Utrecht, with a photo and active now. They look for men, so they match no
 * woman. `endpoint` is that of the database itself, because a proxy would record every write.
 */
export async function addCrowd(
  stack: TestStack,
  { endpoint, size, birthDate }: { endpoint: string; size: number; birthDate: string },
): Promise<void> {
  const client = new DynamoDBClient({ endpoint })
  const now = stack.clock.now()
  const cell = cellAt(townPosition('NL-UT', 'Utrecht')!)
  const items = Array.from({ length: size }, (_, index) => {
    const id = ulid(now.getTime() + index)
    const card = { id, n: `Druk${index}`, b: birthDate, g: 'male' as const, r: 'NL-UT', c: 'Utrecht', p: id }
    const preferences = searchPreferencesOf({ wantedGender: 'male', interests: ['tea', 'wine'] })
    const place = placedAt(card, cell, true)
    const item = { ...addFindableCard(card, now).step.Put!.Item!, ...preferences, ...place } as Record<string, string>
    return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { S: value }]))
  })
  for (let start = 0; start < items.length; start += 25)
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [stack.tableName]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    )
  client.destroy()
}
