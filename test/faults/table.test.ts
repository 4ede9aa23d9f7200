import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { chats } from '#shared/contract/chats.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { type Fate, startTableProxy } from '#test/support/table-proxy.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

// The timeouts of AWS, set before any import since the table client reads them when created.
vi.hoisted(() => {
  process.env.CLIENT_PATIENCE = '1'
})

const proxy = await startTableProxy(inject('dynamodb'))
// Registered before the world's hook, which needs the proxy and runs first: hooks run in reverse.
afterAll(() => proxy.stop())
const world = openWorld({ dynamodb: proxy.endpoint })

let member: Member
let partner: Member
beforeAll(async () => {
  member = await addMember(world, { credits: 100_000, premium: true })
  partner = await addMember(world, { gender: 'male' })
})
afterEach(() => {
  proxy.fate = () => 'pass'
  vi.restoreAllMocks()
})

/** Applies this fate to the first `times` calls of an operation. */
const first = (times: number, operation: string, fate: Fate) => {
  let met = 0
  proxy.fate = (called) => (called === operation && met++ < times ? fate : 'pass')
}

const send = () => member.call(chats.send, { body: { member: partner.id, id: newId(), text: 'Hoi' } })

describe('TRAP-37 an unreliable table', () => {
  test('a throttled step of a transaction is written by a retry', async () => {
    first(3, 'TransactWriteItems', 'throttled')
    expect((await send()).message.text).toBe('Hoi')
  })

  test('a transaction that stays throttled is refused as temporary, with a text', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'throttled' : 'pass')
    const { message } = await expectRefusal(send(), 'temporarily_unavailable')
    expect(message).toBe('Het is even te druk. Probeer het zo nog een keer.')
  })

  test('a table that hangs for 3 seconds is called again within the request', async () => {
    const hangsUntil = performance.now() + 3_000
    proxy.fate = () => (performance.now() < hangsUntil ? 'hang' : 'pass')
    const { credits } = await member.call(chats.open, { query: { member: partner.id } })
    expect(credits).toBeGreaterThan(0)
  })

  test('a table that hangs permanently is refused as temporary before the function times out', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = () => 'hang'
    await expectRefusal(member.call(chats.list), 'temporarily_unavailable')
  })

  test('so is one that hangs at each of several reads', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'hang' : 'pass')
    await expectRefusal(send(), 'temporarily_unavailable')
  })

  test('unprocessed keys are requested again after a delay, and not forever', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const asked: number[] = []
    proxy.fate = (operation) => {
      if (operation !== 'BatchGetItem') return 'pass'
      asked.push(performance.now())
      return 'unprocessed'
    }
    const { findEach } = await import('#functions/table/read.ts')
    const { Account } = await import('#functions/stores/account/account.ts')
    const { keys } = await import('#functions/table/keys.ts')
    await expect(findEach(Account, [keys.account(member.id), keys.account(partner.id)])).rejects.toThrow(
      'UnprocessedKeys',
    )
    expect(asked).toHaveLength(8)
    // Seven delays, each up to twice the previous one.
    expect(asked.at(-1)! - asked[0]!).toBeGreaterThan(600)
  })

  test('conflicts in 10 % of the calls are retried within the request', async () => {
    let calls = 0
    const writes = ['TransactWriteItems', 'UpdateItem', 'PutItem']
    proxy.fate = (operation) => (!writes.includes(operation) || calls++ % 10 > 0 ? 'pass' : 'conflict')
    for (let n = 0; n < 20; n++) {
      await send()
      await partner.call(chats.open, { query: { member: member.id } })
    }
  })
})
