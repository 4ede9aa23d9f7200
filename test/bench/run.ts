import './patience.ts'

import { cellAt } from '#functions/stores/members/cells.ts'
import { setPlace } from '#functions/stores/members/place.ts'
import { townPosition } from '#functions/stores/profile/town-positions.ts'
import { apply } from '#functions/table/transaction.ts'
import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'
import { type StackOptions, startStack } from '#infra/local/stack.ts'
import { anna } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import { startTableProxy } from '#test/support/table-proxy.ts'
import { Visitor } from '#test/support/visitor.ts'
import { measureActions } from './actions.ts'
import { measureConversation } from './conversation.ts'
import { measureCpu } from './cpu.ts'
import { type Figure, printFigures } from './figure.ts'
import { measureLists } from './lists.ts'
import { measureLive } from './live.ts'
import { measureOpenChat } from './open-chat.ts'
import { measurePages } from './pages.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureFunctions } from './starts.ts'

// `npm run bench` prints every figure with its goal. It exits with an error if a goal is missed.
// `npm run bench -- --quick` skips the site of 150,000 members, which takes longest to load.
// `npm run bench -- --only=live,open-chat` prints these parts only.

const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length)
const reached: boolean[] = []

/**
 * Members who search, one with a place and one without. The place is stored here, because these
 * stacks run no reactions, which would store it.
 */
async function searchers(stack: TestStack) {
  const [placed, unplaced] = [await anna(stack), await anna(stack, { city: null })]
  await apply((await setPlace(placed.id, ({ r, c }) => cellAt(townPosition(r, c!)!)))!)
  return { placed, unplaced }
}

/** Measures and prints one part, unless `--only` selects other parts. */
async function part(name: string, heading: string, measure: () => Promise<readonly Figure[]>): Promise<void> {
  if (!only || only.split(',').includes(name)) reached.push(printFigures(heading, await measure()))
}

await part('site', 'First load of the built site', measureSite)
await part('functions', 'Functions (median of 25 process starts, all in one run)', measureFunctions)

const database = await startDynamoDb({ dir: 'memory', java: await findJava('.local/java', console.log) })
const proxy = await startTableProxy(database.endpoint)
let port = 0

/**
 * Measures in a stack of its own. All stacks share one port, because functions read the hosts of
 * their sites once.
 */
async function inStack(options: StackOptions, measure: (stack: TestStack) => Promise<readonly Figure[]>) {
  const stack = await startStack({ dynamodb: proxy.endpoint, quiet: true, port, ...options })
  port = Number(new URL(stack.url).port)
  try {
    return await measure(Object.assign(stack, { visitor: () => new Visitor(stack.url) }))
  } finally {
    await stack.stop()
  }
}

try {
  await part('pages', 'Lighthouse, mobile (median of 5)', () => inStack({}, measurePages))
  await part('actions', 'Calls of the table per action', () => inStack({}, (stack) => measureActions(stack, proxy)))
  await part('live', 'Live (200 messages, one after another)', () => inStack({}, (stack) => measureLive(stack, proxy)))
  await part('open-chat', 'A conversation left alone for 10 simulated minutes', () =>
    inStack({}, (stack) => measureOpenChat(stack, proxy)),
  )
  await part('conversation', 'A conversation of 5,000 messages', () => inStack({}, measureConversation))
  await part('lists', 'Lists of a member with 1,000 conversations and 1,000 likes', () =>
    inStack({ reactions: false }, (stack) => measureLists(stack, proxy)),
  )
  await part('cpu', 'CPU time and table requests per call (median of 15 rounds, an empty handler beside)', () =>
    inStack({ reactions: false }, (stack) => measureCpu(stack, proxy)),
  )
  const sizes = process.argv.includes('--quick') ? [5_000] : [5_000, 150_000]
  // The nightly job sets the counters, because reactions would take longer than everything else for
  // 150,000 new members.
  await part('search', 'A page of search, bands and counters', () =>
    inStack({ reactions: false, secondsPerCall: 600 }, async (stack) =>
      measureSearch(stack, proxy, database.endpoint, await searchers(stack), sizes),
    ),
  )
} finally {
  await proxy.stop()
  await database.stop()
}
if (reached.includes(false)) process.exitCode = 1
