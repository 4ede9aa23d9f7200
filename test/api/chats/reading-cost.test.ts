import { beforeAll, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import { addConversations } from '#test/support/long-lists.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'

const conversations = 1000
/** Limit of read units per page of the conversation list (quality.md). */
const maxUnits = 8

const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })

let she: Member

beforeAll(async () => {
  she = await anna(stack)
  await addConversations(she, conversations, stack.clock.now())
  await stack.settle()
}, 120_000)

test('CHAT-35 quality.md speed: each page of a list of 1,000 conversations costs at most 8 read units', async () => {
  let [seen, before]: [number, string | null | undefined] = [0, undefined]
  do {
    proxy.calls.length = 0
    const page: Awaited<ReturnType<typeof read>> = await read(before)
    const queries = proxy.calls.filter(({ operation }) => operation === 'Query')
    expect(queries).toHaveLength(2)
    expect(unitsOf(queries)).toBeLessThanOrEqual(maxUnits)
    expect(page.unread).toBe(conversations)
    seen += page.chats.length
    before = page.older
  } while (before)
  expect(seen).toBe(conversations)
})

const read = (before: string | undefined) => she.call(chats.list, { query: before ? { before } : {} })
