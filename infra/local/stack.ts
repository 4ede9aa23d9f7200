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
import { photoCaching } from '#shared/rules/photo-limits.ts'
import { createClock, type LocalClock } from './clock.ts'
import { startDynamoDb } from './dynamodb.ts'
import { originsOf, photoBucket, setEnvironment } from './environment.ts'
import type { Flexpay } from './flexpay.ts'
import { loadStreamHandler } from './functions.ts'
import { type Rest, startGateway } from './gateway.ts'
import { findJava } from './java.ts'
import { keep, readKept } from './kept-file.ts'
import { builtSite, mountsOf } from './mounts.ts'
import type { Payments } from './payments.ts'
import type { PushService } from './push.ts'
import { pushPath } from './push-stand-in.ts'
import type { Queues } from './queues.ts'
import { createReset } from './reset.ts'
import type { S3 } from './s3.ts'
import { createSchedules, type Schedules } from './schedules.ts'
import type { Login, Seed } from './seed-target.ts'
import type { Mailbox } from './ses.ts'
import type { SmsBox } from './sms.ts'
import type { Sockets } from './sockets.ts'
import { createStandIns } from './stand-ins.ts'
import { type StreamFeed, startStream } from './stream.ts'
import {
  createTable,
  deleteTable,
  findMember,
  hasIndexes,
  putMark,
  streamClient,
  type TableShape,
  tableClient,
} from './table.ts'
import { createMailFeedback, type TellFeedback } from './topics.ts'
import type { Yoti } from './yoti.ts'

export type StackOptions = {
  /** 0 or absent: a free port. */
  port?: number
  /** Folder of all data; in memory nothing survives `stop`. */
  dir?: string | 'memory'
  /** Countries whose sites are served; the first is at plain localhost. */
  countries?: readonly CountryCode[]
  /** Whether the console shows only errors, without progress and skipped stream records. */
  quiet?: boolean
  /**
   * A running DynamoDB Local, shared by several stacks with a table each. Default: starts its own.
   */
  dynamodb?: string
  /**
   * Whether jobs run by themselves; runJob works either way. Default: only if `dir` is a folder.
   */
  schedules?: boolean
  /** Delays between the attempts of a payment report, in milliseconds. */
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
   * The site from its sources, and functions in their newest version. Gets the gateway's server for
   * the hot reload's socket.
   */
  develop?: (server: Server) => Promise<Development>
}

export type Development = { rest: Rest; load: Load; close(): Promise<void> }

export type Stack = {
  /** Origin of the first country's site, such as http://localhost:3000; 127.0.0.1 works as well. */
  url: string
  /**
   * Origin per country. If the system does not resolve names such as `be.localhost`, call `url`
   * with that name in the header `host`.
   */
  origins: Readonly<Record<string, string>>
  /** DynamoDB Local's address. */
  endpoint: string
  tableName: string
  /** The functions' `process.env`. */
  env: Readonly<Record<string, string>>
  mailbox: Mailbox
  sms: SmsBox
  pushes: PushService
  payments: Payments
  flexpay: Flexpay
  yoti: Yoti
  s3: S3
  queues: Queues
  sockets: Sockets
  clock: LocalClock
  schedules: Schedules
  /**
   * Reports a bounce or a spam complaint to the site, as feedback on the last mail to an address.
   */
  tellMailFeedback: TellFeedback
  /** Runs a scheduled job now, and rejects with what it throws. */
  runJob(domain: string, key: string): Promise<void>
  /**
   * Resolves when all payment reports, uploads, stream records, queued messages and their effects
   * are processed, and posted frames are sent.
   */
  settle(): Promise<void>
  logins(): readonly Login[]
  /** Whether a seeding was completed here. */
  isSeeded(): boolean
  /** Whether the table existed before this start. */
  hasData: boolean
  /**
   * Whether indexes and stored attributes are of this version; if not, the data must be reseeded.
   */
  isCurrentData(): Promise<boolean>
  /** Adds seed data to the existing data. */
  seed(progress: (done: number, total: number) => void): Promise<void>
  clear(): Promise<void>
  stop(): Promise<void>
}

type Keys = typeof import('#functions/table/keys.ts')
type OpenApiWriter = typeof import('#infra/build/openapi.ts')

/** Prints errors even with `quiet`. */
const complain = (line: string) => console.error(line)

