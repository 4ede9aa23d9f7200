import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import type { Fate } from '#test/support/table-proxy.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

// Uses the same timeouts as on AWS. The variable is set before any import, because the table client
// reads it when it is created.
vi.hoisted(() => {
  process.env.CLIENT_PATIENCE = '1'
})

const { proxy, stack } = await openProxiedStack()

let member: Member
let partner: Member
beforeAll(async () => {
  member = await addMember(stack, { credits: 100_000, premium: true })
  partner = await addMember(stack, { gender: 'male' })
})
afterEach(() => {
  proxy.fate = () => 'pass'
  vi.restoreAllMocks()
})

/** Applies the fate to the first `times` calls of an operation. */
const first = (times: number, operation: string, fate: Fate) => {
  let met = 0
  proxy.fate = (called) => (called === operation && met++ < times ? fate : 'pass')
}

const send = () => member.call(chats.send, { body: { member: partner.id, id: newId(), text: 'Hoi' } })

describe('TRAP-37 an unreliable table', () => {
  test('that throttles a step of a transaction is retried', async () => {
    first(3, 'TransactWriteItems', 'throttled')
    expect((await send()).message.text).toBe('Hoi')
  })

  test('that keeps throttling a transaction causes a temporary refusal with a text', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'throttled' : 'pass')
    const { message } = await expectRefusal(send(), 'temporarily_unavailable')
    expect(message).toBe('Het is even te druk. Probeer het zo nog een keer.')
  })

  test('that hangs for 3 seconds is called again within the request', async () => {
    const hangsUntil = performance.now() + 3_000
    proxy.fate = () => (performance.now() < hangsUntil ? 'hang' : 'pass')
    const { credits } = await member.call(chats.open, { query: { member: partner.id } })
    expect(credits).toBeGreaterThan(0)
  })

  test('that hangs permanently causes a temporary refusal before the function times out', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = () => 'hang'
    await expectRefusal(member.call(chats.list), 'temporarily_unavailable')
  })

  test('that hangs at each write causes a temporary refusal too', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy.fate = (operation) => (operation === 'TransactWriteItems' ? 'hang' : 'pass')
    await expectRefusal(send(), 'temporarily_unavailable')
  })

  test('that leaves keys unprocessed is asked again after a delay, but not forever', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    // Waits for reactions to earlier tests, because these reactions read in batches too.
    await stack.settle()
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
    // The eight calls have seven delays between them, each up to twice as long as the previous
    // delay.
    expect(asked.at(-1)! - asked[0]!).toBeGreaterThan(600)
  })

  test('that has conflicts in 10 % of the calls is retried within the request', async () => {
    let calls = 0
    const writes = ['TransactWriteItems', 'UpdateItem', 'PutItem']
    proxy.fate = (operation) => (!writes.includes(operation) || calls++ % 10 > 0 ? 'pass' : 'conflict')
    for (let n = 0; n < 20; n++) {
      await send()
      await partner.call(chats.open, { query: { member: member.id } })
    }
  })
})
