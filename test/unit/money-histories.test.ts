import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomOf } from '#infra/local/seed/random.ts'
import { withCountry } from '#test/support/country.ts'
import { asStack, openMemoryStack } from '#test/support/memory-stack.ts'
import { moneyProblems, transactionProblems } from '#test/support/money-checks.ts'
import { openHistory } from '#test/support/money-history.ts'
import { emptyMember } from '#test/support/nights.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

/**
 * Members in each of the 20 histories: 2,000 in all. `HISTORY_MEMBERS=500` makes 10,000 and takes
 * half a minute of CPU time.
 */
const membersPerHistory = Number(process.env.HISTORY_MEMBERS ?? 100)

type Options = {
  members: number
  /** Share of the outside calls that die, before or after they have an effect. */
  deaths: number
  /** Largest number of actions that one member does at once. */
  atOnce: number
}

async function runHistory(seed: string, { members: count, deaths, atOnce }: Options) {
  const random = randomOf(seed)
  const memory = openMemoryStack()
  const stack = asStack(memory)
  try {
    const members = await Promise.all(Array.from({ length: count }, () => emptyMember(stack)))
    const written: string[] = []
    memory.table.onWrite = (changes) => void written.push(...transactionProblems(changes))
    memory.random = random
    const readCode = (phone: string) => /\d{6}/.exec(memory.sms.findLast(({ to }) => to === phone)!.text)![0]
    const history = await openHistory({ stack, random, members, readCode })
    for (const minutes of [1, 5, 40, 1_500, 2, 20_000, 3]) {
      memory.fate = () => (random.chance(deaths) ? random.pick(['before', 'after']) : 'pass')
      await history.step(random.shuffled(members).slice(0, count / 2), atOnce)
      memory.fate = () => 'pass'
      await history.pass({ minutes })
    }
    await history.end()
    return [...written, ...(await moneyProblems(history.history))]
  } finally {
    memory.close()
  }
}

const problemsOf = (seed: string, options: Options) =>
  withCountry('NL', { refundApprovalCents: 1_000 }, () => runHistory(seed, options))

describe('random histories of 2,000 members', () => {
  test.each(Array.from({ length: 20 }, (_, index) => [`seed ${index}`, index % 2 ? 0.01 : 0] as const))(
    'PAY-20 PAY-54 lose no cent and no credit: %s',
    async (seed, deaths) => {
      const problems = await problemsOf(seed, { members: membersPerHistory, deaths, atOnce: 2 })
      expect(problems.slice(0, 20)).toEqual([])
    },
  )
})

test.each(Array.from({ length: 8 }, (_, index) => `seed ${index}`))(
  'PAY-20 PAY-54 members who do up to eight things at once lose no cent and no credit: %s',
  async (seed) => {
    const problems = await problemsOf(`at once, ${seed}`, { members: 40, deaths: 0, atOnce: 8 })
    expect(problems.slice(0, 20)).toEqual([])
  },
)
