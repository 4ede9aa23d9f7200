import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { credits } from '#shared/contract/credits.ts'
import { atProvider, buy } from '#test/support/buying.ts'
import { dieAt, withRetries } from '#test/support/faults.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { startTableProxy } from '#test/support/table-proxy.ts'
import { openWorld } from '#test/support/world.ts'

const proxy = await startTableProxy(inject('dynamodb'))
// Registered before the hook of the world, which still needs the proxy: hooks run in reverse.
afterAll(() => proxy.stop())
const world = openWorld({ dynamodb: proxy.endpoint, secondsPerCall: 120 })
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  proxy.fate = () => 'pass'
  world.clock.reset()
})

const cancel = (member: Member, id: string) => member.call(credits.cancel, { body: { id } })
const refundsOf = (id: string) => atProvider(world, id).refunds.map(({ amount }) => amount.value)
const runRefunds = () => world.runJob('credits', 'refundPayments')

/** A member who bought once, long after signing up. */
async function buyer() {
  const signupDate = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
  const member = await anna(world, { credits: 0, signupDate })
  return { member, id: (await buy(world, member)).id }
}

async function expectPaidBackOnce(member: Member, id: string, when: string) {
  expect(refundsOf(id), when).toEqual(['9.99'])
  expect(await findAccount(member.id, { consistent: true }), when).toMatchObject({ credits: 0, purchases: 0 })
  expect((await listLedger(member.id)).map((entry) => entry.credits).sort(), when).toEqual([-25, 25])
}

describe.each(['before', 'after'] as const)('when the process dies %s a table call', (when) => {
  test('TRAP-20 while unused credits are cancelled, retries cancel and refund them once', async () => {
    for (let n = 0; ; n++) {
      const { member, id } = await buyer()
      const death = dieAt(proxy, n, when)
      await cancel(member, id).catch(() => {})
      death.revive()
      expect(await withRetries(() => cancel(member, id)), `call ${n}`).toMatchObject({ refund: { price_cents: 999 } })
      await runRefunds()
      await expectPaidBackOnce(member, id, `call ${n}`)
      const subjects = (await mailsTo(world, member.email)).map(({ subject }) => subject)
      expect(
        subjects.filter((subject) => subject === 'Je herroeping bij Vonk'),
        `call ${n}`,
      ).toHaveLength(1)
      if (!death.wasReached()) break
    }
  })

  test('TRAP-20 while a refund is sent, the next runs send what is missing, and nothing twice', async () => {
    for (let n = 0; ; n++) {
      const { member, id } = await buyer()
      await cancel(member, id)
      const death = dieAt(proxy, n, when)
      await runRefunds().catch(() => {})
      death.revive()
      for (let run = 0; run < 3; run++) {
        // Longer than the hour for which the provider remembers an idempotency key.
        world.clock.advance({ hours: 2 })
        await runRefunds()
      }
      await expectPaidBackOnce(member, id, `call ${n}`)
      world.clock.reset()
      if (!death.wasReached()) break
    }
  })
})

test.each(['before', 'after'] as const)(
  'TRAP-20 when the process dies %s a call of the provider, the refund is sent once',
  async (when) => {
    for (let n = 0; ; n++) {
      const { member, id } = await buyer()
      await cancel(member, id)
      const serve = world.payments.serve
      let calls = 0
      world.payments.serve = async (ask) => {
        const isFate = calls++ === n
        if (isFate && when === 'before') throw new Error('it never arrives')
        const reply = await serve(ask)
        if (isFate) throw new Error('the answer is lost')
        return reply
      }
      await runRefunds()
      const wasReached = calls > n
      if (n === 0) expect(calls, 'the provider is reached').toBeGreaterThan(0)
      world.payments.serve = serve
      world.clock.advance({ hours: 2 })
      await runRefunds()
      await expectPaidBackOnce(member, id, `call ${n}`)
      world.clock.reset()
      if (!wasReached) break
    }
  },
)
