import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'
import { startWorld, type WorldOptions } from '#infra/local/world.ts'
import { anna } from '#test/support/people.ts'
import { startTableProxy } from '#test/support/table-proxy.ts'
import { Visitor } from '#test/support/visitor.ts'
import type { TestWorld } from '#test/support/world.ts'
import { measureActions } from './actions.ts'
import { measureConversation } from './conversation.ts'
import { measureCpu } from './cpu.ts'
import { type Figure, printFigures } from './figure.ts'
import { measureLive } from './live.ts'
import { measurePages } from './pages.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureFunctions } from './starts.ts'

// `npm run bench` prints every figure with its goal. It exits with an error if a goal is missed.
// `npm run bench -- --quick` skips the site of 150,000 members, which takes longest to load.

const reached: boolean[] = []
reached.push(printFigures('First load of the built site', await measureSite()))
reached.push(printFigures('Functions (median of 25 process starts, all in one run)', await measureFunctions()))

const database = await startDynamoDb({ dir: 'memory', java: await findJava('.local/java', console.log) })
const proxy = await startTableProxy(database.endpoint)
let port = 0

/**
 * Measures in a world of its own. All worlds share one port, because functions read the hosts of
 * their sites once.
 */
async function inWorld(options: WorldOptions, measure: (world: TestWorld) => Promise<readonly Figure[]>) {
  const world = await startWorld({ dynamodb: proxy.endpoint, quiet: true, port, ...options })
  port = Number(new URL(world.url).port)
  try {
    return await measure(Object.assign(world, { visitor: () => new Visitor(world.url) }))
  } finally {
    await world.stop()
  }
}

try {
  reached.push(printFigures('Lighthouse, mobile (median of 5)', await inWorld({}, measurePages)))
  reached.push(
    printFigures('Calls of the table per action', await inWorld({}, (world) => measureActions(world, proxy))),
  )
  reached.push(
    printFigures('Live (200 messages, one after another)', await inWorld({}, (world) => measureLive(world, proxy))),
  )
  reached.push(printFigures('A conversation of 5,000 messages', await inWorld({}, measureConversation)))
  const cpu = await inWorld({ reactions: false }, (world) => measureCpu(world, proxy))
  reached.push(printFigures('CPU time and table requests per call (median of 15 rounds, an empty handler beside)', cpu))
  const sizes = process.argv.includes('--quick') ? [5_000] : [5_000, 150_000]
  // The nightly job sets the counters instead of reactions, which would take longer than everything
  // else for 150,000 new members.
  const search = await inWorld({ reactions: false, secondsPerCall: 600 }, async (world) =>
    measureSearch(world, proxy, database.endpoint, await anna(world), sizes),
  )
  reached.push(printFigures('A page of search, bands and counters', search))
} finally {
  await proxy.stop()
  await database.stop()
}
if (reached.includes(false)) process.exitCode = 1
