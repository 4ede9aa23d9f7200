import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Clock } from '#functions/platform/clock.ts'
import { variableNames } from '#functions/platform/resources.ts'
import { type Load, loadOnce, root } from '#infra/inventory.ts'
import { livePath } from '#shared/contract/live.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { createClock } from './clock.ts'
import { startDynamoDb } from './dynamodb.ts'
import { originsOf, photoBucket, setEnvironment } from './environment.ts'
import { type Gateway, type Rest, startGateway } from './gateway.ts'
import { findJava } from './java.ts'
import { builtSite, mountsOf } from './mounts.ts'
import { pushPath } from './push-stand-in.ts'
import { createReset } from './reset.ts'
import { runners } from './runners.ts'
import { type Stack, stackOf } from './running-stack.ts'
import type { Seed } from './seed-target.ts'
import type { StackTable } from './stack-table.ts'
import { createStandIns, type StandIns } from './stand-ins.ts'

export type StackOptions = {
  /** 0 or absent: a free port. */
  port?: number
  /** Folder of all data; in memory nothing survives `stop`. */
  dir?: string | 'memory'
  /** Countries whose sites are served; the first is at plain localhost. */
  countries?: readonly CountryCode[]
  /**
   * If true, the terminal shows neither progress nor failures of stream records and of scheduled
   * jobs; it still shows other errors.
   */
  quiet?: boolean
  /**
   * A running DynamoDB Local, shared by several stacks with a table each. Default: starts its own.
   */
  dynamodb?: string
  /**
   * Whether jobs run by themselves; runJob works either way. Default: only if `dir` is a folder.
   */
  schedules?: boolean
  /**
   * Delays before the second and each further attempt of a webhook call about a payment, in
   * milliseconds; without effect on the postbacks of FlexPay.
   */
  reportDelaysMs?: readonly number[]
  /** Timeout of each call, for race tests that must not depend on the machine's speed. */
  secondsPerCall?: number
  /** False disables all reactions to writes, for the bench's bulk loads. */
  reactions?: boolean
  /** Pause between two reads of the stream, in milliseconds; `settle` does not wait for it. */
  streamPauseMs?: number | undefined
  seed?: Seed
  /** Whether pages of the built site subscribe to the local push service, and show its pushes. */
  hasPushStandIn?: boolean
  /**
   * Serves the site from its sources, and functions in their newest version. Gets the gateway's
   * server for the WebSocket of the hot reload.
   */
  develop?: (server: Server) => Promise<Development>
}

export type Development = { rest: Rest; load: Load; close(): Promise<void> }

type OpenApiWriter = typeof import('#infra/build/openapi.ts')

/** Prints errors even with `quiet`. */
const complain = (line: string) => console.error(line)

/** Steps that close what was opened, in the order of opening. */
type Undo = (() => unknown)[]

/** Functions read their environment from process.env, so only one stack can run in a process. */
let isRunning = false

/**
 * Everything the product needs, in this process: see README.md. Sets the environment of the
 * functions, so only one stack per process at a time.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  if (isRunning) throw new Error('A stack is running in this process: stop it first')
  isRunning = true
  const undo: Undo = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
    isRunning = false
  }
  try {
    return await composeStack(options, undo, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function composeStack(options: StackOptions, undo: Undo, stop: () => Promise<void>): Promise<Stack> {
  const { countries = ['NL', 'BE', 'DE'] } = options
  const say = (line: string) => {
    if (!options.quiet) console.log(line)
  }
  const home = await openHome(options.dir ?? 'memory', undo)
  const { isKept, kept } = home

  // The port comes first: it fails most often, and every address contains it.
  const gateway = await startGateway(options.port ?? 0, complain)
  undo.push(() => gateway.close())
  const tableDir = path.join(home.dir, 'table')
  const hasData = isKept && existsSync(tableDir)
  const endpoint = options.dynamodb ?? (await ownDynamoDb(isKept ? tableDir : 'memory', say, undo))

  const development = await options.develop?.(gateway.server)
  if (development) undo.push(() => development.close())
  const load = development?.load ?? loadOnce

  const { port } = gateway
  const origins = originsOf(countries, port)
  const url = origins[countries[0]!]!
  const tableName = isKept ? 'site' : `site-${crypto.randomUUID()}`
  const env = setEnvironment({ port, origins, endpoint, tableName, secretsFile: kept('secrets.json').file })

  const { clock, followMoves } = await openClock(load, kept('clock.json'), undo)
  const standIns = createStandIns({
    isKept,
    home: home.dir,
    kept,
    load,
    now: clock.now,
    port,
    url,
    say: complain,
    pushPublicKey: env[variableNames.pushPublicKey]!,
    reportDelaysMs: options.reportDelaysMs,
  })
  undo.push(() => standIns.payments.stop())
  undo.push(() => standIns.flexpay.stop())
  const { timeZone } = countryOf(countries[0]!)
  const schedules = runners.job({ load, clock, timeZone, say, ...kept('schedules.json') })
  undo.push(() => schedules.stop())
  const isScheduled = options.schedules ?? isKept
  followMoves(() => {
    expireOverdue(standIns)
    if (isScheduled) void schedules.runDue().catch((error: unknown) => complain(`Schedules: ${String(error)}`))
  })

  const tellMailFeedback = runners.topic(load, standIns.mailbox)
  const table = await runners.stream(
    {
      endpoint,
      tableName,
      load,
      say,
      ...kept('stream.json'),
      pauseMs: options.streamPauseMs,
      hasReactions: options.reactions !== false,
      isTemporary: !isKept && options.dynamodb !== undefined,
    },
    undo,
  )
  const stack = stackOf({
    url,
    origins,
    endpoint,
    tableName,
    env,
    standIns,
    clock,
    schedules,
    tellMailFeedback,
    table,
    home: home.dir,
    hasData,
    seed: options.seed,
    stop,
  })
  openGateway({ gateway, development, load, stack, standIns, table, options }, env[variableNames.siteName]!)
  await resumeWork({ stack, standIns, isScheduled }, undo)
  // The steps run in reverse order: inspections end first, because they need the bucket behind the
  // gateway; then the gateway closes; then everything else stops.
  undo.push(() => gateway.close())
  undo.push(() => standIns.pushPages.stop())
  undo.push(() => Promise.all([standIns.uploads.settle(), standIns.queues.stop(), standIns.sockets.stop()]))
  return stack
}

/**
 * Folder of all data; for `memory` a temporary one, removed at the end. `kept` is the path of a
 * file in the folder, or none for `memory`.
 */
