import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#functions/table/client.ts'
import { randomOf } from '#infra/local/seed/random.ts'
import { codeSentTo } from '#test/support/debits.ts'
import { moneyProblems } from '#test/support/money-checks.ts'
import { openHistory } from '#test/support/money-history.ts'
import { emptyMember, passNight } from '#test/support/nights.ts'
import { openStack } from '#test/support/stack.ts'
import { TableModel } from '#test/support/table-model/table-model.ts'

const stack = openStack({ countries: ['NL'] })
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})

async function runHistory(seed: string, steps: number) {
  const random = randomOf(seed)
  const members = await Promise.all([1, 2, 3, 4].map(() => emptyMember(stack)))
  const history = await openHistory({ stack, random, members, readCode: (phone) => codeSentTo(stack, phone) })
  for (let step = 0; step < steps; step++) {
    await history.step()
    if (step % 4 === 3) await history.pass({ minutes: random.pick([1, 40]) })
  }
  await history.end()
  return moneyProblems(history.history)
}

type Command = Parameters<TableModel['send']>[0]

/**
 * Sends each call of the functions to the model as well, one call after the other, and records each
 * answer that differs from the local table's.
 */
function compareModel() {
  const model = new TableModel()
  const differences: string[] = []
  let calls = 0
  const real = db.send.bind(db)
  let last: Promise<unknown> = Promise.resolve()
  const both = async (command: Command) => {
    const [answer, modelled] = [
      await outcomeOf(() => real(command as never)),
      await outcomeOf(() => model.send(command)),
    ]
    calls++
    if (shownOf(answer) !== shownOf(modelled))
      differences.push(
        `${command.target} ${JSON.stringify(command.input)}: ${shownOf(answer)}, not ${shownOf(modelled)}`,
      )
    if ('error' in answer) throw answer.error
    return answer.value
  }
  db.send = ((command: Command) => {
    const turn = last.then(() => both(command))
    last = turn.catch(() => {})
    return turn
  }) as never
  return { differences, calls: () => calls, stop: () => Reflect.deleteProperty(db, 'send') }
}

type Outcome = { value: unknown } | { error: Error }
const outcomeOf = async (run: () => unknown): Promise<Outcome> => {
  try {
    return { value: await run() }
  } catch (error) {
    return { error: error as Error }
  }
}

/** The part of an outcome that the functions read, as text with sorted field names. */
function shownOf(outcome: Outcome): string {
  if ('error' in outcome) {
    const {
      name,
      CancellationReasons = [],
      Item,
    } = outcome.error as Error & { CancellationReasons?: Reason[] } & Reason
    return JSON.stringify(
      sorted({ name, Item, reasons: CancellationReasons.map(({ Code, Item: item }) => ({ Code, item })) }),
    )
  }
  const { Item, Items, Count, LastEvaluatedKey, Responses } = outcome.value as Record<string, unknown>
  const found = Object.values((Responses ?? {}) as Record<string, object[]>).flat()
  const more = LastEvaluatedKey !== undefined
  return JSON.stringify(
    sorted({ Item, Items, Count, more, found: found.map((one) => JSON.stringify(sorted(one))).sort() }),
  )
}
type Reason = { Code?: string; Item?: unknown }

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}

describe('FIN-07 FIN-06 a random history on the local table', () => {
  // The model replaces the table in unit tests with histories of thousands of members, so model and
  // table must give the same answers.
  test('is the same call for call on the model of the table', async () => {
    const compared = compareModel()
    try {
      expect(await runHistory('model', 12)).toEqual([])
    } finally {
      compared.stop()
    }
    expect(compared.calls()).toBeGreaterThan(500)
    expect(compared.differences.slice(0, 5)).toEqual([])
  })

  test('PAY-20 PAY-54 FIN-06 FIN-07 loses no cent and no credit, and the nightly checks find nothing', async () => {
    expect(await runHistory('vonk', 12)).toEqual([])
    const night = await passNight(stack)
    for (const proof of ['payments', 'ledger'] as const)
      expect(night(proof)).toMatchObject({ state: 'clean', differences: [], done_at: expect.any(String) })
  })
})