const noFeed: StreamFeed = { settle: async () => {}, stop: async () => {} }

/** Functions read their environment from process.env, so only one stack can run in a process. */
let isRunning = false

/**
 * Everything the product needs, in this process: see README.md. Sets the environment of the
 * functions, so only one stack per process at a time.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  if (isRunning) throw new Error('A stack is running in this process: stop it first')
  isRunning = true
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
    isRunning = false
  }
  try {
    return await composed(options, undo, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function composed(options: StackOptions, undo: (() => unknown)[], stop: () => Promise<void>): Promise<Stack> {
  const { dir = 'memory', countries = ['NL', 'BE', 'DE'] } = options
  const isKept = dir !== 'memory'
  const say = (line: string) => {
    if (!options.quiet) console.log(line)
  }
  const home = isKept ? path.resolve(dir) : await mkdtemp(path.join(tmpdir(), 'site-'))
  if (!isKept) undo.push(() => rm(home, { recursive: true, force: true }))
  const kept = (name: string): { file?: string } => (isKept ? { file: path.join(home, name) } : {})

  // The port comes first: it fails most often, and every address contains it.
  const gateway = await startGateway(options.port ?? 0, complain)
  undo.push(() => gateway.close())
  const hasData = isKept && existsSync(path.join(home, 'table'))
  const endpoint = options.dynamodb ?? (await ownDynamoDb(isKept ? path.join(home, 'table') : 'memory', say, undo))

  const development = await options.develop?.(gateway.server)
  if (development) undo.push(() => development.close())
  const load = development?.load ?? loadOnce

  const { port } = gateway
  const origins = originsOf(countries, port)
  const url = origins[countries[0]!]!
  const tableName = isKept ? 'site' : `site-${crypto.randomUUID()}`
  const env = setEnvironment({ port, origins, endpoint, tableName, secretsFile: kept('secrets.json').file })

  const { clock: target } = (await load('functions/platform/clock.ts')) as { clock: Clock }
  let schedules: Schedules | undefined
  const isScheduled = options.schedules ?? isKept
  const clock = createClock({
    target,
    ...kept('clock.json'),
    onMove: () => {
      payments.expireOverdue()
      sockets.closeOverdue()
      if (isScheduled) void schedules?.runDue().catch((error: unknown) => complain(`Schedules: ${String(error)}`))
    },
  })
  undo.push(() => {
    target.offsetMs = 0
    delete target.stoppedAt
  })
  const now = clock.now
  const { mailbox, sms, pushPages, pushes, payments, flexpay, yoti, uploads, queues, sockets, s3 } = createStandIns({
    ...{ isKept, home, kept, load, now, port, url, say: complain },
    pushPublicKey: env[variableNames.pushPublicKey]!,
    reportDelaysMs: options.reportDelaysMs,
  })
  undo.push(() => payments.stop())
  undo.push(() => flexpay.stop())
  schedules = createSchedules({
    load,
    clock,
    timeZone: countryOf(countries[0]!).timeZone,
    say,
    ...kept('schedules.json'),
  })
  undo.push(() => schedules.stop())

  const tellMailFeedback = createMailFeedback(load, mailbox)

  const client = tableClient(endpoint)
  const streams = streamClient(endpoint)
  undo.push(() => [client.destroy(), streams.destroy()])
  let feed: StreamFeed
  const readShape = async () =>
    (await load('functions/table/shape.ts')) as { tableShape: TableShape; dataVersion: number }
  const openTable = async () => {
    const streamArn = await createTable(client, tableName, (await readShape()).tableShape)
    if (options.reactions === false) {
      feed = noFeed
      return
    }
    feed = await startStream({
      client: streams,
      streamArn,
      handlerOf: (lane) => loadStreamHandler(load, lane),
      mark: (name) => putMark(client, tableName, name),
      say,
      pauseMs: options.streamPauseMs,
      ...kept('stream.json'),
    })
  }
  await openTable()
  // Calls wait while the table is deleted and created anew.
  let opened = Promise.resolve()
  // In a shared database the table would remain after the test.
  if (!isKept && options.dynamodb) undo.push(() => deleteTable(client, tableName))
  undo.push(() => feed.stop())

  const loginsFile = path.join(home, 'logins.json')
  const versionFile = path.join(home, 'data-version.json')
  const stack: Stack = {
    url,
    origins,
    endpoint,
    tableName,
    env,
    mailbox,
    sms,
    pushes,
    payments,
    flexpay,
    yoti,
    s3,
    queues,
    sockets,
    clock,
    schedules,
    tellMailFeedback,
    runJob: schedules.run,
    async settle() {
      // A report or a message leads to writes; a write may lead to a new report or message.
      for (let delivered = -1; delivered !== queues.deliveries(); ) {
        delivered = queues.deliveries()
        await payments.settle()
        await flexpay.settle()
        await uploads.settle()
        await sockets.settle()
        await feed.settle()
        await payments.settle()
        await queues.settle()
      }
    },
    logins: () => readKept<readonly Login[]>(loginsFile, []),
    isSeeded: () => existsSync(loginsFile),
    hasData,
    async isCurrentData() {
      const { tableShape, dataVersion } = await readShape()
      // Data of an interrupted seeding is replaced anyway, so its version does not matter.
      const isCurrentVersion = !existsSync(loginsFile) || readKept(versionFile, 1) === dataVersion
      return isCurrentVersion && hasIndexes(client, tableName, tableShape)
    },
    async seed(progress) {
      const { logins } = (await options.seed?.({
        tableName,
        putPhoto: async (key, body, contentType) => {
          await s3.put(photoBucket, key, body, { contentType, cacheControl: photoCaching.browser })
        },
        portraitsDir: path.join(root, '.local/portraits'),
        now: now(),
        progress,
      })) ?? { logins: [] }
      keep(versionFile, (await readShape()).dataVersion)
      keep(loginsFile, logins)
    },
    async clear() {
      // Closing connections writes to the table.
      await sockets.clear()
      const { promise, resolve } = Promise.withResolvers<void>()
      opened = promise
      try {
        await feed.stop()
        await deleteTable(client, tableName)
        mailbox.clear()
        sms.clear()
        pushes.clear()
        payments.clear()
        flexpay.clear()
        yoti.clear()
        schedules.clear()
        queues.clear()
        await rm(loginsFile, { force: true })
        await s3.clear()
        await openTable()
      } finally {
        resolve()
      }
    },
    stop,
  }

  const anew = createReset(stack)
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
    memberOf: async (connection: string) => {
      const { keys } = (await load('functions/table/keys.ts')) as Keys
      return findMember(client, tableName, keys.connectionMember(connection))
    },
    origins,
    logins: stack.logins,
    openApi: async () => ((await load('infra/build/openapi.ts')) as OpenApiWriter).openApiDocument(),
    ...anew,
  }
  const mounts = mountsOf({
    ...{ load, s3, workshop, say: complain, secondsPerCall: options.secondsPerCall },
    whenOpen: () => opened,
  })
  const site = () => builtSite(origins, env[variableNames.siteName]!, options.hasPushStandIn ?? false)
  gateway.open(development ? mounts : [...mounts, site()], development?.rest)
  const socketMounts = [
    { path: livePath, upgrade: sockets.upgrade },
    { path: pushPath, upgrade: pushPages.upgrade },
  ]
  gateway.openSockets(socketMounts, development !== undefined)
  payments.resume()
  await queues.resume()
  // Uploads that were not inspected before the last stop are inspected now.
  if (hasData) for (const key of await s3.list(photoBucket)) uploads.onPut({ bucket: photoBucket, key })
  if (isScheduled) {
    schedules.start()
    const expiry = setInterval(() => {
      payments.expireOverdue()
      sockets.closeOverdue()
    }, 1_000)
    undo.push(() => clearInterval(expiry))
  }
  // The steps run in reverse order: inspections end first, because they need the bucket behind the
  // gateway; then the gateway closes; then everything else stops.
  undo.push(() => gateway.close())
  undo.push(() => pushPages.stop())
  undo.push(() => Promise.all([uploads.settle(), queues.stop(), sockets.stop()]))
  return stack
}

const ownDynamoDb = async (
  dir: string | 'memory',
  say: (line: string) => void,
  undo: (() => unknown)[],
): Promise<string> => {
  const java = await findJava(path.join(root, '.local/java'), say)
  const database = await startDynamoDb({ dir, java })
  undo.push(database.stop)
  return database.endpoint
}
