import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import type { Reply } from '#infra/local/http.ts'
import { withRetries } from '#test/support/faults.ts'
import { bought, expectSound, inScenes, moneyCalls, quietly, reported, show } from '#test/support/money-calls.ts'
import { transactionProblems } from '#test/support/money-checks.ts'
import { Refused } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

const onlyRefused = (error: unknown) => {
  if (!(error instanceof Refused)) throw error
  expect(error.body.error, 'a refusal of the contract').not.toBe('internal_error')
}

describe.each(['before', 'after'] as const)('when the process dies %s an outside call, its repeat finishes', (when) => {
  test.each(Object.keys(moneyCalls))('PAY-20 PAY-57 TRAP-20 TRAP-37 %s', async (name) => {
    await inScenes(async (open) => {
      for (let n = 0, wasReached = true; wasReached; n++) {
        const scene = await open()
        const { act, check } = await moneyCalls[name]!(scene)
        const written: string[] = []
        scene.memory.table.onWrite = (changes) => void written.push(...transactionProblems(changes))
        let count = 0
        // Call n dies before or after it has an effect (`when`). No later call reaches the outside.
        scene.memory.fate = () => (count++ < n ? 'pass' : count === n + 1 ? when : 'before')
        await act().catch(() => {})
        await scene.stack.settle()
        scene.memory.fate = () => 'pass'
        wasReached = count > n
        await withRetries(act)
        await check?.()
        await expectSound(scene, written, `call ${n}`)
      }
    })
  })
})

const answerOf = (change: (body: Record<string, unknown>) => unknown) => (reply: Reply) =>
  reply.status >= 300 || !reply.body
    ? reply
    : { ...reply, body: JSON.stringify(change(JSON.parse(String(reply.body)))) }
const amount = (value: string, currency = 'EUR') => ({ amount: { currency, value } })

/**
 * Changed answers of a provider that is down or lies. No answer describes a payment that the
 * provider really has.
 */
const lies: Record<string, (reply: Reply) => Reply> = {
  'with an error': () => ({ status: 500, body: 'oops' }),
  'that it is busy': () => ({ status: 429, body: '{}' }),
  'with a page instead of JSON': () => ({ status: 200, body: '<html>' }),
  'with nothing known': answerOf(() => ({})),
  'with an unknown state': answerOf((body) => ({ ...body, status: 'strange' })),
  'paid, of another amount': answerOf((body) => ({ ...body, status: 'paid', ...amount('0.01') })),
  'paid, in another currency': answerOf((body) => ({ ...body, status: 'paid', ...amount('9.99', 'USD') })),
  'paid, for another order': answerOf((body) => ({
    ...body,
    status: 'paid',
    metadata: { ...(body.metadata as object), payment: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  })),
  // Not at creation, because then the provider chooses the id of the payment.
  'paid, under another id': (reply) =>
    reply.status === 201 ? reply : answerOf((body) => ({ ...body, status: 'paid', id: 'tr_other' }))(reply),
  'paid, for another member': answerOf((body) => ({
    ...body,
    status: 'paid',
    metadata: { ...(body.metadata as object), member: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  })),
}

describe.each(Object.keys(lies))('a provider that answers %s', (lie) => {
  test('TRAP-76 PAY-20 grants and returns nothing, and spoils nothing for later', async () => {
    await inScenes(async (open) => {
      for (const [name, prepare] of Object.entries(moneyCalls)) {
        const scene = await open()
        const { act, isJob } = await prepare(scene)
        const before = scene.memory.table.find(keys.account(scene.member.id))
        const serve = scene.stack.payments.serve
        scene.stack.payments.serve = async (ask) => lies[lie]!(await serve(ask))
        await (isJob ? act().catch(() => {}) : act().catch(onlyRefused))
        scene.stack.payments.serve = serve
        const after = scene.memory.table.find(keys.account(scene.member.id))
        if (after) expect(Number(after.credits), name).toBeLessThanOrEqual(Number(before!.credits))
        await expectSound(scene, [], name)
      }
    })
  })
})

test('PAY-54 a provider that reports a payment as failed after it was paid changes nothing', async () => {
  await inScenes(async (open) => {
    const scene = await open()
    const { id } = await bought(scene)
    for (const status of ['failed', 'canceled', 'expired', 'open'] as const) {
      const { id: provider } = quietly(scene, id, { status })
      await reported(scene, provider)
      expect(await show(scene, id), status).toMatchObject({ status: 'completed' })
    }
    quietly(scene, id, { status: 'paid' })
    await expectSound(scene, [], 'paid again')
  })
})
