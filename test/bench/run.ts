import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'
import { startWorld } from '#infra/local/world.ts'
import { anna } from '#test/support/people.ts'
import { startTableProxy } from '#test/support/table-proxy.ts'
import { Visitor } from '#test/support/visitor.ts'
import type { TestWorld } from '#test/support/world.ts'
import { measureActions } from './actions.ts'
import { printFigures } from './figure.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureFunctions } from './starts.ts'

// `npm run bench`: every figure beside its goal. It ends with an error where one is missed, so that nobody overlooks it.

const reached: boolean[] = []
reached.push(printFigures('First load of the built site', await measureSite()))
reached.push(printFigures('Functions (median of 25 process starts, all in one run)', await measureFunctions()))

const database = await startDynamoDb({ dir: 'memory', java: await findJava('.local/java', console.log) })
const proxy = await startTableProxy(database.endpoint)
const started = await startWorld({ dynamodb: proxy.endpoint, quiet: true })
const world = Object.assign(started, { visitor: () => new Visitor(started.url) }) as TestWorld
try {
  reached.push(printFigures('Calls of the table per action', await measureActions(world, proxy)))
  const member = await anna(world)
  const sizes = process.argv.includes('--quick') ? [5_000] : [5_000, 150_000]
  reached.push(printFigures('A page of search, bands and counters', await measureSearch(world, proxy, member, sizes)))
} finally {
  await world.stop()
  await proxy.stop()
  await database.stop()
}
if (reached.includes(false)) process.exitCode = 1
