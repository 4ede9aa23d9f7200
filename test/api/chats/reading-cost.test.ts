import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { keys, listed } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { chats } from '#shared/contract/chats.ts'
import { recentConversations } from '#shared/rules/limits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { startTableProxy, unitsOf } from '#test/support/table-proxy.ts'
import { openWorld } from '#test/support/world.ts'

const conversations = 1000
/** Limit of read units per page of the conversation list (quality.md). */
const mostUnits = 8

const proxy = await startTableProxy(inject('dynamodb'))
// Registered before the hook of the world, because afterAll hooks run in reverse order.
afterAll(() => proxy.stop())
const world = openWorld({ countries: ['NL'], dynamodb: proxy.endpoint })

let she: Member

/**
 * Writes a row as messages would: the other member has a photo and a town, the last message a
 * hundred characters.
 */
const chatRow = (index: number) => {
  const at = new Date(world.clock.now().getTime() - index * 60_000)
  const partner = {
    id: ulid(at.getTime()),
    n: `Gesprekspartner${index}`,
    b: '1988-05-17',
    g: 'male',
    r: 'NL-NH',
    c: 'Heerhugowaard',
    p: ulid(at.getTime()),
  }
  const last = {
    id: ulid(at.getTime()),
    from: partner.id,
    type: 'text',
    text: 'x'.repeat(100),
    sentAt: at.toISOString(),
  }
  const conversation = conversationOf(she.id, partner.id)
  const row = { partner, state: 'open', startedBy: partner.id, unread: 1, hasTheirs: true, last, lastAt: last.sentAt }
  return index < recentConversations.most
    ? put(keys.chat(she.id, conversation), row)
    : put(keys.archivedChat(she.id, conversation), {
        ...row,
        ...listed('ARCHIVED_CHATS', she.id, row.lastAt, conversation),
      })
}

beforeAll(async () => {
  she = await anna(world)
  for (let start = 0; start < conversations; start += 100)
    await commit(Array.from({ length: 100 }, (_, index) => chatRow(start + index)))
  const archived = conversations - recentConversations.most
  await commit([put(keys.chatArchive(she.id), { conversations: archived, unread: archived })])
  await world.settle()
}, 120_000)

test('CHAT-35 quality.md speed: each page of a list of 1,000 conversations costs at most 8 read units', async () => {
  let [seen, before]: [number, string | null | undefined] = [0, undefined]
  do {
    proxy.calls.length = 0
    const page: Awaited<ReturnType<typeof read>> = await read(before)
    const queries = proxy.calls.filter(({ operation }) => operation === 'Query')
    expect(queries).toHaveLength(2)
    expect(unitsOf(queries)).toBeLessThanOrEqual(mostUnits)
    expect(page.unread).toBe(conversations)
    seen += page.chats.length
    before = page.older
  } while (before)
  expect(seen).toBe(conversations)
})

const read = (before: string | undefined) => she.call(chats.list, { query: before ? { before } : {} })