async function openHome(dir: string | 'memory', undo: Undo) {
  const isKept = dir !== 'memory'
  const home = isKept ? path.resolve(dir) : await mkdtemp(path.join(tmpdir(), 'site-'))
  if (!isKept) undo.push(() => rm(home, { recursive: true, force: true }))
  const kept = (name: string): { file?: string } => (isKept ? { file: path.join(home, name) } : {})
  return { dir: home, isKept, kept }
}

/**
 * Clock of the functions. The callback for moves of the clock needs the clock itself, so it is set
 * afterwards by `followMoves`.
 */
async function openClock(load: Load, kept: { file?: string }, undo: Undo) {
  const { clock: target } = (await load('functions/platform/clock.ts')) as { clock: Clock }
  let onMove = () => {}
  const clock = createClock({ target, ...kept, onMove: () => onMove() })
  undo.push(() => {
    target.offsetMs = 0
    delete target.stoppedAt
  })
  const followMoves = (follow: () => void) => {
    onMove = follow
  }
  return { clock, followMoves }
}

function expireOverdue({ payments, sockets }: StandIns): void {
  payments.expireOverdue()
  sockets.closeOverdue()
}

type Site = {
  gateway: Gateway
  development: Development | undefined
  load: Load
  stack: Stack
  standIns: StandIns
  table: StackTable
  options: StackOptions
}

/** Opens the port: the site, the calls, the developer page and the sockets. */
function openGateway({ gateway, development, load, stack, standIns, table, options }: Site, siteName: string): void {
  const { clock, tellMailFeedback, schedules, origins } = stack
  const { mailbox, sms, pushes, pushPages, payments, flexpay, yoti, queues, sockets, s3 } = standIns
  const workshop = {
    clock,
    mailbox,
    tellMailFeedback,
    sms,
    pushes,
    pushPages,
    payments,
    flexpay,
    yoti,
    schedules,
    queues,
    sockets,
    memberOf: table.memberOf,
    origins,
    logins: stack.logins,
    openApi: async () => ((await load('infra/build/openapi.ts')) as OpenApiWriter).openApiDocument(),
    ...createReset(stack),
  }
  const mounts = mountsOf({
    load,
    s3,
    workshop,
    say: complain,
    secondsPerCall: options.secondsPerCall,
    whenOpen: table.whenOpen,
  })
  const site = () => builtSite(origins, siteName, options.hasPushStandIn ?? false)
  gateway.open(development ? mounts : [...mounts, site()], development?.rest)
  const socketMounts = [
    { path: livePath, upgrade: sockets.upgrade },
    { path: pushPath, upgrade: pushPages.upgrade },
  ]
  gateway.openSockets(socketMounts, development !== undefined)
}

/**
 * Resumes what the last stop interrupted, and starts the schedules and the regular check for
 * overdue payments and connections.
 */
async function resumeWork(
  { stack, standIns, isScheduled }: { stack: Stack; standIns: StandIns; isScheduled: boolean },
  undo: Undo,
): Promise<void> {
  const { payments, queues, s3, uploads } = standIns
  payments.resume()
  await queues.resume()
  // Uploads that were not inspected before the last stop are inspected now.
  if (stack.hasData) for (const key of await s3.list(photoBucket)) uploads.onPut({ bucket: photoBucket, key })
  if (!isScheduled) return
  stack.schedules.start()
  const expiry = setInterval(() => expireOverdue(standIns), 1_000)
  undo.push(() => clearInterval(expiry))
}

const ownDynamoDb = async (dir: string | 'memory', say: (line: string) => void, undo: Undo): Promise<string> => {
  const java = await findJava(path.join(root, '.local/java'), say)
  const database = await startDynamoDb({ dir, java })
  undo.push(database.stop)
  return database.endpoint
}
