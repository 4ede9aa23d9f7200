import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { chats } from '#shared/contract/chats.ts'
import { openDatabase } from '#test/support/database.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { type Fate, startTableProxy } from '#test/support/table-proxy.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

// The limits of AWS; read when the table's client is made, so before any import.
vi.hoisted(() => {
  process.env.CLIENT_PATIENCE = '1'
})

const proxy = await startTableProxy(await openDatabase())
// Before the world's own end, which still needs the table: hooks run backwards.
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

/** The first `times` calls of an operation meet this fate. */
const first = (times: number, operation: string, fate: Fate) => {
  let met = 0
  proxy.fate = (called) => (called === operation && met++ < times ? fate : 'pass')
}

const send = () => member.call(chats.send, { body: { member: partner.id, id: newId(), text: 'Hoi' } })

describe('TRAP-37 a table in trouble', () => {
  test('a throttled step of a transaction is written by a later try', async () => {
    first(3, 'TransactWriteItems', 'throttled')
    expect((await send()).message.text).toBe('Hoi')
  })

  test('a transaction that stays throttled is a temporary refusal in words', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'throttled' : 'pass')
    const { message } = await expectRefusal(send(), 'temporarily_unavailable')
    expect(message).toBe('Het is even te druk. Probeer het zo nog een keer.')
  })

  test('a table that hangs for 3 seconds is asked again within the call', async () => {
    const hangsUntil = performance.now() + 3_000
    proxy.fate = () => (performance.now() < hangsUntil ? 'hang' : 'pass')
    const { credits } = await member.call(chats.open, { query: { member: partner.id } })
    expect(credits).toBeGreaterThan(0)
  })

  test('one that hangs for good is a temporary refusal before the function is stopped', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = () => 'hang'
    await expectRefusal(member.call(chats.list), 'temporarily_unavailable')
  })

  test('one that hangs at each of several reads is too', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'hang' : 'pass')
    await expectRefusal(send(), 'temporarily_unavailable')
  })

  test('keys that it leaves out are asked for again after a wait, and not for ever', async () => {
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
    // Seven waits, each up to twice as long as the one before it.
    expect(asked.at(-1)! - asked[0]!).toBeGreaterThan(600)
  })

  test('injected conflicts at 10 % are mended within the call', async () => {
    let calls = 0
    const writes = ['TransactWriteItems', 'UpdateItem', 'PutItem']
    proxy.fate = (operation) => (!writes.includes(operation) || calls++ % 10 > 0 ? 'pass' : 'conflict')
    for (let n = 0; n < 20; n++) {
      await send()
      await partner.call(chats.open, { query: { member: member.id } })
    }
  })
})
