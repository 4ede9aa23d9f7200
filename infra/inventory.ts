import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  defaults,
  type JobNeed,
  type JobTimes,
  type Lane,
  lanes,
  type Need,
  type QueueName,
  type QueueNeed,
  queueNames,
  type ReactionNeed,
  type SocketKey,
  type SocketNeed,
  socketRoutes,
  type TopicNeed,
  type UploadNeed,
} from '#functions/platform/needs.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type StreamFilter, streamFilters } from './build/stream-filters.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** Imports a module by its path in the project; the development server gives the newest version. */
export type Load = (file: string) => Promise<Record<string, unknown>>

const loaded = new Map<string, ReturnType<Load>>()

/**
 * Cached here, since a test's module runner asks its main process at every import, even of a loaded
 * module.
 */
export const loadOnce: Load = (file) => {
  const known = loaded.get(file) ?? import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)
  loaded.set(file, known)
  return known
}

/** Lines of a domain's needs.ts, by kind of function. */
type NeedsFile = {
  needs?: Record<string, Need>
  jobs?: Record<string, JobNeed>
  uploads?: Record<string, UploadNeed>
  topics?: Record<string, TopicNeed>
  queues?: Record<string, QueueNeed>
  sockets?: Record<string, SocketNeed>
  reactions?: Record<string, ReactionNeed>
}

/** A need with its defaults filled in: memory in MB, timeout in seconds. */
type CompleteNeed = Need & Required<Pick<Need, 'memory' | 'timeoutSeconds'>>

/** `name` is unique and names the folder of its bundle under dist/functions. */
type Named = { name: string; domain: string; key: string; need: CompleteNeed }
export type EndpointEntry = Named & { kind: 'endpoint'; file: string; method: string; path: string }
export type JobEntry = Named & { kind: 'job'; file: string } & JobTimes
export type UploadEntry = Named & { kind: 'upload'; file: string; prefix: string; packages: readonly string[] }
export type TopicEntry = Named & { kind: 'topic'; file: string; topic: TopicNeed['topic'] }
/** Reader of the queue `key`. */
export type QueueEntry = Named & { kind: 'queue'; key: QueueName; file: string } & Pick<
    QueueNeed,
    'batchSize' | 'concurrency' | 'tries'
  >
/** Function of the WebSocket API, started by the route of its key. */
export type SocketEntry = Named & { kind: 'socket'; key: SocketKey; file: string }
/** All reactions of a lane are one function: more readers would starve each other on the stream. */
export type StreamEntry = Named & {
  kind: 'stream'
  lane: Lane
  files: readonly string[]
  filters: readonly StreamFilter[]
}
export type FunctionEntry = EndpointEntry | JobEntry | UploadEntry | TopicEntry | QueueEntry | SocketEntry | StreamEntry

/**
 * Kinds of functions with one file each, in `functions/<domain>/<folder>`. `details` takes fields
 * from the line in needs.ts.
 */
const kinds = {
  job: { folder: 'jobs', details: ({ every, hours }: JobNeed) => ({ every, hours }) as JobTimes },
  upload: { folder: 'uploads', details: ({ prefix, packages = [] }: UploadNeed) => ({ prefix, packages }) },
  topic: { folder: 'topics', details: ({ topic }: TopicNeed) => ({ topic }) },
  queue: {
    folder: 'queues',
    details: ({ batchSize, concurrency, tries }: QueueNeed) => ({ batchSize, concurrency, tries }),
  },
  socket: { folder: 'sockets', details: () => ({}) },
} as const

/** Kinds with given keys: one function for each key, and none for another. */
const givenKeys: Partial<Record<FunctionEntry['kind'], readonly string[]>> = {
  queue: queueNames,
  socket: Object.keys(socketRoutes),
}

const completeNeed = (need: Need): CompleteNeed => ({ ...defaults, ...need })

/**
 * Every call except public ones reads a member's or staff session, signed with the session keys.
 */
const needOfCall = ({ access }: Endpoint, need: Need): CompleteNeed =>
  completeNeed(access === 'public' ? need : { ...need, env: ['sessionKeys', ...(need.env ?? [])] })

/** Modules in a folder of all domains, as paths within the project. */
const filesIn = (folder: string): { domain: string; key: string; file: string }[] =>
  globSync(`functions/*/${folder}/*.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ file, domain: file.split('/')[1]!, key: path.basename(file, '.ts') }))

/** Timeout of a stream function for one batch. */
const streamSeconds = 60

/** Combined need of the reactions that share a stream function. */
function mergedNeed(needs: readonly Need[]): CompleteNeed {
  const env = [...new Set(needs.flatMap((need) => need.env ?? []))]
  const strongest = (kind: 'table' | 'photos'): 'read' | 'write' | undefined =>
    needs.some((need) => need[kind] === 'write') ? 'write' : needs.some((need) => need[kind]) ? 'read' : undefined
  const [table, photos] = [strongest('table'), strongest('photos')]
  const queues = [...new Set(needs.flatMap((need) => need.queues ?? []))]
  return {
    ...(table && { table }),
    ...(photos && { photos }),
    ...(needs.some(({ mail }) => mail) && { mail: true }),
    ...(needs.some(({ copies }) => copies) && { copies: true }),
    ...(needs.some(({ moderation }) => moderation) && { moderation: true }),
    ...(needs.some(({ live }) => live) && { live: true }),
    ...(queues.length > 0 && { queues }),
    ...(env.length > 0 && { env }),
    memory: Math.max(defaults.memory, ...needs.map(({ memory = 0 }) => memory)),
    timeoutSeconds: streamSeconds,
    impact: [...new Set(needs.map(({ impact }) => impact))].join(' '),
  }
}

let listing: Promise<readonly FunctionEntry[]> | undefined

/**
 * Every function of the product, for bundler, stacks, local run and tests: one per call of the
 * contract, one per file of the other kinds, one per lane of the stream. Throws with all gaps at
 * once: a call without a handler, a file without a line in its domain's needs.ts. Only the
 * development server's modules can change, and are read again at each listing.
 */
export function listFunctions(load: Load = loadOnce): Promise<readonly FunctionEntry[]> {
  if (load !== loadOnce) return readFunctions(load)
  listing ??= readFunctions(load)
  return listing
}

async function readFunctions(load: Load): Promise<FunctionEntry[]> {
  const gaps: string[] = []
  const readNeeds = async (domain: string): Promise<NeedsFile> => {
    const file = `functions/${domain}/needs.ts`
    return existsSync(path.join(root, file)) ? ((await load(file)) as NeedsFile) : {}
  }
  // Each needs.ts is read once per listing: the development server lists the jobs every second.
  const needs = new Map<string, Promise<NeedsFile>>()
  const needsOf = (domain: string): Promise<NeedsFile> => {
    const read = needs.get(domain) ?? readNeeds(domain)
    needs.set(domain, read)
    return read
  }
  const lineOf = async <List extends keyof NeedsFile>(list: List, domain: string, key: string) => {
    const found = (await needsOf(domain))[list]?.[key]
    if (!found) gaps.push(`${key} is missing in ${list} of functions/${domain}/needs.ts`)
    return (found ?? { impact: '' }) as NonNullable<NeedsFile[List]>[string]
  }

  const { contract } = (await load('shared/contract/index.ts')) as {
    contract: Record<string, Record<string, Endpoint>>
  }
  const calls = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({ domain, key, endpoint })),
  )
  const endpoints = calls.map(async ({ domain, key, endpoint }): Promise<EndpointEntry> => {
    const file = `functions/${domain}/endpoints/${key}.ts`
    if (!existsSync(path.join(root, file))) gaps.push(`${file} is missing`)
    const need = needOfCall(endpoint, await lineOf('needs', domain, key))
    return {
      kind: 'endpoint',
      name: `${domain}/${key}`,
      domain,
      key,
      file,
      method: endpoint.method,
      path: endpoint.path,
      need,
    }
  })

  const others = Object.entries(kinds).flatMap(([kind, { folder, details }]) =>
    filesIn(folder).map(async ({ domain, key, file }) => {
      const line = await lineOf(folder, domain, key)
      const own = (details as (line: Need) => object)(line)
      return { kind, name: `${domain}/${key}`, domain, key, file, ...own, need: completeNeed(line) } as FunctionEntry
    }),
  )

  const reactions = await Promise.all(
    filesIn('reactions').map(async ({ domain, key, file }) => ({ file, need: await lineOf('reactions', domain, key) })),
  )
  const streams = lanes.map((lane): StreamEntry => {
    const own = reactions.filter(({ need }) => need.lane === lane)
    if (own.length === 0) gaps.push(`A reaction of lane ${lane} is missing`)
    const needs = own.map(({ need }) => need)
    return {
      ...{ kind: 'stream', name: `stream/${lane}`, domain: 'stream', key: lane, lane },
      files: own.map(({ file }) => file),
      filters: streamFilters(needs.flatMap(({ follows }) => follows)),
      need: mergedNeed(needs),
    }
  })

  const all = await Promise.all([...endpoints, ...others])
  for (const [kind, given] of Object.entries(givenKeys)) {
    const own = all.filter((entry) => entry.kind === kind)
    for (const name of given) {
      const count = own.filter(({ key }) => key === name).length
      if (count !== 1) gaps.push(`${count} functions of kind ${kind} have the key ${name}, instead of one`)
    }
    for (const { key, name } of own)
      if (!given.includes(key)) gaps.push(`${name}: functions/platform/needs.ts has no ${kind} ${key}`)
  }
  if (gaps.length) throw new Error(`Not every function is complete:\n${gaps.map((gap) => `- ${gap}`).join('\n')}`)
  return [...all, ...streams]
}

/** Functions of one kind. */
export const listFunctionsOf = async <Kind extends FunctionEntry['kind']>(kind: Kind, load: Load = loadOnce) =>
  (await listFunctions(load)).filter((entry): entry is Extract<FunctionEntry, { kind: Kind }> => entry.kind === kind)
